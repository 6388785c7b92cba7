import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The longest path of a Unix socket that all systems accept, in bytes. */
export const MAX_SOCKET_PATH = 100;

/**
 * The socket on which the running service accepts commands for the embedded database in `dataDir`. If its path would be too
 * long, it is in the system's temporary folder.
 */
export function socketPath(dataDir: string): string {
  const path = join(resolve(dataDir), 'service.sock');
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH) return path;
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return join(tmpdir(), `kol-desk-${userInfo().uid}-${name}.sock`);
}

/**
 * Tells whether only this user can have created the socket. In the temporary folder, another user could have been faster and would
 * receive the commands. In `DATA_DIR`, only its owner can create one.
 * @param path the result of `socketPath`
 * @returns null if there is nothing at a path in the temporary folder
 */
export function isTrusted(path: string, uid = process.getuid?.()): boolean | null {
  if (dirname(path) !== resolve(tmpdir())) return true;
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats === undefined ? null : stats.uid === uid;
}

/** Tells whether a process listens on a socket. The file alone may be left over from a killed process. */
export async function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
