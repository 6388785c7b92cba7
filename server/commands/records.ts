import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Campaign } from '../../src/contract/campaign.ts';
import { Event } from '../../src/contract/event.ts';
import { Kol } from '../../src/contract/kol.ts';
import { AFTER_ID } from '../../src/contract/kolIds.ts';
import { Product } from '../../src/contract/product.ts';
import { ID_PREFIXES } from '../../src/contract/values.ts';
import type { Database } from '../db/connect.ts';
import * as tables from '../db/schema.ts';
import { analyze } from '../db/vacuum.ts';
import * as campaigns from '../repositories/campaigns.ts';
import * as events from '../repositories/events.ts';
import * as kols from '../repositories/kols.ts';
import { renewListsVersion } from '../repositories/lists.ts';
import * as products from '../repositories/products.ts';
import { onePerPath, zodErrorMap } from '../zodErrorMap.ts';

/** The records of an import and of the demonstration: what they may be, and how they are stored. */

/** The kinds of records, in the order in which they are stored. */
const RECORD_KINDS = {
  product: { noun: 'product', schema: Product, table: tables.products, upsert: products.upsert },
  campaign: { noun: 'campaign', schema: Campaign, table: tables.campaigns, upsert: campaigns.upsert },
  event: { noun: 'event', schema: Event, table: tables.events, upsert: events.upsert },
  kol: { noun: 'KOL', schema: Kol, table: tables.kols, upsert: kols.upsert },
};
type Kind = keyof typeof RECORD_KINDS;
/** Stores records of one kind. The kinds whose lists have a version get the one of this import. */
type Upsert = (db: Database, organizationId: string, records: never[], listsVersion: string) => Promise<void>;
const KINDS = Object.keys(RECORD_KINDS) as Kind[];

/** A valid record, without fields that are not in the contract, and its kind. */
export type ImportRecord = {
  [K in Kind]: { kind: K; record: z.infer<(typeof RECORD_KINDS)[K]['schema']> };
}[Kind];

/** An error in a field of a record. An empty path means the record itself. */
export interface RecordIssue {
  path: PropertyKey[];
  reason: string;
}

/** The errors of a record, or the valid record with the paths of its fields that are not in the contract. */
type Checked = { issues: RecordIssue[] } | { accepted: ImportRecord; ignored: string[] };

/**
 * Validates a record with the contract. The prefix of its `id` tells the kind. Every documented field must be present, because
 * the service returns every one.
 */
export function validateRecord(input: unknown): Checked {
  if (!isObject(input)) return { issues: [{ path: [], reason: 'is not a record: expected an object with an "id"' }] };
  const { id } = input;
  if (typeof id !== 'string')
    return { issues: [{ path: ['id'], reason: id === undefined ? 'is required' : 'must be a text' }] };
  const kind = KINDS.find((one) => id.startsWith(ID_PREFIXES[one]));
  if (kind === undefined) return { issues: [{ path: ['id'], reason: 'must begin with kol_, prod_, cmp_ or evt_' }] };
  if (AFTER_ID.test(id)) return { issues: [{ path: ['id'], reason: 'must not end with . ~ or -' }] };
  const parsed = z.safeParse(RECORD_KINDS[kind].schema, input, { error: zodErrorMap });
  if (!parsed.success)
    return {
      issues: onePerPath(parsed.error.issues).map(({ path, message }) => ({ path: [...path], reason: message })),
    };
  const accepted = { kind, record: parsed.data } as ImportRecord;
  const issues = accepted.kind === 'kol' ? findRepeatedIds(accepted.record) : [];
  if (issues.length > 0) return { issues };
  return { accepted, ignored: findIgnoredFields(input, parsed.data) };
}

/** Items of a list are stored by their ids, so an id must not occur twice. */
function findRepeatedIds(kol: Kol): RecordIssue[] {
  return (['events', 'campaigns', 'interactions', 'publications'] as const).flatMap((list) => {
    const seen = new Map<string, number>();
    return (kol[list] ?? []).flatMap(({ id }, index) => {
      const first = seen.get(id);
      if (first === undefined) seen.set(id, index);
      return first === undefined ? [] : [{ path: [list, index, 'id'], reason: `the same as ${list}[${first}].id` }];
    });
  });
}

/** The fields that are in `input` but not in the contract, such as `contact.fax` or `events[].city`. */
function findIgnoredFields(input: unknown, parsed: unknown, path = ''): string[] {
  if (Array.isArray(input) && Array.isArray(parsed))
    return input.flatMap((item, index) => findIgnoredFields(item, parsed[index], `${path}[]`));
  if (!isObject(input) || !isObject(parsed)) return [];
  return Object.entries(input).flatMap(([field, value]) => {
    const here = path === '' ? field : `${path}.${field}`;
    return Object.hasOwn(parsed, field) ? findIgnoredFields(value, parsed[field], here) : [here];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
  private readonly listsVersion = randomUUID();

  /** @param db a transaction, so that either all batches are stored or none */
  constructor(db: Database, organizationId: string) {
    this.db = db;
    this.organizationId = organizationId;
  }

  /** Stores records of any kinds. Waits until another import into the organization has ended. */
  async store(batch: readonly ImportRecord[]) {
    await renewListsVersion(this.db, this.organizationId, this.listsVersion);
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
    const { table } = RECORD_KINDS[kind];
    const upsert: Upsert = RECORD_KINDS[kind].upsert;
    const ids = records.map(({ id }) => id);
    this.updated += await this.db.$count(
      table,
      and(eq(table.organization_id, this.organizationId), inArray(table.id, ids)),
    );
    // TypeScript does not know that all are of this kind.
    await upsert(this.db, this.organizationId, records as never[], this.listsVersion);
    this.stored[kind] += records.length;
  }
}
