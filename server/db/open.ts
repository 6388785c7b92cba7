import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Connection, connect } from './connect.ts';
import { hold, LockedByAnother } from './lock.ts';

/**
 * What is thrown where the database cannot be opened; the message is one line for a person, without any password. Its
 * cause is a `LockedByAnother` where that is the reason.
 */
export class DatabaseOpenError extends Error {
  override name = 'DatabaseOpenError';
}

/**
 * Opens the database that the settings name: PostgreSQL, or the embedded one in `dataDir`, then holding the folder.
 * @throws DatabaseOpenError
 */
export async function openDatabase(settings: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Connection> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== undefined)
    return connect({ databaseUrl }).catch((error) => {
      throw new DatabaseOpenError(`The database at DATABASE_URL cannot be used: ${reason(error)}.`);
    });

  const giveBack = await prepare(dataDir);
  try {
    const connection = await connect({ dataDir });
    const close = async () => {
      await connection.close();
      await giveBack();
    };
    return { ...connection, close };
  } catch (error) {
    await giveBack();
    throw new DatabaseOpenError(`The embedded database in DATA_DIR ${dataDir} cannot be opened: ${reason(error)}.`);
  }
}

async function prepare(dataDir: string) {
  try {
    // What is in it is nobody else's business on this machine; one that is there already keeps its rights.
    await makeFolder(resolve(dataDir));
    return await hold(dataDir);
  } catch (error) {
    if (error instanceof LockedByAnother) throw new DatabaseOpenError(error.message, { cause: error });
    throw new DatabaseOpenError(`DATA_DIR ${dataDir} cannot be written: ${reason(error)}.`);
  }
}

/**
 * Makes a folder and those around it, where they are not there. Node's own way of doing that never ends where the system
 * says of a folder that it cannot be made because it is not there, as below `/proc`.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (existsSync(folder)) return;
    const parent = dirname(folder);
    if (existsSync(parent)) throw error;
    await makeFolder(parent);
    await makeFolder(folder);
  }
}

/** The innermost cause in one line: what is around it repeats whole statements. */
function reason(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  // Node tries every address of a host, and then says what happened at each.
  if (cause instanceof AggregateError) cause = cause.errors[0];
  const text = cause instanceof Error ? cause.message : String(cause);
  return (text.split('\n')[0] ?? '').replace(/\.$/, '');
}
