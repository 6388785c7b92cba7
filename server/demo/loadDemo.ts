import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Campaign } from '../../src/contract/campaign.ts';
import { Event } from '../../src/contract/event.ts';
import { Kol } from '../../src/contract/kol.ts';
import { Product } from '../../src/contract/product.ts';
import type { Database } from '../db/connect.ts';
import * as campaigns from '../repositories/campaigns.ts';
import { ratesOf } from '../repositories/campaigns.ts';
import * as events from '../repositories/events.ts';
import * as kols from '../repositories/kols.ts';
import { findOrCreate } from '../repositories/organizations.ts';
import * as products from '../repositories/products.ts';
import { fillInDays } from './days.ts';

/** The name of the demonstration organization. */
export const DEMO_ORGANIZATION = 'Demonstration';

/**
 * Stores the records of this folder, which README.md describes, in one transaction. They replace records with the same ids.
 * @param today the day to which the dates are relative
 * @returns the id of the organization
 */
export async function loadDemo(db: Database, today = new Date()): Promise<string> {
  const demo = await readDemo(today);
  return db.transaction(async (tx) => {
    const { id } = await findOrCreate(tx, DEMO_ORGANIZATION);
    await products.upsert(tx, id, z.parse(z.array(Product), demo.products));
    await campaigns.upsert(tx, id, z.parse(z.array(Campaign), demo.campaigns));
    await events.upsert(tx, id, z.parse(z.array(Event), demo.events));
    await kols.upsert(tx, id, z.parse(z.array(Kol), demo.kols));
    return id;
  });
}

/** Reads all records, in the shapes of the interface: adds what the files do not repeat. */
export async function readDemo(today: Date) {
  const products = await readRecords('products', DemoRecord, today);
  const campaigns = (await readRecords('campaigns', DemoCampaign, today)).map((campaign) => ({
    ...campaign,
    metrics: { ...campaign.metrics, ...ratesOf(campaign.metrics) },
  }));
  const events = await readRecords('events', DemoEvent, today);
  const publications = await readRecords('publications', DemoRecord, today);
  const kols = (await readRecords('kols', DemoKol, today)).map((kol) => ({
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

const DemoRecord = z.looseObject({ id: z.string() });
const DemoEvent = z.looseObject({ id: z.string(), name: z.string(), start_date: z.string() });
const DemoCampaign = z.looseObject({
  id: z.string(),
  name: z.string(),
  sent_at: z.nullable(z.string()),
  metrics: z.looseObject({ delivered: z.number(), opened: z.number(), clicked: z.number() }),
});
const DemoKol = z.looseObject({
  id: z.string(),
  metrics: z.looseObject({}),
  /** Event id to role, and campaign id to status. */
  events: z.record(z.string(), z.string()),
  campaigns: z.record(z.string(), z.string()),
  publications: z.array(z.string()),
});

async function readRecords<Schema extends z.ZodMiniType>(name: string, schema: Schema, today: Date) {
  const text = await readFile(join(import.meta.dirname, `${name}.ndjson`), 'utf8');
  const lines = fillInDays(text, today).trimEnd().split('\n');
  return lines.map((line) => z.parse(schema, JSON.parse(line)));
}

function findById<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new Error(`The demonstration data refers to ${id}, which does not exist.`);
  return found;
}
