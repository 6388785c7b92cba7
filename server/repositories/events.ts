import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { typeid } from 'typeid-js';
import type { Event, EventCreate } from '../../src/contract/event.ts';
import { ID_PREFIXES } from '../../src/contract/values.ts';
import type { Database } from '../db/connect.ts';
import { events, kolEvents, kols } from '../db/schema.ts';
import { idempotency } from './idempotency.ts';
import { batches, distinctById, insertOrReplace } from './upserting.ts';

/** What is thrown where attendees are no KOLs of the organization: their positions in the request's list. */
export class UnknownAttendees extends Error {
  override name = 'UnknownAttendees';
  readonly positions: number[];
  constructor(positions: number[]) {
    super(`${positions.length} attendees are no KOLs of the organization`);
    this.positions = positions;
  }
}

export type EventRepository = ReturnType<typeof eventRepository>;

export function eventRepository(db: Database) {
  const { once } = idempotency(db);

  return {
    /**
     * Creates an event as a draft and invites its attendees (interface §3 and §4.4): it is on each one's profile at once.
     * @param idempotencyKey names the attempt: asked again within 24 hours, the event of the first time is the answer
     * @throws UnknownAttendees, KeyUsedOtherwise or KeyInFlight, and then nothing is stored
     */
    create(organizationId: string, request: EventCreate, idempotencyKey?: string): Promise<Event> {
      const create = (tx: Database) => createIn(tx, organizationId, request);
      return idempotencyKey === undefined
        ? db.transaction(create)
        : once(organizationId, idempotencyKey, request, create);
    },
  };
}

async function createIn(db: Database, organizationId: string, request: EventCreate): Promise<Event> {
  await lockAttendees(db, organizationId, request.attendees);
  const event = draft(request);
  await db.insert(events).values(toRow(organizationId, event));
  await invite(db, organizationId, event, request.attendees);
  return event;
}

/** Stores events, replacing those whose id the organization already has. Call it in a transaction. */
export async function upsert(db: Database, organizationId: string, records: readonly Event[]): Promise<void> {
  for (const batch of batches(distinctById(records)))
    await insertOrReplace(
      db,
      events,
      ['organization_id', 'id'],
      batch.map((event) => toRow(organizationId, event)),
    );
}

/** Locked in the order of ids, so that two events with the same attendees wait for each other and never both ways. */
async function lockAttendees(db: Database, organizationId: string, attendees: readonly string[]) {
  if (attendees.length === 0) return;
  const rows = await db
    .select({ id: kols.id })
    .from(kols)
    .where(and(eq(kols.organization_id, organizationId), inArray(kols.id, [...attendees])))
    .orderBy(asc(kols.id))
    .for('no key update');
  const known = new Set(rows.map((row) => row.id));
  const unknown = attendees.flatMap((id, position) => (known.has(id) ? [] : [position]));
  if (unknown.length > 0) throw new UnknownAttendees(unknown);
}

function draft({ attendees, location, ...request }: EventCreate): Event {
  const now = new Date().toISOString();
  return {
    ...request,
    id: typeid(ID_PREFIXES.event.slice(0, -1)).toString(),
    status: 'draft',
    start_date: new Date(request.start_date).toISOString(),
    end_date: new Date(request.end_date).toISOString(),
    location: location ? { venue: null, city: null, country: null, ...location } : null,
    attendee_count: attendees.length,
    rsvp_stats: { confirmed: 0, pending: attendees.length, declined: 0 },
    created_at: now,
    updated_at: now,
  };
}

async function invite(db: Database, organizationId: string, event: Event, attendees: readonly string[]) {
  if (attendees.length === 0) return;
  const invitation = {
    organization_id: organizationId,
    id: event.id,
    name: event.name,
    // The day in UTC, as everywhere in the interface.
    date: event.start_date.slice(0, 10),
    role: 'attendee' as const,
    is_invitation: true,
  };
  await db.insert(kolEvents).values(attendees.map((kol_id) => ({ ...invitation, kol_id })));
  // `updated_at` stays: it says when somebody last changed the profile, and an invitation does not change it.
  await db
    .update(kols)
    .set({ total_events: sql`${kols.total_events} + 1` })
    .where(and(eq(kols.organization_id, organizationId), inArray(kols.id, [...attendees])));
}

function toRow(organizationId: string, { rsvp_stats, ...event }: Event): typeof events.$inferInsert {
  return {
    ...event,
    organization_id: organizationId,
    rsvp_confirmed: rsvp_stats.confirmed,
    rsvp_pending: rsvp_stats.pending,
    rsvp_declined: rsvp_stats.declined,
  };
}
