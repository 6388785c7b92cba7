import { and, eq, inArray, sql } from 'drizzle-orm';
import { typeid } from 'typeid-js';
import type { Attendee, Event, EventCreate, EventListQuery, EventWithAttendees } from '../../src/contract/event.ts';
import type { Page } from '../../src/contract/page.ts';
import { ID_PREFIXES } from '../../src/contract/values.ts';
import { type Database, prepareOnce } from '../db/connect.ts';
import { events, kolEvents, kols } from '../db/schema.ts';
import { type Actor, auditRow } from './audit.ts';
import { type Attempt, once } from './idempotency.ts';
import { copyEvents } from './kolRecords.ts';
import { isFromDay, isUntilDay, selectPage } from './lists.ts';
import { matchesWords, searchText } from './normalize.ts';
import { distinctById, insertOrReplace } from './upsert.ts';

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
 * Creates an event as a draft and adds it to the profiles of its attendees (interface §3 and §4.4), in one transaction.
 * @param by who creates it, for the audit trail
 * @param attempt within 24 hours, the same key returns the first event again
 * @throws UnknownAttendees, IdempotencyKeyReused or IdempotencyKeyInFlight, and then nothing is stored
 */
export async function create(db: Database, by: Actor, request: EventCreate, attempt?: Attempt): Promise<Event> {
  const event = draft(request);
  const store = (tx: Database) => insert(tx, by, event, request.attendees);
  if (attempt !== undefined) return once(db, by, attempt, request, event, store);
  await store(db);
  return event;
}

/** One page of an organization's events (desk interface). `total` counts all that match. */
export function list(db: Database, organizationId: string, query: EventListQuery): Promise<Page<Event>> {
  const { search, status, event_type, from, to, attendee, sort } = query;
  return selectPage(db, {
    table: events,
    organizationId,
    query,
    where: and(
      matchesWords(events.search_text, search),
      status && eq(events.status, status),
      event_type && eq(events.event_type, event_type),
      isFromDay(events.end_date, from),
      isUntilDay(events.start_date, to),
      attendee === undefined
        ? undefined
        : sql`${events.id} in (select id from ${kolEvents} where ${and(eq(kolEvents.organization_id, organizationId), eq(kolEvents.kol_id, attendee))})`,
    ),
    sort: {
      by: sort.endsWith('start_date') ? events.start_date : events.created_at,
      isDescending: sort.startsWith('-'),
    },
    toItem: toEvent,
  });
}

/**
 * One event with its attendees by name (desk interface).
 * @returns null if the organization has no such event
 */
export async function read(db: Database, organizationId: string, id: string): Promise<EventWithAttendees | null> {
  const invited = sql<Attendee[]>`(
    select coalesce(json_agg(json_build_object('id', ${kols.id}, 'full_name', ${kols.full_name},
      'institution', ${kols.institution}, 'role', ${kolEvents.role}, 'rsvp', ${kolEvents.rsvp})
      order by ${kols.name_order}, ${kols.id}), '[]'::json)
    from ${kolEvents} join ${kols} on ${and(eq(kols.organization_id, organizationId), eq(kols.id, kolEvents.kol_id))}
    where ${and(eq(kolEvents.organization_id, organizationId), eq(kolEvents.id, id))})`;
  const [found] = await db
    .select({ row: events, attendees: sql<Attendee[]>`${invited}` })
    .from(events)
    .where(and(eq(events.organization_id, organizationId), eq(events.id, id)));
  return found === undefined ? null : { ...toEvent(found.row), attendees: found.attendees };
}

/**
 * Stores an event with its entry in the audit trail and invites its attendees: a database function
 * (`db/migrations/0023_create_event_largest_number.sql`), which waits at most half a second for a lock
 * (`0020_create_event_lock_timeout.sql`).
 */
const prepareInsert = prepareOnce((db) =>
  db.select({ known: sql<string[]>`known` }).from(
    sql`create_event(jsonb_populate_record(null::events, ${sql.placeholder('event')}::jsonb),
        ${sql.placeholder('attendees')}::text[], jsonb_populate_record(null::audit, ${sql.placeholder('entry')}::jsonb)) as known`,
  ),
);

/** @throws UnknownAttendees */
async function insert(db: Database, by: Actor, event: Event, attendees: readonly string[]) {
  const entry = auditRow(by, { action: 'event_created', subject: event.id });
  const [created] = await prepareInsert(db).execute({
    event: JSON.stringify(toRow(by.organizationId, event)),
    attendees,
    entry: JSON.stringify(entry),
  });
  const known = new Set(created?.known);
  if (known.size < attendees.length)
    throw new UnknownAttendees(attendees.flatMap((id, position) => (known.has(id) ? [] : [position])));
}

/** Inserts events or replaces those with the same ids, also their names and days on profiles. Call it in a transaction. */
export async function upsert(db: Database, organizationId: string, records: readonly Event[]): Promise<void> {
  const rows = distinctById(records).map((event) => toRow(organizationId, event));
  await insertOrReplace(db, events, rows);
  const ids = rows.map(({ id }) => id);
  await copyEvents(db, organizationId, inArray(kolEvents.id, ids));
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
    search_text: searchText(event.name, event.location?.city, event.location?.venue),
    rsvp_confirmed: rsvp_stats.confirmed,
    rsvp_pending: rsvp_stats.pending,
    rsvp_declined: rsvp_stats.declined,
  };
}

function toEvent({
  organization_id,
  search_text,
  rsvp_confirmed,
  rsvp_pending,
  rsvp_declined,
  ...event
}: typeof events.$inferSelect): Event {
  return { ...event, rsvp_stats: { confirmed: rsvp_confirmed, pending: rsvp_pending, declined: rsvp_declined } };
}
