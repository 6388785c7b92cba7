import { and, eq } from 'drizzle-orm';
import type { Kol, KolInclude } from '../../src/contract/kol.ts';
import type { Database } from '../db/connect.ts';
import { kols } from '../db/schema.ts';
import { countEvents, listOf, replaceLists } from './kolRecords.ts';
import { searchText, sortKey } from './normalize.ts';
import { distinctById, insertOrReplace } from './upsert.ts';

/**
 * Reads a KOL with the lists that `include` names, in one statement (interface §4.1).
 * @returns null if the organization has no such KOL
 */
export async function read(
  db: Database,
  organizationId: string,
  id: string,
  include: readonly KolInclude[],
): Promise<Kol | null> {
  const lists = Object.fromEntries(include.map((name) => [name, listOf[name](organizationId)]));
  const [found] = await db
    .select({ row: kols, ...lists })
    .from(kols)
    .where(and(eq(kols.organization_id, organizationId), eq(kols.id, id)));
  if (found === undefined) return null;
  const { row, ...included } = found;
  return { ...toKol(row), ...included };
}

/** The version of a KOL's profile and lists; null if the organization has no such KOL. */
export async function findVersion(db: Database, organizationId: string, id: string): Promise<string | null> {
  const [found] = await db
    .select({ version: kols.version })
    .from(kols)
    .where(and(eq(kols.organization_id, organizationId), eq(kols.id, id)));
  return found?.version ?? null;
}

/**
 * Inserts KOLs or replaces those with the same ids. A list in a record replaces the list of earlier imports; a list that is
 * missing in a record does not change. Call it in a transaction.
 *
 * `total_events` is the number of stored events if the record contains events. Otherwise it is the record's number, but at least
 * the number of stored events.
 */
export async function upsert(db: Database, organizationId: string, records: readonly Kol[]): Promise<void> {
  const distinct = distinctById(records);
  const rows = distinct.map((kol) => toRow(organizationId, kol));
  await insertOrReplace(db, kols, rows);
  await replaceLists(db, organizationId, distinct);
  await countEvents(db, organizationId, distinct);
}

type Row = typeof kols.$inferSelect;

function toRow(organizationId: string, kol: Kol): typeof kols.$inferInsert {
  const { events, campaigns, interactions, publications, metrics, ...profile } = kol;
  const { country, city } = profile.contact.address;
  return {
    ...profile,
    ...metrics,
    organization_id: organizationId,
    // Without duplicates, because the directory counts them.
    specialties: [...new Set(profile.specialties)],
    tags: [...new Set(profile.tags)],
    country,
    name_order: sortKey(profile.full_name),
    search_text: searchText(profile.full_name, city, profile.department, profile.institution),
  };
}

/** A stored row as a KOL without the lists. */
export function toKol({
  organization_id,
  version,
  country,
  name_order,
  search_text,
  total_events,
  total_campaigns,
  email_open_rate,
  response_rate,
  h_index,
  publications_count,
  ...profile
}: Row): Kol {
  const metrics = { total_events, total_campaigns, email_open_rate, response_rate, h_index, publications_count };
  return { ...profile, metrics };
}
