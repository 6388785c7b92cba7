import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { sendCommand } from '../server/commands/commandClient.ts';
import { socketPath } from '../server/db/socket.ts';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Starts the built program like `npm start`. @returns its address, the address that it prints (with a code, if it has the
 * demonstration), and a function that stops it (resolves to the exit code)
 */
export async function startService(
  environment: NodeJS.ProcessEnv,
): Promise<{ url: string; printed: string; stop(): Promise<number | null> }> {
  const env = { ...process.env, PORT: '0', KOL_DESK_DEMO: 'never', ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: ROOT, env });
  const ended = new Promise<number | null>((end) => child.once('exit', end));
  const printed = await printedAddress(child);
  return {
    url: new URL(printed).origin,
    printed,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Waits until the started service prints that it is ready. @returns its address */
export const readyAddress = async (child: ChildProcess) => new URL(await printedAddress(child)).origin;

async function printedAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null || child.stderr === null) throw new Error('The service was started without pipes.');
  const output: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    const address = /KOL Desk is ready: (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The service did not start:\n${output.join('\n')}`);
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
