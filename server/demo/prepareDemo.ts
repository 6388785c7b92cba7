import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import type { Connection, Database } from '../db/connect.ts';
import { createFolder } from '../db/open.ts';
import { vacuum } from '../db/vacuum.ts';
import { rootMessage } from '../errors.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { countAll, findByName } from '../repositories/organizations.ts';

interface Output {
  /** Called before work that takes seconds. */
  print(line: string): void;
  /** Called with warnings. */
  printError(line: string): void;
}

/**
 * Loads the demonstration organization if the configuration asks for it.
 * @returns a valid API key of the organization; null if this database does not have it, the configured key is not valid, or a new key
 * cannot be stored
 */
export async function prepareDemo(connection: Connection, config: Config, output: Output): Promise<string | null> {
  const organizationId = await findOrLoad(connection, config, output);
  if (organizationId !== null) return findKey(connection.db, organizationId, config, output);
  if (config.apiKey !== undefined)
    output.printError('KOL_DESK_API_KEY opens the demonstration organization, which this database does not have.');
  return null;
}

/** @returns the id of the organization; null if the configuration does not ask for it, or this database does not have it */
async function findOrLoad({ db, kind }: Connection, config: Config, { print }: Output): Promise<string | null> {
  if (config.demo === 'never') return null;
  // Imported here, because a service without demonstration data does not need it.
  const { DEMO_ORGANIZATION, loadDemo } = await import('./loadDemo.ts');
  const found = await findByName(db, DEMO_ORGANIZATION);
  const isDue = config.demo === 'always' ? found === null : kind === 'embedded' && (await countAll(db)) === 0;
  if (!isDue) return found?.id ?? null;
  print('Loading the demonstration organization…');
  const organizationId = await loadDemo(db);
  await vacuum(db, print);
  return organizationId;
}

async function findKey(
  db: Database,
  organizationId: string,
  { apiKey, dataDir }: Config,
  { printError }: Output,
): Promise<string | null> {
  if (apiKey !== undefined) {
    const error = await apiKeys.ensure(db, organizationId, apiKey, 'KOL_DESK_API_KEY');
    if (error === null) return apiKey;
    const reason = error === 'revoked' ? 'was revoked, which is final' : 'is already the key of another organization';
    // Not a reason to stop: a manager can revoke the key, and other organizations need the service.
    printError(`Warning: KOL_DESK_API_KEY ${reason}. Choose another one.`);
    return null;
  }
  const file = join(dataDir, 'demonstration-key');
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (stored && (await apiKeys.find(db, stored))?.organizationId === organizationId) return stored;

  return db
    .transaction(async (tx) => {
      const { key } = await apiKeys.create(tx, organizationId, 'demonstration');
      // The only key that is stored in plain text, so that every start can print an address that signs in. It gives access to
      // invented data only. If the file cannot be written, the key is not created: otherwise, each start would leave another one.
      await storeKey(file, key);
      return key;
    })
    .catch((error) => {
      if (!(error instanceof KeyNotStored)) throw error;
      printError(
        `Warning: the key of the demonstration cannot be stored in DATA_DIR ${dataDir}: ${rootMessage(error)}.`,
      );
      return null;
    });
}

class KeyNotStored extends Error {}

async function storeKey(file: string, key: string) {
  try {
    await createFolder(dirname(file));
    await writeFile(file, `${key}\n`, { mode: 0o600 });
  } catch (cause) {
    throw new KeyNotStored('The file cannot be written.', { cause });
  }
}
