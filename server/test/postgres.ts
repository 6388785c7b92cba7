import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from './freePort.ts';
import { limitFiles } from './program.ts';
import { waitForOutput } from './waitForOutput.ts';

/** For the tests: the server that `TEST_DATABASE_URL` names, or one of its own. */
export default async function providePostgres(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return project.provide('postgresql', given);
  const server = await startPostgres();
  if (server === null) return;
  // While it analyzes a table, it keeps rows from the vacuum that a test runs.
  await administer(server.databaseUrl, async (client) => {
    await client.query('alter system set autovacuum = off');
    await client.query('select pg_reload_conf()');
  });
  project.provide('postgresql', server.databaseUrl);
  return server.stop;
}

export type PostgresServer = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

/**
 * Starts a PostgreSQL server from the programs of this machine. `stop` removes it with all its data.
 * @param primary makes it a standby of this server, which follows it until it is promoted
 * @returns null where this machine has none
 */
export async function startPostgres(primary?: { databaseUrl: string }) {
  const programs = findPostgres();
  if (programs === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'kol-desk-postgres-'));
  const user = unprivilegedUser();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  const [program, args] =
    primary === undefined
      ? ['initdb', ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']]
      : ['pg_basebackup', ['-d', primary.databaseUrl, '--write-recovery-conf', '--checkpoint=fast']];
  await promisify(execFile)(join(programs, program), ['-D', data, '--no-sync', ...args], options);
  const port = await freePort();
  // What a crash of the machine would lose is of no interest here; without waiting for the disk everything is faster.
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=300', 'listen_addresses=127.0.0.1'];
  const launch = async (maxFileBytes?: number) => {
    const args = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn('sh', limitFiles(maxFileBytes, [join(programs, 'postgres'), ...args]), {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const exit = once(child, 'exit');
    await waitForOutput(child.stderr, /ready to accept (?:read-only )?connections/);
    return { child, exit };
  };
  let { child, exit } = await launch();
  /** Ends it as a crash does: every process of it at once, without a warning. */
  const crash = async () => {
    child.kill('SIGQUIT');
    await exit;
  };
  /**
   * Starts it again with its data.
   * @param maxFileBytes the size to which its files can grow
   */
  const restart = async (maxFileBytes?: number) => {
    ({ child, exit } = await launch(maxFileBytes));
  };
  const stop = async () => {
    child.kill('SIGINT');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  return { databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`, port, pid: child.pid, crash, restart, stop };
}

/** The same database at another port, such as that of a forwarder or a PgBouncer. */
export function withPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}

/** Runs statements on a connection that ends with them. */
export async function administer<Result>(
  connectionString: string,
  run: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString });
  await client.connect();
  return run(client).finally(() => client.end());
}

/** A new, empty database on a PostgreSQL server. */
export async function createDatabase(server: string) {
  const name = `kol_desk_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    await administer(server, (client) => client.query(statement));
  };
  await run(`create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { databaseUrl: address.href, drop: () => run(`drop database ${name} with (force)`) };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server (and a database on it to connect to) for the tests of this project. */
    postgresql: string;
  }
}

/** The folder of PostgreSQL's programs; null where this machine has none. */
export function findPostgres(): string | null {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const folders = [...packaged, ...(process.env.PATH ?? '').split(delimiter), '/opt/homebrew/bin', '/usr/local/bin'];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** PostgreSQL refuses to run as root, as one is in a container. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}
