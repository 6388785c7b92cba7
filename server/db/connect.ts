import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import { isDatabaseUnavailable } from './dbErrors.ts';
import { EmbeddedDatabase } from './embedded.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** A database or a transaction, embedded or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Prepares a statement once for each database, because Drizzle would build its text for every request (docs/decisions/0023). In PostgreSQL it
 * has no name: behind PgBouncer in transaction mode, one with a name would not exist in the next connection.
 */
export function prepareOnce<Statement>(build: (db: Database) => { prepare(name: string): Statement }) {
  const statements = new WeakMap<Database, Statement>();
  return (db: Database): Statement => {
    const statement = statements.get(db) ?? build(db).prepare('');
    statements.set(db, statement);
    return statement;
  };
}

/**
 * Returns the value of an expression that needs no table. The rows of `db.execute` have no type that both databases share, and a `select`
 * of Drizzle needs a table: this one has one row and no columns.
 */
export async function selectValue<Value>(db: Database, expression: SQL<Value>): Promise<Value | undefined> {
  const [row] = await db.select({ value: expression }).from(sql`(select) as one_row`);
  return row?.value;
}

export interface Connection {
  db: Database;
  kind: 'embedded' | 'postgresql';
  close(): Promise<void>;
  /** Sets what is called once when the embedded database stops because of an error, for example because the disk is full. */
  onPanic?: (listener: (error: Error) => void) => void;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the embedded database and migrates its tables.
 * @param dataDir the folder in which it has its folder `database`. The caller must have locked it (`lock.ts`): two processes in it
 *   would destroy the database.
 */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const folder = await createOnce(dataDir);
  // Other users of this machine must not read the personal data, also if they may read the parent folder.
  await chmod(folder, 0o700);
  const { db, client } = await openMigrated(folder);
  return {
    db,
    kind: 'embedded',
    close: () => client.close(),
    onPanic: (listener) => {
      client.onPanic = listener;
    },
  };
}

/**
 * Creates a new database under another name and then renames its folder. Otherwise, an interrupted first start would leave a
 * folder that can never be opened.
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

/** @param folder the folder of the embedded database; without it, it is in memory */
export async function openMigrated(folder?: string) {
  const client = await EmbeddedDatabase.open(folder);
  try {
    const db = drizzlePglite(client);
    await assertSchemaVersion(db);
    await migratePglite(db, { migrationsFolder });
    return { db, client };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** How long to wait for a connection. */
const CONNECT_LIMIT_MS = 5_000;

/**
 * Connects to PostgreSQL and migrates its tables.
 * @param logger gets every statement, with the personal data in it
 * @param statementLimitMs how long one statement may take before the server counts as not answering; without it, any time
 */
export async function openPostgres(
  connectionString: string,
  { logger, statementLimitMs }: { logger?: Logger | undefined; statementLimitMs?: number | undefined } = {},
): Promise<Connection> {
  const limits = { connectionTimeoutMillis: CONNECT_LIMIT_MS, keepAlive: true };
  await migratePostgres(new Client({ connectionString, ...limits }));
  const pool = new Pool({ connectionString, ...limits, query_timeout: statementLimitMs });
  // A lost connection also rejects its statement, where the error is handled. Without these listeners, the events would end
  // the process: the pool's for an idle connection, the client's for one in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzlePg(pool, { logger });
  db.transaction = (run, config) =>
    inTransaction(pool, (client) => drizzlePg(client, { logger }).transaction(run, config));
  return { db, kind: 'postgresql', close: () => pool.end() };
}

/**
 * Runs one transaction on a connection of the pool. Drizzle does not release a connection whose `begin` fails, and returns one to
 * the pool that no longer answers. After the loss of a server, each such transaction would use up a connection permanently.
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

/** A number that no other program is likely to use for an advisory lock. */
const MIGRATION_LOCK = 5_652_637_001;

/**
 * If several processes start at the same time, the first migrates and the others wait. All of it is one transaction, because
 * behind PgBouncer the statements outside a transaction run on different connections, and a lock of the session would stay
 * with a connection that others use.
 */
async function migratePostgres(client: Client) {
  client.on('error', () => {});
  await client.connect();
  try {
    const db = drizzlePg(client);
    await assertSettings(db);
    await db.execute(sql`begin`);
    await db.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await assertSchemaVersion(db);
    // Its own `begin` changes nothing (PostgreSQL logs a warning), and its `commit` also releases the lock.
    await migratePg(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}

/**
 * Rejects a database that would accept records but could not return them. The program cannot set the `DateStyle` for its connections,
 * because PgBouncer shares them.
 * @throws Error if the database does not return times as ISO 8601, or cannot store every text
 */
async function assertSettings(db: Database): Promise<void> {
  const dateStyle = await selectValue(db, sql<string>`current_setting('DateStyle')`);
  if (!dateStyle?.startsWith('ISO'))
    throw new Error(`its DateStyle is ${dateStyle}, not ISO (alter database NAME set datestyle = 'ISO')`);
  const encoding = await selectValue(db, sql<string>`current_setting('server_encoding')`);
  // SQL_ASCII stores any text unchanged.
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII')
    throw new Error(`its encoding is ${encoding}, not UTF8 (createdb NAME --encoding=UTF8 --template=template0)`);
}

/** The time of the latest migration that this program knows. */
const LATEST_KNOWN = Math.max(...journal.entries.map(({ when }) => when));

/**
 * Prevents this program from writing to tables that it does not know.
 * @throws Error if a newer KOL Desk has already changed the tables
 */
export async function assertSchemaVersion(db: Database): Promise<void> {
  if (!(await selectValue(db, sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null`))) return;
  const [applied] = await db.select({ latest: sql<string>`max(created_at)` }).from(sql`drizzle.__drizzle_migrations`);
  if (Number(applied?.latest) > LATEST_KNOWN)
    throw new Error('a newer KOL Desk has changed its tables; start that one, or restore a backup from before');
}
