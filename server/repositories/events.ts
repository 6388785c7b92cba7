import { typeid } from 'typeid-js';
import type { Event, EventCreate } from '../../src/contract/event.ts';
import { ID_PREFIXES } from '../../src/contract/values.ts';
import type { Database } from '../db/connect.ts';
import { isUndone } from '../db/faults.ts';
import { events } from '../db/schema.ts';
import { together } from '../db/together.ts';
import { type Creation, invite, UnknownAttendees } from './attendees.ts';
import { idempotency } from './idempotency.ts';
import { batches, distinctById, insertion, insertOrReplace } from './upserting.ts';

export type EventRepository = ReturnType<typeof eventRepository>;

/** Of one statement that writes invitations: while the database works on it, the next ones are made ready. */
const MOST_INVITATIONS = 700;

export function eventRepository(db: Database) {
  const { once } = idempotency(db);
  const organizations = new Map<string, (creation: Creation) => Promise<Event>>();

  /** Creations that arrive together, or while earlier ones are written, are written together (docs/decisions/0037). */
  function togetherIn(organizationId: string) {
    const known = organizations.get(organizationId);
    if (known !== undefined) return known;
    const create = together((creations: Creation[]) => createAll(db, organizationId, creations), {
      most: MOST_INVITATIONS,
      weigh: ({ attendees }) => 1 + attendees.length,
    });
    organizations.set(organizationId, create);
    return create;
  }

  return {
    /**
     * Creates an event as a draft and invites its attendees (interface §3 and §4.4): it is on each one's profile at once.
     * @param idempotencyKey names the attempt: asked again within 24 hours, the event of the first time is the answer
     * @throws UnknownAttendees, KeyUsedOtherwise or KeyInFlight, and then nothing is stored
     */
    create(organizationId: string, request: EventCreate, idempotencyKey?: string): Promise<Event> {
      const creation = { event: draft(request), attendees: request.attendees };
      if (idempotencyKey === undefined) return togetherIn(organizationId)(creation);
      return once(organizationId, idempotencyKey, request, async (tx) =>
        eventOf(creation, await createIn(tx, organizationId, [creation])),
      );
    },
  };
}

/** Of some creations, why those that are refused are. */
type Refused = Map<Creation, unknown>;

function eventOf(creation: Creation, refused: Refused): Event {
  if (refused.has(creation)) throw refused.get(creation);
  return creation.event;
}

/** Creates events together, or where the database refuses that, each by itself: no event fails for another. */
async function createAll(db: Database, organizationId: string, creations: Creation[]) {
  let refused: Refused;
  try {
    refused = await createIn(db, organizationId, creations);
  } catch (error) {
    if (creations.length === 1 || !isUndone(error)) throw error;
    refused = new Map();
    for (const creation of creations) {
      const alone = await createIn(db, organizationId, [creation]).catch(
        (reason: unknown) => new Map([[creation, reason]]),
      );
      for (const [, reason] of alone) refused.set(creation, reason);
    }
  }
  return (creation: Creation) => eventOf(creation, refused);
}

async function createIn(db: Database, organizationId: string, creations: Creation[]): Promise<Refused> {
  const refused: Refused = new Map();
  for (let accepted = creations; accepted.length > 0; ) {
    const rows = accepted.map(({ event }) => toRow(organizationId, event));
    const known = await invite(db, organizationId, accepted, insertion(events, rows));
    if (known === null) break;
    for (const creation of accepted) {
      const unknown = creation.attendees.flatMap((id, position) => (known.has(id) ? [] : [position]));
      if (unknown.length > 0) refused.set(creation, new UnknownAttendees(unknown));
    }
    accepted = accepted.filter((creation) => !refused.has(creation));
  }
  return refused;
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
