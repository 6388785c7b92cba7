import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/connect.ts';
import { dayOf } from './demo/calendar.ts';
import { type Demonstration, generateDemonstration } from './demo/generate.ts';
import { importFiles } from './importFiles.ts';

/** The name of the demonstration organization. */
export const DEMONSTRATION_ORGANIZATION = 'Demonstration';

/**
 * Loads invented KOLs, products, campaigns and events through the same import that a user's own files take.
 * What is in the organization under other ids stays.
 * @param today the day (UTC, `YYYY-MM-DD`) on which the three years of history end
 */
export async function fillWithDemonstration(
  db: Database,
  today = dayOf(new Date()),
  print: (line: string) => void = () => {},
): Promise<{ organizationId: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'kol-desk-demonstration-'));
  try {
    const files = await writeDemonstration(generateDemonstration(today), folder);
    return await importFiles(
      db,
      { organization: DEMONSTRATION_ORGANIZATION, files, folder },
      { print, showProgress: () => {} },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a demonstration as files for `npm run import`, in each of the shapes that it takes; returns their names. */
export async function writeDemonstration(demonstration: Demonstration, folder: string): Promise<string[]> {
  const { kols, products, campaigns, events } = demonstration;
  const contents = {
    'products.json': JSON.stringify(products, null, 2),
    'campaigns.json': JSON.stringify({ data: campaigns, meta: { page: 1, per_page: 1000, total: campaigns.length } }),
    'events.ndjson': lines(events),
    'kols.ndjson': lines(kols),
  };
  for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, name), content);
  return Object.keys(contents);
}

function lines(records: readonly object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
