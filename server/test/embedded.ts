import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openMigrated } from '../db/connect.ts';

/** For the tests: an empty database with all tables, because to copy one takes a third of the time that making one takes. */
export default async function provideEmbedded(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'kol-desk-embedded-'));
  const { client } = await openMigrated();
  const copy = await client.dumpDataDir('none');
  await client.close();
  const file = join(folder, 'database.tar');
  await writeFile(file, copy.stream());
  project.provide('embedded', file);
  return () => rm(folder, { recursive: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of an embedded database's copy, for the tests of this project. */
    embedded: string;
  }
}
