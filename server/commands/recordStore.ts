import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { analyze } from '../db/vacuum.ts';
import { type ImportRecord, KINDS, type Kind, RECORD_KINDS } from './recordKinds.ts';

/** The statistics are renewed when this many records are stored, and each time their number has doubled. */
const FIRST_ANALYSIS = 5_000;

/** Stores records of all kinds, and counts them and those that were replaced. */
export class RecordStore {
  private readonly stored = { kol: 0, product: 0, campaign: 0, event: 0 };
  private updated = 0;
  private total = 0;
  private nextAnalysis = FIRST_ANALYSIS;
  private readonly db: Database;
  private readonly organizationId: string;

  /** @param db a transaction, so that either all batches are stored or none */
  constructor(db: Database, organizationId: string) {
    this.db = db;
    this.organizationId = organizationId;
  }

  async store(batch: readonly ImportRecord[]) {
    for (const kind of KINDS) await this.upsert(kind, batch);
    this.total += batch.length;
    if (this.total < this.nextAnalysis) return;
    await analyze(this.db);
    this.nextAnalysis = this.total * 2;
  }

  /** "Imported 60 KOLs and 45 products into Acme (12 updated)." */
  describe(organization: string): string {
    const parts = (['kol', 'product', 'campaign', 'event'] as const).flatMap((kind) => {
      const amount = this.stored[kind];
      return amount === 0 ? [] : `${amount} ${RECORD_KINDS[kind].noun}${amount === 1 ? '' : 's'}`;
    });
    if (parts.length === 0) return `Imported nothing into ${organization}: the files contain no records.`;
    const list = new Intl.ListFormat('en').format(parts);
    return `Imported ${list} into ${organization}${this.updated > 0 ? ` (${this.updated} updated)` : ''}.`;
  }

  private async upsert(kind: Kind, batch: readonly ImportRecord[]) {
    const records = batch.flatMap((one) => (one.kind === kind ? one.record : []));
    if (records.length === 0) return;
    const { table, upsert } = RECORD_KINDS[kind];
    const ids = records.map(({ id }) => id);
    this.updated += await this.db.$count(
      table,
      and(eq(table.organization_id, this.organizationId), inArray(table.id, ids)),
    );
    // TypeScript does not know that all are of this kind.
    await upsert(this.db, this.organizationId, records as never[]);
    this.stored[kind] += records.length;
  }
}
