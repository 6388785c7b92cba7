import { join, resolve } from 'node:path';
import { sendCommand } from '../server/commands/commandClient.ts';
import { EmbeddedDatabase } from '../server/db/embedded.ts';
import { socketPath } from '../server/db/socket.ts';
import { startService as startProgram } from '../server/test/program.ts';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Starts the built program like `npm start`. @returns its address, the address that it prints (with a code, if it has the
 * demonstration), and a function that stops it (resolves to the exit code)
 */
export async function startService(environment: NodeJS.ProcessEnv) {
  const { child, ended, address } = await startProgram({ KOL_DESK_DEMO: 'never', ...environment });
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    return (await ended).status;
  };
  return { url: address.origin, printed: address.href, stop };
}

/** Runs a command, such as `keys create`, inside the running service with this data folder. @returns its output */
export async function runCommand(dataDir: string, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const output = { print, printError: print, showProgress: () => {} };
  const status = await sendCommand(socketPath(dataDir), { argv: args, cwd: ROOT }, output);
  if (status !== 0) throw new Error(`\`${args.join(' ')}\` ended with ${status}:\n${lines.join('\n')}`);
  return lines.join('\n');
}

/** Runs the commands of a service, such as `keys create`. */
export interface CommandRunner {
  /** Runs a command. @returns its output @throws Error if it fails */
  command(...args: string[]): Promise<string>;
}

/** Creates a key with `npm run keys`. @param options such as `--role manager` @returns the key */
export async function createKey(service: CommandRunner, organization: string, ...options: string[]): Promise<string> {
  const created = await service.command('keys', 'create', '--organization', organization, ...options);
  const key = /\bkd_\S+/.exec(created)?.[0];
  if (key === undefined) throw new Error(`No key in: ${created}`);
  return key;
}

/** Makes the sign-ins of a stopped service eleven minutes older. */
export async function ageSignIns(dataDir: string) {
  const database = await EmbeddedDatabase.open(join(dataDir, 'database'));
  await database.exec("update sessions set authenticated_at = authenticated_at - interval '11 minutes'");
  await database.close();
}
