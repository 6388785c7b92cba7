import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Campaign } from '../../src/contract/campaign.ts';
import type { Event } from '../../src/contract/event.ts';
import type { Kol, KolCampaign, KolEvent, Publication } from '../../src/contract/kol.ts';
import type { Product } from '../../src/contract/product.ts';
import { RecordStore, validateRecord } from '../commands/records.ts';
import type { Database } from '../db/connect.ts';
import { ratesOf } from '../repositories/campaigns.ts';
import { findOrCreate } from '../repositories/organizations.ts';
import { fillInDays } from './days.ts';

export const DEMO_ORGANIZATION = 'Demonstration';

/**
 * Stores the records of this folder, which README.md describes, in one transaction. They replace records with the same ids.
 * @param today the day to which the dates are relative
 * @returns the id of the organization
 */
export async function loadDemo(db: Database, today = new Date()): Promise<string> {
  const records = Object.values(await readDemo(today))
    .flat()
    .map((record) => {
      const checked = validateRecord(record);
      if ('accepted' in checked) return checked.accepted;
      throw new Error(`The demonstration data is not valid: ${record.id}: ${JSON.stringify(checked.issues)}`);
    });
  return db.transaction(async (tx) => {
    const { id } = await findOrCreate(tx, DEMO_ORGANIZATION);
    await new RecordStore(tx, id).store(records);
    return id;
  });
}

/** A KOL in the file: event id to role, campaign id to status, and publication ids. */
type DemoKol = Omit<Kol, 'events' | 'campaigns' | 'publications'> & {
  events: Record<string, KolEvent['role']>;
  campaigns: Record<string, KolCampaign['status']>;
  publications: string[];
};

/** Reads all records, in the shapes of the interface: adds what the files do not repeat. */
export async function readDemo(today: Date) {
  const products = await readRecords<Product>('products', today);
  const campaigns = (await readRecords<Campaign>('campaigns', today)).map((campaign) => ({
    ...campaign,
    metrics: { ...campaign.metrics, ...ratesOf(campaign.metrics) },
  }));
  const events = await readRecords<Event>('events', today);
  const publications = await readRecords<Publication>('publications', today);
  const kols = (await readRecords<DemoKol>('kols', today)).map((kol) => ({
    ...kol,
    metrics: {
      ...kol.metrics,
      total_events: Object.keys(kol.events).length,
      total_campaigns: Object.keys(kol.campaigns).length,
    },
    events: Object.entries(kol.events).map(([id, role]) => {
      const { name, start_date } = findById(events, id);
      return { id, name, date: start_date.slice(0, 10), role };
    }),
    campaigns: Object.entries(kol.campaigns).map(([id, status]) => {
      const { name, sent_at } = findById(campaigns, id);
      return { id, name, sent_at: sent_at?.slice(0, 10), status };
    }),
    publications: kol.publications.map((id) => findById(publications, id)),
  }));
  return { products, campaigns, events, kols };
}

/** The caller checks the finished records. */
async function readRecords<Item>(name: string, today: Date): Promise<Item[]> {
  const text = await readFile(join(import.meta.dirname, `${name}.ndjson`), 'utf8');
  return fillInDays(text, today)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function findById<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new Error(`The demonstration data refers to ${id}, which does not exist.`);
  return found;
}
