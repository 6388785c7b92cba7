import { stripVTControlCharacters } from 'node:util';
import { type ArgsDef, type CommandDef, defineCommand, parseArgs, renderUsage, runCommand as run } from 'citty';
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
    await run(command, { rawArgs, data: { ...context, print } });
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

/** The innermost command in `argv`, and the arguments after its name. */
async function findCommand(argv: string[], command: CommandDef = program, parent?: CommandDef): Promise<Found> {
  const [name = '', ...rest] = argv;
  const subCommands = (await resolve(command.subCommands)) ?? {};
  const next = Object.hasOwn(subCommands, name) ? subCommands[name] : undefined;
  if (next !== undefined) return findCommand(rest, await resolve(next), command === program ? undefined : command);
  const usage = stripVTControlCharacters(await renderUsage(command, parent)).replace(/ +$/gm, '');
  return { command, rawArgs: argv, usage };
}

interface Found {
  command: CommandDef;
  rawArgs: string[];
  usage: string;
}

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
