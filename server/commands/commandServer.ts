import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { Database } from '../db/connect.ts';
import { assertTrustedSocket } from '../db/open.ts';
import type { Reply, Request } from './commandClient.ts';
import { runCommand } from './runCommand.ts';

/**
 * Accepts commands for the embedded database of this process, on a Unix socket that only its owner can open.
 * The caller has locked the folder (`db/lock.ts`), so an existing socket is left over from a killed process.
 * @throws DatabaseOpenError if another user has created the socket
 * @returns a function that closes the server, and aborts commands that still run after the given time
 */
export async function startCommandServer(path: string, db: Database): Promise<(graceMs: number) => Promise<void>> {
  const running = new Map<Promise<void>, Socket>();
  const server = createServer((socket) => {
    const command = serve(socket, db).finally(() => running.delete(command));
    running.set(command, socket);
  });
  assertTrustedSocket(path);
  rmSync(path, { force: true });
  // `listen` creates the socket at once. With the mask, it is never open to other users.
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
  await once(server, 'listening');
  chmodSync(path, 0o600);

  return async (graceMs) => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    // A closed connection aborts its command. An import is one transaction, so nothing is stored.
    const timer = setTimeout(() => {
      for (const socket of running.values()) socket.destroy();
    }, graceMs);
    await Promise.all(running.keys());
    clearTimeout(timer);
    await closed;
    rmSync(path, { force: true });
  };
}

/** Runs the command of one connection. Catches errors of the connection, so that the service keeps running. */
async function serve(socket: Socket, db: Database) {
  const caller = new AbortController();
  socket.on('error', () => socket.destroy());
  socket.on('close', () => caller.abort());
  /** Resolves when the caller has read enough for more, or has gone. */
  const send = async (reply: Reply) => {
    if (!socket.writable || socket.write(`${JSON.stringify(reply)}\n`)) return;
    await once(socket, 'drain', { signal: caller.signal }).catch(() => undefined);
  };
  const request = await readRequest(socket);
  // A socket that is not read does not notice that the caller has gone.
  socket.resume();
  if (request !== null) {
    const exit = await runCommand(request.argv, {
      db,
      cwd: request.cwd,
      print: (line) => send({ out: line }),
      printError: (line) => send({ error: line }),
      showProgress: (progress) => void send({ progress }),
      signal: caller.signal,
    });
    await send({ exit });
  }
  socket.end();
}

/** The longest request, in characters. Command lines are much shorter. */
const MAX_REQUEST = 1_000_000;

/** Reads the first line. @returns null if it is missing or invalid */
async function readRequest(socket: Socket): Promise<Request | null> {
  // Otherwise the loop would destroy the socket at its end.
  const chunks = socket.setEncoding('utf8').iterator({ destroyOnReturn: false });
  let text = '';
  try {
    for await (const chunk of chunks) {
      text += chunk;
      if (text.length > MAX_REQUEST) return null;
      if (!text.includes('\n')) continue;
      const { argv, cwd } = JSON.parse(text.split('\n', 1)[0] ?? '');
      return Array.isArray(argv) ? { argv: argv.map(String), cwd: String(cwd) } : null;
    }
  } catch {
    // The line is not JSON, or the connection is lost.
  }
  return null;
}
