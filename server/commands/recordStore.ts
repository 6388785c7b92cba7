import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { campaigns, events, kols, products } from '../db/schema.ts';
import { upsert as upsertCampaigns } from '../repositories/campaigns.ts';
import { upsert as upsertEvents } from '../repositories/events.ts';
import { upsert as upsertKols } from '../repositories/kols.ts';
import { upsert as upsertProducts } from '../repositories/products.ts';
import type { ImportRecord } from './validateRecord.ts';

type Table = typeof kols | typeof products | typeof campaigns | typeof events;
type Upsert<Resource> = (db: Database, organizationId: string, records: Resource[]) => Promise<void>;

/** Stores records of all kinds, and counts them and those that were replaced. */
export class RecordStore {
  private readonly stored = { KOL: 0, product: 0, campaign: 0, event: 0 };
  private updated = 0;
  private readonly db: Database;
  private readonly organizationId: string;

  /** @param db a transaction, so that either all batches are stored or none */
  constructor(db: Database, organizationId: string) {
    this.db = db;
    this.organizationId = organizationId;
  }

  async store(batch: readonly ImportRecord[]) {
    await this.upsert(
      'product',
      products,
      upsertProducts,
      batch.flatMap((one) => (one.kind === 'product' ? one.record : [])),
    );
    await this.upsert(
      'campaign',
      campaigns,
      upsertCampaigns,
      batch.flatMap((one) => (one.kind === 'campaign' ? one.record : [])),
    );
    await this.upsert(
      'event',
      events,
      upsertEvents,
      batch.flatMap((one) => (one.kind === 'event' ? one.record : [])),
    );
    await this.upsert(
      'KOL',
      kols,
      upsertKols,
      batch.flatMap((one) => (one.kind === 'kol' ? one.record : [])),
    );
  }

  /** "Imported 60 KOLs and 45 products into Acme (12 updated)." */
  describe(organization: string): string {
    const parts = Object.entries(this.stored)
      .filter(([, amount]) => amount > 0)
      .map(([noun, amount]) => `${amount} ${noun}${amount === 1 ? '' : 's'}`);
    if (parts.length === 0) return `Imported nothing into ${organization}: the files contain no records.`;
    const list = new Intl.ListFormat('en').format(parts);
    return `Imported ${list} into ${organization}${this.updated > 0 ? ` (${this.updated} updated)` : ''}.`;
  }

  private async upsert<Resource extends { id: string }>(
    kind: keyof typeof this.stored,
    table: Table,
    upsert: Upsert<Resource>,
    records: Resource[],
  ) {
    if (records.length === 0) return;
    this.updated += await this.countExisting(table, records);
    await upsert(this.db, this.organizationId, records);
    this.stored[kind] += records.length;
  }

  private async countExisting(table: Table, records: { id: string }[]): Promise<number> {
    const ids = records.map(({ id }) => id);
    const [existing] = await this.db
      .select({ total: count() })
      .from(table)
      .where(and(eq(table.organization_id, this.organizationId), inArray(table.id, ids)));
    return existing?.total ?? 0;
  }
}
