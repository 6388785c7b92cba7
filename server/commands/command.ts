import type { Database } from '../db/connect.ts';
import type { Progress } from './progress.ts';

/** What a command works with. It runs in its own process, or in the running service on behalf of another one. */
export interface CommandContext extends CommandOutput {
  db: Database;
  /** The caller's folder: relative file names start here, not in `process.cwd()`. */
  cwd: string;
  /** Aborted when the caller goes away (Ctrl-C): a command that has stored nothing yet may then stop. */
  signal?: AbortSignal;
}

/** What the person at the terminal gets to see. */
export interface CommandOutput {
  print(line: string): void;
  printError(line: string): void;
  /** A command that may take long calls this now and then. */
  showProgress(progress: Progress): void;
}

/** A command was called with wrong arguments: exit status 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A command was refused; the lines say why: exit status 1. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** The longest name of an organization and the longest label. */
const MAX_LENGTH = 200;

/** @returns the text without the blanks around it */
export function checkText(option: string, given: string): string {
  const text = given.trim();
  if (text.length > MAX_LENGTH) throw new UsageError(`${option} takes at most ${MAX_LENGTH} characters.`);
  // A control character could make a list in the terminal say something else.
  if (/\p{Cc}/u.test(text)) throw new UsageError(`${option} takes one line of plain text.`);
  return text;
}

/** The name of an organization, which must not be blank. */
export function checkOrganization(given: string): string {
  const name = checkText('--organization', given);
  if (name === '') throw new UsageError('--organization must not be blank.');
  return name;
}
