import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool, type PoolClient } from 'pg';
import { assertSchemaVersion } from './assertSchemaVersion.ts';
import { isDatabaseUnavailable } from './dbErrors.ts';
import { EmbeddedDatabase } from './embedded.ts';

/** The database as repositories see it: embedded or PostgreSQL, in a transaction or not. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface Connection {
  db: Database;
  kind: 'embedded' | 'postgresql';
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 * @param databaseUrl PostgreSQL; without it the embedded database
 * @param dataDir where the embedded database lives (in `database` below it); without it, in memory.
 *   The caller holds the folder (`lock.ts`): two processes in it would destroy it.
 * @param logger is told every statement, with the people's data that are in it
 * @param statementLimitMs how long PostgreSQL may take for one statement before it counts as not answering
 */
export function connect({ databaseUrl, dataDir, logger, statementLimitMs }: Place): Promise<Connection> {
  return databaseUrl === undefined
    ? openEmbedded(dataDir, logger)
    : openPostgres(databaseUrl, logger, statementLimitMs);
}

interface Place {
  databaseUrl?: string;
  dataDir?: string;
  logger?: Logger | undefined;
  statementLimitMs?: number;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

async function openEmbedded(dataDir: string | undefined, logger: Logger | undefined): Promise<Connection> {
  const folder = dataDir === undefined ? undefined : await createOnce(dataDir);
  // The data are personal: nobody else on this machine may look into them, however open the folder around is.
  if (folder !== undefined) await chmod(folder, 0o700);
  const { db, client } = await openMigrated(folder, logger);
  return { db, kind: 'embedded', close: () => client.close() };
}

/**
 * Makes the folder of a new database under another name first: whoever stops the very first start half-way would
 * otherwise leave one behind that can never be opened.
 */
async function createOnce(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) return folder;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const { client } = await openMigrated(draft);
  await client.close();
  await rename(draft, folder);
  return folder;
}

/** @param folder of the embedded database; without it, in memory */
export async function openMigrated(folder?: string, logger?: Logger) {
  const client = await EmbeddedDatabase.open(folder);
  try {
    const db = drizzlePglite(client, { logger });
    await assertSchemaVersion(db);
    await migratePglite(db, { migrationsFolder });
    return { db, client };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** How long to wait for a connection and, unless told otherwise, for one statement. */
const CONNECT_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 15_000;

async function openPostgres(
  connectionString: string,
  logger: Logger | undefined,
  statementLimitMs = STATEMENT_LIMIT_MS,
): Promise<Connection> {
  const limits = { connectionTimeoutMillis: CONNECT_LIMIT_MS, keepAlive: true };
  await migratePostgres(new Pool({ connectionString, ...limits, max: 1 }));
  const pool = new Pool({ connectionString, ...limits, query_timeout: statementLimitMs });
  // A lost connection fails the statement on it, which is where it is handled. Unheard, these events would end the
  // process: the pool's for an idle connection, the client's for one in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzlePg(pool, { logger });
  db.transaction = (run, config) =>
    inTransaction(pool, (client) => drizzlePg(client, { logger }).transaction(run, config));
  return { db, kind: 'postgresql', close: () => pool.end() };
}

/**
 * Lends a connection to one transaction. Drizzle would keep a connection whose `begin` fails, and give back one that does
 * not answer any more: after a server is lost, each such transaction would take a place of the pool for good.
 */
async function inTransaction<Result>(pool: Pool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await run(client);
    client.release();
    return result;
  } catch (error) {
    client.release(isDatabaseUnavailable(error));
    throw error;
  }
}

/** Any number that no other program is likely to lock. */
const MIGRATION_LOCK = 5_652_637_001;

/**
 * Processes that start together take turns: the first changes the tables, the others find nothing to do. All of it is one
 * transaction: behind PgBouncer, statements outside of one run on different connections, and a lock of the session would stay
 * with a connection that others use.
 */
async function migratePostgres(single: Pool) {
  single.on('error', () => {});
  try {
    const client = await single.connect();
    client.on('error', () => {});
    try {
      const db = drizzlePg(client);
      await db.execute(sql`begin`);
      await db.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await assertSchemaVersion(db);
      // Its own `begin` changes nothing (PostgreSQL logs a warning), and its `commit` also gives up the lock.
      await migratePg(db, { migrationsFolder });
    } finally {
      client.release(true);
    }
  } finally {
    await single.end();
  }
}
