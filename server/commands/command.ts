import { InvalidArgumentError, Option } from 'commander';
import stringWidth from 'string-width';
import type { Database } from '../db/connect.ts';
import type { Progress } from './progress.ts';

/** The context of a command. It runs in its own process, or in the running service for another process. */
export interface CommandContext extends CommandOutput {
  db: Database;
  /** The caller's folder, to which file names are relative. */
  cwd: string;
  /** Aborted if the caller ends (Ctrl-C). */
  signal?: AbortSignal;
}

/** What a command does, once its arguments are known to be valid. */
export type Work = (context: CommandContext) => Promise<void>;

/** Called by the action of a command, in place of doing the work: the database is opened only after the arguments are checked. */
export type Start = (work: Work) => void;

/** The output for the user's terminal. */
export interface CommandOutput {
  /** A command with many lines waits for each, so that they do not fill the memory while the reader pauses. */
  print(line: string): unknown;
  /** Prints a line of the error output; like `print`, it may be awaited. */
  printError(line: string): unknown;
  /** Called repeatedly by a command that may take long. */
  showProgress(progress: Progress): void;
}

/** Shows control characters and changes of the writing direction as escapes, so that a stored name cannot control the terminal. */
export const escapeControls = (line: string) =>
  line.replace(
    /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Prints a table with aligned columns. The first row is its head. Characters of Japanese, for example, fill two places each. */
export async function printTable(rows: string[][], print: CommandOutput['print']) {
  const escaped = rows.map((row) => row.map(escapeControls));
  const widths =
    escaped[0]?.map((_, column) => Math.max(...escaped.map((row) => stringWidth(row[column] ?? '')))) ?? [];
  for (const row of escaped) {
    const cells = row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - stringWidth(cell)));
    await print(cells.join('  ').trimEnd());
  }
}

/** The command failed for the reasons in `lines`: exit status 1. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** The longest name of an organization, and the longest label. */
const MAX_LENGTH = 200;

/** The parser of an option with a text. */
export function parseText(given: string): string {
  const text = given.trim();
  // The value was forgotten, and this is the next option.
  if (text.startsWith('--')) throw new InvalidArgumentError('It must not begin with --.');
  if (text.length > MAX_LENGTH) throw new InvalidArgumentError(`It takes at most ${MAX_LENGTH} characters.`);
  // Control characters could falsify a list in the terminal.
  if (/\p{Cc}/u.test(text)) throw new InvalidArgumentError('It takes one line of plain text.');
  return text;
}

/** The parser of an option or an argument with a text that is not blank. */
export function parseName(given: string): string {
  const name = parseText(given);
  if (name === '') throw new InvalidArgumentError('It must not be blank.');
  return name;
}

/** The required option that names an organization. */
export const organizationOption = (description: string) =>
  new Option('--organization <name>', description).makeOptionMandatory().argParser(parseName);
