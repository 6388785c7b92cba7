import { randomUUID } from 'node:crypto';
import { and, type Column, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Interaction, Kol, KolCampaign, KolEvent, KolInclude, Publication } from '../../src/contract/kol.ts';
import type { Database } from '../db/connect.ts';
import { events, kolCampaigns, kolEvents, kolInteractions, kolPublications, kols } from '../db/schema.ts';
import { distinctById, insertOrReplace } from './upsert.ts';

type ListTable = typeof kolEvents | typeof kolCampaigns | typeof kolInteractions | typeof kolPublications;

/** The lists of a KOL as JSON, newest first. PostgreSQL writes dates in JSON as ISO, with any settings of the session. */
export const listOf = {
  events: asJson<KolEvent>(kolEvents, ['id', 'name', 'date', 'role'], kolEvents.date),
  campaigns: asJson<KolCampaign>(kolCampaigns, ['id', 'name', 'sent_at', 'status'], kolCampaigns.sent_at),
  interactions: asJson<Interaction>(
    kolInteractions,
    ['id', 'date', 'type', 'subject', 'summary'],
    kolInteractions.date,
  ),
  publications: asJson<Publication>(
    kolPublications,
    ['id', 'title', 'journal', 'published_on', 'doi', 'citations'],
    kolPublications.published_on,
  ),
} satisfies Record<KolInclude, (organizationId: string) => SQL>;

/** The names of columns and fields are the same. */
function asJson<Item>(table: ListTable, fields: readonly (keyof Item & string)[], day: Column) {
  const columns: Record<string, Column> = getTableColumns(table);
  const item = sql.join(
    fields.map((field) => sql`${sql.raw(`'${field}'`)}, ${columns[field]}`),
    sql`, `,
  );
  return (organizationId: string) => {
    const list = sql`(
      select coalesce(json_agg(json_build_object(${item}) order by ${day} desc, ${table.id}), '[]'::json) from ${table}
      where ${table.organization_id} = ${organizationId} and ${table.kol_id} = ${kols.id})`;
    // Nested, because Drizzle omits the table's name from the columns of a selected expression.
    return sql<Item[]>`${list}`;
  };
}

/** Replaces the lists that earlier imports stored with the lists in the records. Events that are stored keep their names and days. */
export async function replaceLists(db: Database, organizationId: string, records: readonly Kol[]) {
  // An import does not delete the invitations that KOL Desk has created.
  await replaceList(db, kolEvents, organizationId, records, 'events', eq(kolEvents.is_invitation, false));
  const ids = records.map(({ id }) => id);
  await copyEvents(db, organizationId, inArray(kolEvents.kol_id, ids));
  await replaceList(db, kolCampaigns, organizationId, records, 'campaigns');
  await replaceList(db, kolInteractions, organizationId, records, 'interactions');
  await replaceList(db, kolPublications, organizationId, records, 'publications');
}

async function replaceList(
  db: Database,
  table: ListTable,
  organizationId: string,
  records: readonly Kol[],
  name: KolInclude,
  removable?: SQL,
) {
  const carriers = records.filter((kol) => kol[name] !== undefined);
  if (carriers.length === 0) return;
  const ids = carriers.map((kol) => kol.id);
  await db.delete(table).where(and(eq(table.organization_id, organizationId), inArray(table.kol_id, ids), removable));
  const rows = carriers.flatMap((kol) =>
    distinctById<{ id: string }>(kol[name] ?? []).map((item) => ({
      organization_id: organizationId,
      kol_id: kol.id,
      ...item,
    })),
  );
  // The tables differ only in the columns of their items, which TypeScript cannot know.
  await insertOrReplace(db, table as typeof kolEvents, rows as (typeof kolEvents.$inferInsert)[], [
    'is_invitation',
    'rsvp',
  ]);
}

/**
 * Copies the names and days (UTC) of stored events to the profiles that list them, and renews the versions of the profiles that change.
 * @param where the condition of the rows of `kol_events`
 */
export async function copyEvents(db: Database, organizationId: string, where: SQL) {
  const day = sql`(${events.start_date} at time zone 'UTC')::date`;
  const changed = db.$with('changed').as(
    db
      .update(kolEvents)
      .set({ name: sql`${events.name}`, date: day })
      .from(events)
      .where(
        and(
          eq(kolEvents.organization_id, organizationId),
          eq(events.organization_id, organizationId),
          eq(events.id, kolEvents.id),
          where,
          sql`(${kolEvents.name}, ${kolEvents.date}) <> (${events.name}, ${day})`,
        ),
      )
      .returning({ id: kolEvents.kol_id }),
  );
  await db
    .with(changed)
    .update(kols)
    .set({ version: randomUUID() })
    .where(
      and(eq(kols.organization_id, organizationId), inArray(kols.id, db.select({ id: changed.id }).from(changed))),
    );
}

/** Updates `total_events` to the number of stored events. */
export async function countEvents(db: Database, organizationId: string, records: readonly Kol[]) {
  const known = sql`(select count(*)::int from ${kolEvents}
    where ${kolEvents.organization_id} = ${organizationId} and ${kolEvents.kol_id} = ${kols.id})`;
  const ids = records.map(({ id }) => id);
  const withEvents = records.filter(({ events }) => events !== undefined).map(({ id }) => id);
  const total = sql`case when ${inArray(kols.id, withEvents)} then ${known} else greatest(${kols.total_events}, ${known}) end`;
  await db
    .update(kols)
    .set({ total_events: total })
    // Does not write rows that are already right.
    .where(and(eq(kols.organization_id, organizationId), inArray(kols.id, ids), ne(kols.total_events, total)));
}
