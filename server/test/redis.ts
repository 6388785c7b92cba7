import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from './findProgram.ts';
import { freePort } from './freePort.ts';
import { waitForOutput } from './waitForOutput.ts';

/** The machine's own Redis or Valkey server; null where it has none. */
export const findRedis = () => findProgram('redis-server', 'valkey-server');

/** Starts a server that keeps nothing, at this port or any free one. */
export async function startRedis(program: string, port?: number) {
  const chosen = port ?? (await freePort());
  const child = spawn(program, ['--port', String(chosen), '--save', '', '--bind', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await waitForOutput(child.stdout, /Ready to accept/);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // A test may have paused the process (SIGSTOP). It then reacts to no other signal.
    child.kill('SIGKILL');
    await ended;
  };
  return { child, port: chosen, url: `redis://127.0.0.1:${chosen}`, stop };
}
