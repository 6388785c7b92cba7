import { typeid } from 'typeid-js';
import type { Event, EventCreate } from '../../src/contract/event.ts';
import { ID_PREFIXES } from '../../src/contract/values.ts';
import type { Database } from '../db/connect.ts';
import { events } from '../db/schema.ts';
import { invite, lockAttendees } from './attendees.ts';
import { idempotency } from './idempotency.ts';
import { batches, distinctById, insertOrReplace } from './upsert.ts';

export type EventRepository = ReturnType<typeof eventRepository>;

export function eventRepository(db: Database) {
  const { once } = idempotency(db);

  return {
    /**
     * Creates an event as a draft and adds it to the profiles of its attendees (interface §3 and §4.4), in one transaction.
     * @param idempotencyKey identifies the attempt: within 24 hours, the same key returns the first event again
     * @throws UnknownAttendees, IdempotencyKeyReused or IdempotencyKeyInFlight, and then nothing is stored
     */
    async create(organizationId: string, request: EventCreate, idempotencyKey?: string): Promise<Event> {
      const event = draft(request);
      const store = (tx: Database) => insert(tx, organizationId, event, request.attendees);
      if (idempotencyKey !== undefined) return once(organizationId, idempotencyKey, request, event, store);
      // Without attendees it is a single statement.
      await (request.attendees.length === 0 ? store(db) : db.transaction(store));
      return event;
    },
  };
}

async function insert(tx: Database, organizationId: string, event: Event, attendees: readonly string[]) {
  if (attendees.length > 0) await lockAttendees(tx, organizationId, attendees);
  await tx.insert(events).values(toRow(organizationId, event));
  if (attendees.length > 0) await invite(tx, organizationId, event, attendees);
}

/** Inserts events or replaces those with the same ids. Call it in a transaction. */
export async function upsert(db: Database, organizationId: string, records: readonly Event[]): Promise<void> {
  for (const batch of batches(distinctById(records)))
    await insertOrReplace(
      db,
      events,
      ['organization_id', 'id'],
      batch.map((event) => toRow(organizationId, event)),
    );
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

function toRow(organizationId: string, { rsvp_stats, ...event }: Event): typeof events.$inferInsert {
  return {
    ...event,
    organization_id: organizationId,
    rsvp_confirmed: rsvp_stats.confirmed,
    rsvp_pending: rsvp_stats.pending,
    rsvp_declined: rsvp_stats.declined,
  };
}
