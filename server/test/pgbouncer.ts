import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './findProgram.ts';
import { freePort } from './freePort.ts';
import { unprivilegedUser, withPort } from './postgres.ts';
import { waitForOutput } from './waitForOutput.ts';

/** The machine's own PgBouncer; null where it has none. */
export const findPgBouncer = () => findProgram('pgbouncer', '/usr/sbin/pgbouncer');

/**
 * Starts a PgBouncer in transaction mode in front of all databases of a PostgreSQL server.
 * @param poolSize connections to the server, for each database
 * @param port any free one unless given
 */
export async function startPgBouncer(
  program: string,
  { server, poolSize, port }: { server: string; poolSize: number; port?: number },
) {
  const { hostname, port: serverPort, username } = new URL(server);
  const listenPort = port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'kol-desk-pgbouncer-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'users'), `"${username}" ""`);
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${join(folder, 'users')}`,
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings.join('\n'));
  const child = spawn(program, [file], { ...unprivilegedUser(), stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(child, 'exit');
  await waitForOutput(child.stderr, /process up/);
  /** Also where it has ended already. */
  const stop = async () => {
    child.kill('SIGKILL');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  /** @param databaseUrl of a database on the server @returns its address through this PgBouncer */
  const through = (databaseUrl: string) => withPort(databaseUrl, listenPort);
  return { port: listenPort, pid: child.pid, through, stop };
}
