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
 * Adds an event to the profiles of its attendees, in one statement, because the attendees are locked from then on until the end
 * of the transaction. It locks them in the order of their ids, so that two transactions cannot deadlock.
 * @throws UnknownAttendees
 */
export async function invite(tx: Database, organizationId: string, event: Event, attendees: readonly string[]) {
  const locked = tx
    .$with('locked')
    .as(
      tx
        .select({ id: kols.id })
        .from(kols)
        .where(attending(organizationId, attendees))
        .orderBy(asc(kols.id))
        .for('no key update'),
    );
  const counted = tx.$with('counted').as(
    tx
      .update(kols)
      // `updated_at` does not change, because an invitation does not change the profile.
      .set({ total_events: sql`${kols.total_events} + 1`, version: sql`gen_random_uuid()` })
      .from(locked)
      .where(and(eq(kols.organization_id, organizationId), eq(kols.id, locked.id)))
      .returning({ id: kols.id }),
  );
  const invitations = tx
    .select({
      organization_id: sql`${organizationId}::text`.as('organization_id'),
      kol_id: counted.id,
      id: sql`${event.id}::text`.as('event_id'),
      name: sql`${event.name}::text`.as('name'),
      // In UTC, as everywhere in the interface.
      date: sql`${event.start_date.slice(0, 10)}::date`.as('date'),
      role: sql`'attendee'`.as('role'),
      is_invitation: sql`true`.as('is_invitation'),
      rsvp: sql`'pending'`.as('rsvp'),
    })
    .from(counted);
  const invited = await tx
    .with(locked, counted)
    .insert(kolEvents)
    .select(invitations)
    .returning({ kolId: kolEvents.kol_id });
  if (invited.length === attendees.length) return;
  const known = new Set(invited.map(({ kolId }) => kolId));
  throw new UnknownAttendees(attendees.flatMap((id, position) => (known.has(id) ? [] : [position])));
}

/** The ids are one parameter, because PostgreSQL takes long to parse a thousand. */
const attending = (organizationId: string, attendees: readonly string[]): SQL | undefined =>
  and(eq(kols.organization_id, organizationId), sql`${kols.id} = any(${sql.param(attendees)}::text[])`);
