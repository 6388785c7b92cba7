import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { importFiles } from '../commands/importFiles.ts';
import type { Database } from '../db/connect.ts';
import { fillInDays } from './days.ts';

/** The name of the demonstration organization. */
export const DEMO_ORGANIZATION = 'Demonstration';

/**
 * Loads the records of this folder through the import that users' own files take. README.md describes the files.
 * Records that the organization has under other ids stay.
 * @param today the day on which the history of the demonstration ends
 */
export async function loadDemo(
  db: Database,
  today = new Date(),
  print: (line: string) => void = () => {},
): Promise<{ organizationId: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'kol-desk-demo-'));
  try {
    const lines = (await readDemo(today)).map((record) => JSON.stringify(record));
    await writeFile(join(folder, 'demo.ndjson'), lines.join('\n'));
    const request = { organization: DEMO_ORGANIZATION, files: ['demo.ndjson'], folder };
    return await importFiles(db, request, { print, showProgress: () => {} });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const Event = z.looseObject({ id: z.string(), name: z.string(), start_date: z.string() });
const Campaign = z.looseObject({
  id: z.string(),
  name: z.string(),
  sent_at: z.nullable(z.string()),
  metrics: z.looseObject({ delivered: z.number(), opened: z.number(), clicked: z.number() }),
});
const Publication = z.looseObject({ id: z.string() });
const Kol = z.looseObject({
  id: z.string(),
  metrics: z.looseObject({}),
  /** Event id to role, and campaign id to status. */
  events: z.record(z.string(), z.string()),
  campaigns: z.record(z.string(), z.string()),
  publications: z.array(z.string()),
});

/** All records in the shapes of the interface: the files hold the days relative to `today`, and no value twice. */
export async function readDemo(today: Date): Promise<object[]> {
  const [events, campaigns, publications, products, kols] = await Promise.all([
    readRecords('events', Event, today),
    readRecords('campaigns', Campaign, today),
    readRecords('publications', Publication, today),
    readRecords('products', z.looseObject({}), today),
    readRecords('kols', Kol, today),
  ]);
  const [eventOf, campaignOf, publicationOf] = [finder(events), finder(campaigns), finder(publications)];

  const kolRecords = kols.map((kol) => ({
    ...kol,
    metrics: {
      ...kol.metrics,
      total_events: Object.keys(kol.events).length,
      total_campaigns: Object.keys(kol.campaigns).length,
    },
    events: Object.entries(kol.events).map(([id, role]) => {
      const { name, start_date } = eventOf(id);
      return { id, name, date: start_date.slice(0, 10), role };
    }),
    campaigns: Object.entries(kol.campaigns).map(([id, status]) => {
      const { name, sent_at } = campaignOf(id);
      return { id, name, sent_at: sent_at?.slice(0, 10), status };
    }),
    publications: kol.publications.map(publicationOf),
  }));
  const campaignRecords = campaigns.map((campaign) => {
    const { delivered, opened, clicked } = campaign.metrics;
    const rate = (count: number) => (delivered === 0 ? 0 : count / delivered);
    return { ...campaign, metrics: { ...campaign.metrics, open_rate: rate(opened), click_rate: rate(clicked) } };
  });
  return [...products, ...campaignRecords, ...events, ...kolRecords];
}

async function readRecords<Shape extends z.ZodMiniType>(name: string, shape: Shape, today: Date) {
  const text = await readFile(join(import.meta.dirname, `${name}.ndjson`), 'utf8');
  const lines = fillInDays(text, today).trimEnd().split('\n');
  return lines.map((line) => z.parse(shape, JSON.parse(line)));
}

/** Looks a record up by its id. */
function finder<Item extends { id: string }>(records: Item[]): (id: string) => Item {
  const byId = new Map(records.map((record) => [record.id, record]));
  return (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`The demonstration names ${id}, which none of its files has.`);
    return found;
  };
}
