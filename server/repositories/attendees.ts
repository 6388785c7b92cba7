import { type SQL, sql } from 'drizzle-orm';
import type { Event } from '../../src/contract/event.ts';
import type { Database } from '../db/connect.ts';
import { kolEvents, kols } from '../db/schema.ts';

/** An event that is to be stored, with the KOLs that are invited. */
export interface Creation {
  event: Event;
  attendees: string[];
}

/** What is thrown where attendees are no KOLs of the organization: their positions in the request's list. */
export class UnknownAttendees extends Error {
  override name = 'UnknownAttendees';
  readonly positions: number[];
  constructor(positions: number[]) {
    super(`${positions.length} attendees are no KOLs of the organization`);
    this.positions = positions;
  }
}

/**
 * Stores events and puts them on the profiles of their attendees: in one statement, all of it or nothing. The attendees are
 * locked first, in the order of ids, so that those who invite the same KOLs wait for each other and never both ways.
 * @param storing the statement that inserts the events, without a condition
 * @returns null where all is stored; otherwise those of the attendees that are KOLs of the organization, because not all are
 */
export async function invite(
  db: Database,
  organizationId: string,
  creations: Creation[],
  storing: SQL,
): Promise<Set<string> | null> {
  const invited = new Map<string, number>();
  for (const id of creations.flatMap(({ attendees }) => attendees)) invited.set(id, (invited.get(id) ?? 0) + 1);
  const rows = creations.map(({ event: { id, name, start_date }, attendees }) => ({
    id,
    name,
    // The day in UTC, as everywhere in the interface.
    date: start_date.slice(0, 10),
    attendees,
  }));
  const ids = sql`${sql.param([...invited.keys()])}::text[]`;
  const locked = db.$with('locked', {}).as(sql`
    select id from ${kols} where organization_id = ${organizationId} and id = any(${ids}) order by id for no key update`);
  const proven = db.$with('proven', {}).as(sql`
    select count(*) = ${invited.size} as is_stored from locked`);
  const isProven = sql`(select is_stored from proven)`;
  const stored = db.$with('stored', {}).as(sql`${storing} where ${isProven}`);
  const invitations = db.$with('invitations', {}).as(sql`
    insert into ${kolEvents} (organization_id, kol_id, id, name, date, role, is_invitation)
    select ${organizationId}, unnest(attendees), id, name, date, 'attendee', true
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as event(id text, name text, date date, attendees text[])
    where ${isProven}`);
  // `updated_at` stays: it says when somebody last changed the profile, and an invitation does not change it.
  const counted = db.$with('counted', {}).as(sql`
    update ${kols} set total_events = total_events + invited.events
    from unnest(${ids}, ${sql.param([...invited.values()])}::int[]) as invited(kol_id, events)
    where organization_id = ${organizationId} and id = invited.kol_id and ${isProven}`);
  const [outcome] = await db
    .with(locked, proven, stored, invitations, counted)
    .select({
      isStored: sql<boolean>`is_stored`,
      known: sql<string[]>`case when is_stored then '{}' else array(select id from locked) end`,
    })
    .from(sql`proven`);
  return outcome?.isStored ? null : new Set(outcome?.known);
}
