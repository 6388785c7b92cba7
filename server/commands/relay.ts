import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { CommandOutput } from './command.ts';
import type { Progress } from './progress.ts';

/** What the socket carries, one JSON text a line: the request, then output and progress, then the exit status. */
export interface Request {
  argv: string[];
  cwd: string;
}
export type Reply = { out: string } | { error: string } | { progress: Progress } | { exit: number };

/**
 * Has the running service run a command on its own database.
 * @returns the exit status; null where no service listens at `path`
 */
export async function relayCommand(path: string, request: Request, output: CommandOutput): Promise<number | null> {
  const socket = connect(path);
  const isOpen = await new Promise<boolean>((settle) => {
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
  if (!isOpen) return null;

  socket.on('error', () => socket.destroy());
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const reply: Reply = JSON.parse(line);
    if ('out' in reply) output.print(reply.out);
    else if ('error' in reply) output.printError(reply.error);
    else if ('progress' in reply) output.showProgress(reply.progress);
    else return reply.exit;
  }
  output.printError('The service stopped before the command was done. Nothing says whether it took effect.');
  return 1;
}
