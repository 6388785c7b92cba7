import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Settings } from '../config.ts';
import type { Connection, Database } from '../db/connect.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { countAll, findByName } from '../repositories/organizations.ts';

/** The demonstration organization and a key that opens it. */
export interface Demonstration {
  key: string;
}

/**
 * Sees to the demonstration organization: fills it where it is due, and finds or makes the key that opens it.
 * @param announce is called before work that takes some seconds
 * @returns null where this database has none
 */
export async function prepareDemonstration(
  { db, kind }: Connection,
  settings: Settings,
  announce: (line: string) => void,
): Promise<Demonstration | null> {
  if (settings.demonstration === 'never') return null;
  // Loaded here: a service that never shows invented data does without what loads them.
  const { DEMO_ORGANIZATION, loadDemo } = await import('./loadDemo.ts');
  const found = await findByName(db, DEMO_ORGANIZATION);
  const isDue =
    settings.demonstration === 'always' ? found === null : kind === 'embedded' && (await countAll(db)) === 0;
  if (isDue) announce('Loading the demonstration organization…');
  const organizationId = isDue ? (await loadDemo(db)).organizationId : found?.id;
  if (organizationId === undefined) return null;
  return { key: await findKey(db, organizationId, settings) };
}

async function findKey(db: Database, organizationId: string, { apiKey, dataDir }: Settings): Promise<string> {
  if (apiKey !== undefined) {
    const error = await apiKeys.ensure(db, organizationId, apiKey, 'KOL_DESK_API_KEY');
    if (error === null) return apiKey;
    const reason =
      error === 'revoked' ? 'was revoked, which is for good' : 'is the key of another organization already';
    throw new ConfigError(`KOL_DESK_API_KEY ${reason}. Choose another one.`);
  }
  const file = join(dataDir, 'demonstration-key');
  const kept = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
  if (kept && (await apiKeys.authenticate(db, kept))?.organizationId === organizationId) return kept;

  const { key } = await apiKeys.create(db, organizationId, 'demonstration');
  // Of all keys only this one is kept readable, so that every start can show an address that signs in: it opens
  // nothing but invented data. With PostgreSQL nobody else makes the folder. Where it cannot be made, the next start
  // makes another key.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
    .then(() => writeFile(file, `${key}\n`, { mode: 0o600 }))
    .catch(() => {});
  return key;
}
