import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LockedByAnother } from '../db/lock.ts';
import { DatabaseOpenError } from '../db/open.ts';
import type { CommandOutput } from './command.ts';
import type { Progress } from './progress.ts';
import { splitLines } from './splitLines.ts';

/** What the socket carries, one JSON text a line: the request, then output and progress, then the exit status. */
export interface Request {
  argv: string[];
  cwd: string;
}
export type Reply = { out: string } | { error: string } | { progress: Progress } | { exit: number };

/**
 * Sends a command to the running service, which runs it on its own database.
 * @returns the exit status; null where no service listens at `path`
 */
export async function sendCommand(path: string, request: Request, output: CommandOutput): Promise<number | null> {
  const socket = connect(path);
  const isOpen = await new Promise<boolean>((settle) => {
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
  if (!isOpen) return null;

  socket.write(`${JSON.stringify(request)}\n`);
  try {
    for await (const line of splitLines(socket.setEncoding('utf8'))) {
      if (line === '') continue;
      const reply: Reply = JSON.parse(line);
      if ('out' in reply) output.print(reply.out);
      else if ('error' in reply) output.printError(reply.error);
      else if ('progress' in reply) output.showProgress(reply.progress);
      else return reply.exit;
    }
  } catch (error) {
    // A service that is killed resets the connection.
    if (socket.errored === null) throw error;
  }
  output.printError('The service stopped before the command was done. Nothing says whether it took effect.');
  return 1;
}

/** How long a command waits for the process that has the embedded database open: it may be changing tables or loading records. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/**
 * Tries again while another running process has the embedded database open: a service that starts holds it for some
 * seconds before it takes commands, and another command gives it back.
 * @param attempt throws `DatabaseOpenError` where the database is held
 * @param print receives once what is waited for
 * @throws DatabaseOpenError where that takes too long
 */
export async function waitForLock<Result>(
  attempt: () => Promise<Result>,
  print: (line: string) => void,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const end = Date.now() + patienceMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const holder = error instanceof DatabaseOpenError && error.cause instanceof LockedByAnother ? error.cause : null;
      if (holder === null || Date.now() >= end) throw error;
      if (tries === 0)
        print(`Waiting for process ${holder.pid}, which has the database open and takes no commands yet…`);
      await pause(PAUSE_MS);
    }
  }
}
