import { Command, CommanderError, Help } from 'commander';
import { rootMessage } from '../errors.ts';
import { addAuditCommand } from './audit.ts';
import {
  type CommandContext,
  CommandError,
  type CommandOutput,
  escapeControls,
  type Start,
  type Work,
} from './command.ts';
import { addImportCommand } from './import.ts';
import { addKeysCommand } from './keys.ts';
import { addPeopleCommand } from './people.ts';

/**
 * Runs the command in `argv`. It catches all errors, because the running service does this for other processes.
 * @returns the exit status: 0 success, 1 failure, 2 invalid arguments
 */
export async function runCommand(argv: string[], context: CommandContext): Promise<number> {
  const printError = (line: string) => context.printError(escapeControls(line));
  try {
    const work = parseCommand(argv, context);
    if (typeof work === 'number') return work;
    const print = (line: string) => context.print(escapeControls(line));
    await work({ ...context, print });
    return 0;
  } catch (error) {
    if (error instanceof CommandError) for (const line of error.lines) await printError(line);
    else await printError(`Failed: ${rootMessage(error)}`);
    return 1;
  }
}

/**
 * Handles `--help` and invalid arguments, before the database is opened.
 * @returns what the command does, or the exit status if there is nothing to do
 */
export function parseCommand(argv: string[], output: CommandOutput): Work | number {
  let work: Work | number = 0;
  const program = createProgram(output, (started) => {
    work = started;
  });
  try {
    program.parse(argv, { from: 'user' });
    return work;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
}

function createProgram({ print, printError }: CommandOutput, start: Start): Command {
  const eachLine = (write: (line: string) => void) => (text: string) => {
    for (const line of text.trimEnd().split('\n')) write(escapeControls(line));
  };
  const program = new Command('npm run')
    .usage('<command> -- [options]')
    .description('The commands of KOL Desk')
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({ writeOut: eachLine(print), writeErr: eachLine(printError) })
    // npm passes options to a script only after `--`.
    .configureHelp({
      commandUsage: (command) => new Help().commandUsage(command).replace(/^npm run \w+/, '$& --'),
    });
  for (const add of [addImportCommand, addKeysCommand, addPeopleCommand, addAuditCommand]) add(program, start);
  return program;
}
