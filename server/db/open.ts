import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { rootMessage } from '../errors.ts';
import { type Connection, openEmbedded, openPostgres } from './connect.ts';
import { acquireLock, DatabaseLockedError } from './lock.ts';
import { isTrusted } from './socket.ts';

/**
 * The database cannot be opened. The message is one line for the operator, without a password. The cause is a
 * `DatabaseLockedError` if that is the reason.
 */
export class DatabaseOpenError extends Error {
  override name = 'DatabaseOpenError';
}

/**
 * Opens PostgreSQL if the configuration names one, otherwise the embedded database, whose folder it locks until it is closed.
 * @param statementLimitMs how long one statement of PostgreSQL may take; without it, any time
 * @throws DatabaseOpenError
 */
export async function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  statementLimitMs?: number,
): Promise<Connection> {
  if (databaseUrl !== undefined)
    return openPostgres(databaseUrl, { statementLimitMs }).catch((error) => {
      throw new DatabaseOpenError(`The database at DATABASE_URL cannot be used: ${reason(error)}.`);
    });

  const release = await prepare(dataDir);
  try {
    const connection = await openEmbedded(dataDir);
    const close = async () => {
      await connection.close();
      await release();
    };
    return { ...connection, close };
  } catch (error) {
    await release();
    throw new DatabaseOpenError(`The embedded database in DATA_DIR ${dataDir} cannot be opened: ${reason(error)}.`);
  }
}

/** The size of the files of PostgreSQL's log. */
const LOG_FILE_BYTES = 16 * 2 ** 20;

/**
 * Tells whether the embedded database can write its log. Opening it without space would fail too, but each time use up some files
 * and memory of this process.
 */
export async function hasSpace(dataDir: string): Promise<boolean> {
  const file = join(dataDir, 'space');
  try {
    await writeFile(file, Buffer.alloc(LOG_FILE_BYTES));
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Call it before sending a command to a socket, or accepting commands on it.
 * @returns false if there is no socket, as far as that is known
 * @throws DatabaseOpenError if another user may have created the socket
 */
export function assertTrustedSocket(path: string): boolean {
  const trusted = isTrusted(path);
  if (trusted === false)
    throw new DatabaseOpenError(`${path} belongs to another user. Use a DATA_DIR with a shorter path.`);
  return trusted !== null;
}

async function prepare(dataDir: string) {
  try {
    await createFolder(resolve(dataDir));
    return await acquireLock(dataDir);
  } catch (error) {
    if (error instanceof DatabaseLockedError) throw new DatabaseOpenError(error.message, { cause: error });
    throw new DatabaseOpenError(`DATA_DIR ${dataDir} cannot be written: ${reason(error)}.`);
  }
}

/**
 * Creates a folder and its parents, readable only by this user. Node's own recursive `mkdir` never returns if the system answers
 * ENOENT for the folder itself, as below `/proc`.
 */
export async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (existsSync(folder)) return;
    const parent = dirname(folder);
    if (existsSync(parent)) throw error;
    await createFolder(parent);
    await createFolder(folder);
  }
}

/** Why it failed, in one line. PGlite says only `Aborted()` if PostgreSQL ends while it starts. */
const reason = (error: unknown) =>
  (rootMessage(error).split('\n')[0] ?? '')
    .replace(/^Aborted\(.*/, 'it ended during the start, which can mean that the disk is full')
    .replace(/\.$/, '');
