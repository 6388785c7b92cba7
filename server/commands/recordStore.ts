import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { campaigns, events, kols, products } from '../db/schema.ts';
import { upsert as upsertCampaigns } from '../repositories/campaigns.ts';
import { upsert as upsertEvents } from '../repositories/events.ts';
import { upsert as upsertKols } from '../repositories/kols.ts';
import { upsert as upsertProducts } from '../repositories/products.ts';
import type { ImportRecord } from './validateRecord.ts';

/** Stores records of all kinds in batches, and counts which were new and which replaced others. */
export class RecordStore {
  private readonly kols: BatchWriter<Extract<ImportRecord, { kind: 'kol' }>['record']>;
  private readonly products: BatchWriter<Extract<ImportRecord, { kind: 'product' }>['record']>;
  private readonly campaigns: BatchWriter<Extract<ImportRecord, { kind: 'campaign' }>['record']>;
  private readonly events: BatchWriter<Extract<ImportRecord, { kind: 'event' }>['record']>;

  /** @param db a transaction, so that all batches are stored or none */
  constructor(db: Database, organizationId: string) {
    this.kols = new BatchWriter(db, organizationId, kols, upsertKols);
    this.products = new BatchWriter(db, organizationId, products, upsertProducts);
    this.campaigns = new BatchWriter(db, organizationId, campaigns, upsertCampaigns);
    this.events = new BatchWriter(db, organizationId, events, upsertEvents);
  }

  /** Takes a record; it may be stored only when the batch is full. */
  add({ kind, record }: ImportRecord): Promise<void> {
    switch (kind) {
      case 'kol':
        return this.kols.add(record);
      case 'product':
        return this.products.add(record);
      case 'campaign':
        return this.campaigns.add(record);
      case 'event':
        return this.events.add(record);
    }
  }

  /** Stores what is still waiting. */
  async flush() {
    for (const writer of [this.products, this.campaigns, this.events, this.kols]) await writer.flush();
  }

  /** "Imported 60 KOLs and 45 products into Acme (12 updated)." */
  describe(organization: string): string {
    const parts = [
      amount(this.kols.stored, 'KOL', 'KOLs'),
      amount(this.products.stored, 'product', 'products'),
      amount(this.campaigns.stored, 'campaign', 'campaigns'),
      amount(this.events.stored, 'event', 'events'),
    ].filter((part) => part !== null);
    if (parts.length === 0) return `Imported nothing into ${organization}: the files hold no records.`;
    const updated = this.kols.updated + this.products.updated + this.campaigns.updated + this.events.updated;
    const list = new Intl.ListFormat('en').format(parts);
    return `Imported ${list} into ${organization}${updated > 0 ? ` (${updated} updated)` : ''}.`;
  }
}

/** So many records of a kind are stored at once; it bounds the memory that an import needs. */
const BATCH = 500;

type Table = typeof kols | typeof products | typeof campaigns | typeof events;

class BatchWriter<Resource extends { id: string }> {
  stored = 0;
  updated = 0;
  private waiting: Resource[] = [];
  private readonly db: Database;
  private readonly organizationId: string;
  private readonly table: Table;
  private readonly upsert: (db: Database, organizationId: string, records: Resource[]) => Promise<void>;

  constructor(db: Database, organizationId: string, table: Table, upsert: BatchWriter<Resource>['upsert']) {
    this.db = db;
    this.organizationId = organizationId;
    this.table = table;
    this.upsert = upsert;
  }

  async add(record: Resource) {
    this.waiting.push(record);
    if (this.waiting.length >= BATCH) await this.flush();
  }

  async flush() {
    const records = this.waiting;
    if (records.length === 0) return;
    this.waiting = [];
    this.updated += await this.countKnown(records.map(({ id }) => id));
    await this.upsert(this.db, this.organizationId, records);
    this.stored += records.length;
  }

  private async countKnown(ids: string[]): Promise<number> {
    const { table } = this;
    const [known] = await this.db
      .select({ total: count() })
      .from(table)
      .where(and(eq(table.organization_id, this.organizationId), inArray(table.id, ids)));
    return known?.total ?? 0;
  }
}

function amount(number: number, one: string, many: string): string | null {
  return number === 0 ? null : `${number} ${number === 1 ? one : many}`;
}
