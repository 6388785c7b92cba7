import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from './service.ts';

/** Before all browser tests: an empty database with all tables, because a copy takes a tenth of the time of a new one. */
export default async function createEmptyDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'kol-desk-empty-'));
  const { stop } = await startService({ DATA_DIR: folder });
  await stop();
  // The workers inherit the environment.
  process.env.EMPTY_DATABASE = folder;
  return () => rm(folder, { recursive: true });
}

/** Returns a new `DATA_DIR` with an empty database. */
export async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kol-desk-e2e-'));
  const { EMPTY_DATABASE } = process.env;
  if (EMPTY_DATABASE === undefined) throw new Error('The global setup of the browser tests has not run.');
  await cp(EMPTY_DATABASE, dataDir, { recursive: true });
  return dataDir;
}
