import type { Command, CommandContext } from './command.ts';
import { keysCommand } from './keys.ts';

export const USAGE = `Usage:
  npm run import -- --organization NAME FILE...
  npm run keys -- create --organization NAME [--label TEXT]
  npm run keys -- list
  npm run keys -- revoke PREFIX`;

/** Loaded when used: the import brings readers along that nothing else needs. */
const commands: Record<string, () => Promise<Command>> = {
  import: async () => (await import('./import.ts')).importCommand,
  keys: async () => keysCommand,
};

/** True where `argv` names a command; nothing needs to be opened to say otherwise. */
export const isCommand = ([name]: readonly string[]) => name !== undefined && Object.hasOwn(commands, name);

/**
 * Runs the command that `argv` names. Nothing escapes: the running service does this for others.
 * @returns the exit status
 */
export async function runCommand([name = '', ...args]: string[], context: CommandContext): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    context.printError(USAGE);
    return 2;
  }
  try {
    const command = await load();
    return await command(args, context);
  } catch (error) {
    // Drizzle's message repeats the statement and its values; the cause says what was wrong.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    context.printError(`Failed: ${cause instanceof Error ? cause.message : String(cause)}`);
    return 1;
  }
}
