import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Event } from '../../src/contract/event.ts';
import type { Database } from '../db/connect.ts';
import { kolEvents, kols } from '../db/schema.ts';

/** Some attendees are not KOLs of the organization. Contains their positions in the request. */
export class UnknownAttendees extends Error {
  override name = 'UnknownAttendees';
  readonly positions: number[];
  constructor(positions: number[]) {
    super(`${positions.length} attendees are no KOLs of the organization`);
    this.positions = positions;
  }
}

/**
 * Locks KOLs until the end of the transaction, in the order of their ids, so that two transactions cannot deadlock.
 * @throws UnknownAttendees
 */
export async function lockAttendees(tx: Database, organizationId: string, attendees: readonly string[]): Promise<void> {
  const locked = await tx
    .select({ id: kols.id })
    .from(kols)
    .where(attending(organizationId, attendees))
    .orderBy(asc(kols.id))
    .for('no key update');
  if (locked.length === attendees.length) return;
  const known = new Set(locked.map(({ id }) => id));
  throw new UnknownAttendees(attendees.flatMap((id, position) => (known.has(id) ? [] : [position])));
}

/** Adds an event to the profiles of its attendees, which must be locked. */
export async function invite(tx: Database, organizationId: string, event: Event, attendees: readonly string[]) {
  // In UTC, as everywhere in the interface.
  const date = event.start_date.slice(0, 10);
  await tx.execute(sql`
    insert into ${kolEvents} (organization_id, kol_id, id, name, date, role, is_invitation, rsvp)
    select ${organizationId}, unnest(${sql.param(attendees)}::text[]), ${event.id}, ${event.name}, ${date}::date, 'attendee', true, 'pending'`);
  // `updated_at` does not change, because an invitation does not change the profile.
  await tx
    .update(kols)
    .set({ total_events: sql`${kols.total_events} + 1`, version: sql`gen_random_uuid()` })
    .where(attending(organizationId, attendees));
}

/** The ids are one parameter, because PostgreSQL takes long to parse a thousand. */
const attending = (organizationId: string, attendees: readonly string[]): SQL | undefined =>
  and(eq(kols.organization_id, organizationId), sql`${kols.id} = any(${sql.param(attendees)}::text[])`);
