import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

/** The longest address of a Unix socket that every system takes, in bytes. */
const LONGEST = 100;

/**
 * Where the running service takes commands for the embedded database in `dataDir`. A folder that lies too deep for a
 * socket has it in the system's temporary folder; there too only its owner can open it.
 */
export function socketPath(dataDir: string): string {
  const path = join(resolve(dataDir), 'service.sock');
  if (Buffer.byteLength(path) <= LONGEST) return path;
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return join(tmpdir(), `kol-desk-${userInfo().uid}-${name}.sock`);
}

/** True where somebody listens: a socket's file alone says nothing, it outlives a killed process. */
export function answers(path: string): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });
}
