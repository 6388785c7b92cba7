import type { Database } from '../db/connect.ts';
import type { Progress } from './progress.ts';

/** What a command works with. It runs in its own process, or in the running service on behalf of another one. */
export interface CommandContext {
  db: Database;
  /** The folder in which the caller stands: relative file names start here, not in `process.cwd()`. */
  cwd: string;
  print(line: string): void;
  printError(line: string): void;
  /** Told now and then by a command that may take long. */
  showProgress(progress: Progress): void;
  /** Aborted when the caller has gone away (Ctrl-C): a command that has stored nothing yet may then stop. */
  signal?: AbortSignal;
}

/** @returns the exit status: 0 done, 1 refused or failed, 2 wrong usage */
export type Command = (args: string[], context: CommandContext) => Promise<number>;
