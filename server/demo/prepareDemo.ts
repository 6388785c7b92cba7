import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import type { Connection, Database } from '../db/connect.ts';
import { vacuum } from '../db/vacuum.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { countAll, findByName } from '../repositories/organizations.ts';

/**
 * Loads the demonstration organization if the configuration asks for it.
 * @param print is called before work that takes seconds
 * @returns an API key of the organization; null if this database does not have it
 */
export async function prepareDemo(
  { db, kind }: Connection,
  config: Config,
  print: (line: string) => void,
): Promise<string | null> {
  if (config.demo === 'never') return null;
  // Imported here, because a service without demonstration data does not need it.
  const { DEMO_ORGANIZATION, loadDemo } = await import('./loadDemo.ts');
  const found = await findByName(db, DEMO_ORGANIZATION);
  const isDue = config.demo === 'always' ? found === null : kind === 'embedded' && (await countAll(db)) === 0;
  if (!isDue) return found === null ? null : findKey(db, found.id, config);
  print('Loading the demonstration organization…');
  const organizationId = await loadDemo(db);
  await vacuum(db, print);
  return findKey(db, organizationId, config);
}

async function findKey(db: Database, organizationId: string, { apiKey, dataDir }: Config): Promise<string> {
  if (apiKey !== undefined) {
    const error = await apiKeys.ensure(db, organizationId, apiKey, 'KOL_DESK_API_KEY');
    if (error === null) return apiKey;
    const reason = error === 'revoked' ? 'was revoked, which is final' : 'is already the key of another organization';
    throw new ConfigError(`KOL_DESK_API_KEY ${reason}. Choose another one.`);
  }
  const file = join(dataDir, 'demonstration-key');
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (stored && (await apiKeys.find(db, stored))?.organizationId === organizationId) return stored;

  const { key } = await db.transaction((tx) => apiKeys.create(tx, organizationId, 'demonstration'));
  // The only key that is stored in plain text, so that every start can print an address that signs in. It gives access to
  // invented data only. If the file cannot be written, the next start creates another key.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
    .then(() => writeFile(file, `${key}\n`, { mode: 0o600 }))
    .catch(() => {});
  return key;
}
