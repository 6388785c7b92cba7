import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { lines } from 'stream-chain/utils/lines.js';
import { DatabaseLockedError } from '../db/lock.ts';
import { assertTrustedSocket, DatabaseOpenError } from '../db/open.ts';
import type { CommandOutput } from './command.ts';
import type { Progress } from './progress.ts';

/** The messages on the socket, one JSON text per line: the request, then output and progress, then the exit status. */
export interface Request {
  argv: string[];
  cwd: string;
}
export type Reply = { out: string } | { error: string } | { progress: Progress } | { exit: number };

/**
 * Sends a command to the running service, which runs it on its database.
 * @returns the exit status; null if no service listens at `path`
 * @throws DatabaseOpenError if another user may have created the socket
 */
export async function sendCommand(path: string, request: Request, output: CommandOutput): Promise<number | null> {
  if (!assertTrustedSocket(path)) return null;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  try {
    // Once more, because another user may have created the socket between the first check and the connection.
    if (!assertTrustedSocket(path)) return null;
    socket.write(`${JSON.stringify(request)}\n`);
    const split = lines();
    for await (const chunk of socket.setEncoding('utf8'))
      for (const line of split(chunk)) {
        const reply: Reply = JSON.parse(line);
        if ('out' in reply) output.print(reply.out);
        else if ('error' in reply) output.printError(reply.error);
        else if ('progress' in reply) output.showProgress(reply.progress);
        else return reply.exit;
      }
  } catch (error) {
    // If the service is killed, the connection is reset.
    if (socket.errored === null) throw error;
  } finally {
    socket.destroy();
  }
  output.printError('The service stopped before the command finished. Check whether it took effect.');
  return 1;
}

/** How long a command waits while another process has locked the embedded database, for example to migrate or to import. */
const TIMEOUT_MS = 60_000;
const PAUSE_MS = 100;

/**
 * Tries again while another process has locked the embedded database. A service locks it seconds before it accepts commands, and
 * another command releases it.
 * @param attempt throws `DatabaseOpenError` if the database is locked
 * @param print is called once if it has to wait
 * @throws DatabaseOpenError after the timeout
 */
export async function waitForLock<Result>(
  attempt: () => Promise<Result>,
  print: (line: string) => void,
  timeoutMs = TIMEOUT_MS,
): Promise<Result> {
  const end = Date.now() + timeoutMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const lock =
        error instanceof DatabaseOpenError && error.cause instanceof DatabaseLockedError ? error.cause : null;
      if (lock === null || Date.now() >= end) throw error;
      if (tries === 0) print(`Waiting for process ${lock.pid}, which has the database open and takes no commands yet…`);
      await pause(PAUSE_MS);
    }
  }
}
