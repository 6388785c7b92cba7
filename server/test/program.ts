import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { VARIABLES } from '../config.ts';

/** The program as a user starts it, in a process of its own. */

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Starts a program with these settings, and with none from the environment of the tests.
 * @param environment says at least `DATA_DIR` or `DATABASE_URL`; the port is any free one unless it names one
 * @param maxFileBytes the size to which its files can grow
 */
export function spawnProgram(
  file: string,
  args: string[],
  environment: NodeJS.ProcessEnv,
  { cwd = ROOT, maxFileBytes }: { cwd?: string | undefined; maxFileBytes?: number | undefined } = {},
) {
  const program = [process.execPath, '--import', import.meta.resolve('tsx'), join(ROOT, file), ...args];
  const child = spawn('sh', limitFiles(maxFileBytes, program), {
    cwd,
    env: { ...withoutSettings(), PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ended: outcome(child) };
}

/** The environment of this process without the developer's settings of the service. An empty variable counts as missing. */
export const withoutSettings = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  ...Object.fromEntries(VARIABLES.map((name) => [name, ''])),
});

/** The arguments of a shell that becomes this program. Its files cannot grow beyond a size, as if the disk were full. */
export const limitFiles = (maxBytes: number | undefined, program: string[]) => [
  '-c',
  // The unit of POSIX shells is 512 bytes.
  `${maxBytes === undefined ? '' : `ulimit -S -f ${maxBytes / 512}; `}exec "$@"`,
  'sh',
  ...program,
];

/**
 * Runs a command, such as `keys create`, in its own process.
 * @returns its output @throws Error with its error output if it fails
 */
export async function runCommand(environment: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const { status, out, error } = await spawnProgram('server/commands/main.ts', args, environment).ended;
  if (status !== 0) throw new Error(`\`${args.join(' ')}\` ended with ${status}: ${error}`);
  return out;
}

async function outcome(child: ChildProcess) {
  let out = '';
  let error = '';
  child.stdout?.on('data', (data) => {
    out += data;
  });
  child.stderr?.on('data', (data) => {
    error += data;
  });
  const [status, signal] = await once(child, 'close');
  return { status, signal, out: out.trim(), error: error.trim() };
}

/** The key that the code of the printed address signs in with. */
async function readDemoKey({ KOL_DESK_API_KEY, DATA_DIR = '.data' }: NodeJS.ProcessEnv): Promise<string> {
  return KOL_DESK_API_KEY || (await readFile(join(DATA_DIR, 'demonstration-key'), 'utf8')).trim();
}

export type Started = Awaited<ReturnType<typeof startService>>;

/** Waits for the last line of the start. `get` and `post` send the demonstration key, if there is one. */
export async function startService(
  environment: NodeJS.ProcessEnv,
  { file = 'server/main.ts', ...options }: { file?: string; maxFileBytes?: number } = {},
) {
  const { child, ended } = spawnProgram(file, [], environment, options);
  const printed: string[] = [];
  if (child.stdout === null) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line);
    if (line.startsWith('KOL Desk is ready: ')) break;
  }
  const ready = /^KOL Desk is ready: (.*)$/.exec(printed.at(-1) ?? '')?.[1];
  if (ready === undefined) throw new Error(`The service did not start: ${(await ended).error}`);
  const address = new URL(ready);
  const key = address.hash === '' ? '' : await readDemoKey(environment);
  const ask = async (path: string, as: string, init: RequestInit) => {
    const headers = { ...init.headers, authorization: `Bearer ${as}` };
    const answer = await fetch(new URL(path, address), { ...init, headers });
    return { status: answer.status, headers: answer.headers, json: await answer.json() };
  };
  return {
    child,
    ended,
    printed,
    address,
    key,
    get: (path: string, as = key) => ask(path, as, {}),
    post: (path: string, body: unknown, headers: Record<string, string> = {}, as = key) =>
      ask(path, as, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}
