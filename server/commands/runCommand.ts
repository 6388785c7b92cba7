import { stripVTControlCharacters } from 'node:util';
import {
  type ArgsDef,
  runCommand as cittyRunCommand,
  defineCommand,
  parseArgs,
  renderUsage,
  type SubCommandsDef,
} from 'citty';
import { rootMessage } from '../errors.ts';
import { type CommandContext, CommandError, type CommandOutput, escapeControls, UsageError } from './command.ts';
import { keysCommand } from './keys.ts';
import { peopleCommand } from './people.ts';

const program = defineCommand({
  meta: { name: 'node --import tsx server/commands/main.ts', description: 'The commands of KOL Desk' },
  subCommands: {
    // Loaded on use, because only these need their libraries.
    import: async () => (await import('./import.ts')).importCommand,
    keys: keysCommand,
    people: peopleCommand,
    audit: async () => (await import('./audit.ts')).auditCommand,
  },
});

/**
 * Runs the command in `argv`. It catches all errors, because the running service does this for other processes.
 * @returns the exit status: 0 success, 1 failure, 2 invalid arguments
 */
export async function runCommand(argv: string[], context: CommandContext): Promise<number> {
  const status = await checkUsage(argv, context);
  if (status !== null) return status;
  const { command, rawArgs, usage } = await findCommand(argv);
  const printError = (line: string) => context.printError(escapeControls(line));
  try {
    const print = (line: string) => context.print(escapeControls(line));
    await cittyRunCommand(command, { rawArgs, data: { ...context, print } });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) return reportUsage(error, usage, context);
    if (error instanceof CommandError) for (const line of error.lines) printError(line);
    else printError(`Failed: ${rootMessage(error)}`);
    return 1;
  }
}

/**
 * Handles `--help` and invalid arguments, before the database is opened.
 * @returns the exit status, or null if the command can run
 */
export async function checkUsage(argv: string[], output: CommandOutput): Promise<number | null> {
  const { command, rawArgs, usage } = await findCommand(argv);
  if (rawArgs.includes('--help') || rawArgs.includes('-h')) {
    output.print(usage);
    return 0;
  }
  try {
    const [name] = rawArgs;
    if (command.subCommands !== undefined)
      throw new UsageError(name === undefined ? 'Say what to do.' : `There is no command "${name}".`);
    checkArguments(rawArgs, (await resolve(command.args)) ?? {});
    return null;
  } catch (error) {
    // citty does not export the class of its error for a missing argument.
    if (!(error instanceof Error && ['UsageError', 'CLIError'].includes(error.name))) throw error;
    return reportUsage(error, usage, output);
  }
}

function reportUsage(error: Error, usage: string, { printError }: CommandOutput): number {
  // Like the usage, without the colours of citty, which it also writes into pipes and logs.
  printError(stripVTControlCharacters(error.message));
  printError(usage);
  return 2;
}

type Command = Awaited<ReturnType<typeof resolveCommand>>;

/** The innermost command in `argv`. */
async function findCommand(argv: string[]): Promise<{ command: Command; rawArgs: string[]; usage: string }> {
  let command: Command = program;
  let parent: Command | undefined;
  let rawArgs = argv;
  for (;;) {
    const subCommands: SubCommandsDef = (await resolve(command.subCommands)) ?? {};
    const [name = '', ...rest] = rawArgs;
    const next = Object.hasOwn(subCommands, name) ? subCommands[name] : undefined;
    if (next === undefined) break;
    parent = command === program ? undefined : command;
    command = await resolveCommand(next);
    rawArgs = rest;
  }
  return { command, rawArgs, usage: stripVTControlCharacters(await renderUsage(command, parent)).replace(/ +$/gm, '') };
}

const resolveCommand = (command: SubCommandsDef[string]) => resolve(command);

/** In citty, a definition may be a value, a promise, or a function that returns either. */
async function resolve<Value>(value: Value | Promise<Value> | (() => Value) | (() => Promise<Value>)): Promise<Value> {
  return value instanceof Function ? value() : value;
}

/** citty ignores unknown options and further arguments. Without this check, a typing error would have no effect. */
function checkArguments(rawArgs: string[], definitions: ArgsDef) {
  const optional = Object.entries(definitions).map(([name, definition]) => [name, { ...definition, required: false }]);
  const { _: given, ...options } = parseArgs(rawArgs, Object.fromEntries(optional));
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(definitions, name))
      throw new UsageError(`Unknown option '${name.length > 1 ? '--' : '-'}${name}'`);
    if (value === false) throw new UsageError(`Unknown option '--no-${name}'`);
  }
  const positionals = Object.keys(definitions).filter((name) => definitions[name]?.type === 'positional');
  const extra = given[positionals.length];
  if (extra !== undefined && !positionals.at(-1)?.endsWith('...'))
    throw new UsageError(`Unexpected argument '${extra}'`);
  parseArgs(rawArgs, definitions);
}
