import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Interaction, Kol, KolCampaign, KolEvent, KolInclude, Publication } from '../../src/contract/kol.ts';
import type { Database } from '../db/connect.ts';
import { kolCampaigns, kolEvents, kolInteractions, kolPublications, kols } from '../db/schema.ts';
import { batches, distinctById, insertOrReplace } from './upsert.ts';

/** The lists of a KOL as JSON, newest first. PostgreSQL writes dates in JSON as ISO, whatever the session's settings. */
export const listOf = {
  events: (organizationId) =>
    asJson<KolEvent>(
      kolEvents,
      organizationId,
      sql`'id', ${kolEvents.id}, 'name', ${kolEvents.name}, 'date', ${kolEvents.date}, 'role', ${kolEvents.role}`,
      sql`${kolEvents.date} desc, ${kolEvents.id}`,
    ),
  campaigns: (organizationId) =>
    asJson<KolCampaign>(
      kolCampaigns,
      organizationId,
      sql`'id', ${kolCampaigns.id}, 'name', ${kolCampaigns.name}, 'sent_at', ${kolCampaigns.sent_at},
        'status', ${kolCampaigns.status}`,
      sql`${kolCampaigns.sent_at} desc, ${kolCampaigns.id}`,
    ),
  interactions: (organizationId) =>
    asJson<Interaction>(
      kolInteractions,
      organizationId,
      sql`'id', ${kolInteractions.id}, 'date', ${kolInteractions.date}, 'type', ${kolInteractions.type},
        'subject', ${kolInteractions.subject}, 'summary', ${kolInteractions.summary}`,
      sql`${kolInteractions.date} desc, ${kolInteractions.id}`,
    ),
  publications: (organizationId) =>
    asJson<Publication>(
      kolPublications,
      organizationId,
      sql`'id', ${kolPublications.id}, 'title', ${kolPublications.title}, 'journal', ${kolPublications.journal},
        'published_on', ${kolPublications.published_on}, 'doi', ${kolPublications.doi},
        'citations', ${kolPublications.citations}`,
      sql`${kolPublications.published_on} desc, ${kolPublications.id}`,
    ),
} satisfies Record<KolInclude, (organizationId: string) => SQL>;

type ListTable = typeof kolEvents | typeof kolCampaigns | typeof kolInteractions | typeof kolPublications;

function asJson<Item>(table: ListTable, organizationId: string, fields: SQL, order: SQL) {
  const list = sql`(
    select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]'::json) from ${table}
    where ${table.organization_id} = ${organizationId} and ${table.kol_id} = ${kols.id})`;
  // Nested, because Drizzle omits the table's name from the columns of a selected expression.
  return sql<Item[]>`${list}`;
}

/** Replaces the lists that earlier imports stored with the lists in the records. */
export async function replaceLists(db: Database, organizationId: string, records: readonly Kol[]) {
  // An import does not delete the invitations that KOL Desk has created.
  await replaceList(db, kolEvents, organizationId, records, 'events', eq(kolEvents.is_invitation, false));
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
  const target = table as typeof kolEvents;
  for (const batch of batches(rows as (typeof kolEvents.$inferInsert)[]))
    await insertOrReplace(db, target, ['organization_id', 'kol_id', 'id'], batch, ['is_invitation', 'rsvp']);
}

/** Updates `total_events` to the number of stored events. */
export async function countEvents(db: Database, organizationId: string, records: readonly Kol[]) {
  const known = sql`(select count(*)::int from ${kolEvents}
    where ${kolEvents.organization_id} = ${organizationId} and ${kolEvents.kol_id} = ${kols.id})`;
  const set = async (concerned: readonly Kol[], total: SQL) => {
    if (concerned.length === 0) return;
    const ids = concerned.map((kol) => kol.id);
    await db
      .update(kols)
      .set({ total_events: total })
      // Does not write rows that are already right.
      .where(and(eq(kols.organization_id, organizationId), inArray(kols.id, ids), ne(kols.total_events, total)));
  };
  await set(
    records.filter((kol) => kol.events !== undefined),
    known,
  );
  await set(
    records.filter((kol) => kol.events === undefined),
    sql`greatest(${kols.total_events}, ${known})`,
  );
}
