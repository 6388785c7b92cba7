import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
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
 * Locks KOLs until the transaction ends, in the order of ids, so that those who invite the same KOLs wait for each other and never both ways.
 * @returns which of them are KOLs of the organization
 */
export async function lockAttendees(db: Database, organizationId: string, attendees: string[]): Promise<Set<string>> {
  if (attendees.length === 0) return new Set();
  const rows = await db
    .select({ id: kols.id })
    .from(kols)
    .where(
      and(
        eq(kols.organization_id, organizationId),
        sql`${kols.id} = any(${sql.param([...new Set(attendees)])}::text[])`,
      ),
    )
    .orderBy(asc(kols.id))
    .for('no key update');
  return new Set(rows.map(({ id }) => id));
}

/**
 * Puts events on the profiles of their attendees, who are locked.
 * @param alongside another statement that is run with it, so that the database is asked once
 */
export async function invite(db: Database, organizationId: string, creations: Creation[], alongside: SQL) {
  const invited = new Map<string, number>();
  for (const id of creations.flatMap(({ attendees }) => attendees)) invited.set(id, (invited.get(id) ?? 0) + 1);
  const rows = creations.map(({ event: { id, name, start_date }, attendees }) => ({
    id,
    name,
    // The day in UTC, as everywhere in the interface.
    date: start_date.slice(0, 10),
    attendees,
  }));
  // `updated_at` stays: it says when somebody last changed the profile, and an invitation does not change it.
  await db.execute(sql`
    with alongside as (${alongside}), invitations as (
      insert into ${kolEvents} (organization_id, kol_id, id, name, date, role, is_invitation)
      select ${organizationId}, unnest(attendees), id, name, date, 'attendee', true
      from json_to_recordset(${JSON.stringify(rows)}::text::json)
        as event(id text, name text, date date, attendees text[])
    )
    update ${kols} set total_events = total_events + invited.events, version = txid_current()
    from unnest(${sql.param([...invited.keys()])}::text[], ${sql.param([...invited.values()])}::int[])
      as invited(kol_id, events)
    where organization_id = ${organizationId} and id = invited.kol_id`);
}
