import * as z from 'zod/mini';
import { Event, EventCreate, Location } from '../contract/event.ts';
import { type Parsed, parseOne, UNREADABLE } from '../contract/lenientParsing.ts';
import { parseItems } from './createListStore.ts';
import { createPersistedStore } from './createPersistedStore.ts';

/** An event that was created in this browser. The interface cannot show it again, so the browser stores it. */
export interface CreatedEventRecord {
  /** The response of the service. */
  event: Parsed<Event>;
  /** The request, because the response does not contain the attendees. */
  sent: EventCreate;
  /** The time zone of the venue, which the interface does not contain. */
  zone: string;
  /** If the response was lost: the profile with the event, and the day in its entry. */
  found?: { kolId: string; day: string | null };
}

const Stored = z.object({
  event: z.looseObject({ id: z.string() }),
  sent: EventCreate,
  zone: z.string(),
  found: z.optional(z.object({ kolId: z.string(), day: z.nullable(z.string()) })),
});

const MAX_EVENTS = 50;

const store = createPersistedStore('created-events', (stored): readonly CreatedEventRecord[] =>
  parseItems(Stored, stored).map(({ event, ...rest }) => ({ event: parseOne(Event, { data: event }).data, ...rest })),
);

/** The events that this user created in this browser, newest first, as a hook. */
export const useCreatedEvents = store.useValue;

/** Returns the event with this id; undefined if this browser does not have it. */
export const findCreatedEvent = (id: string) => store.get().find(({ event }) => event.id === id);

/** Stores an event as the newest, in place of an earlier entry with its id. */
export function addCreatedEvent({ event, ...rest }: CreatedEventRecord) {
  const others = store.get().filter((created) => created.event.id !== event.id);
  store.set([{ event: knownFields(event), ...rest }, ...others].slice(0, MAX_EVENTS));
}

/** The same list with only ids, titles, days and cities. */
export const useCreatedEventTitles = () =>
  useCreatedEvents().map(({ event, sent }) => ({
    id: event.id,
    name: sent.name,
    start_date: sent.start_date,
    city: event.location?.city ?? sent.location?.city ?? null,
    created_at: event.created_at ?? null,
  }));

/** Removes fields that the contract does not name, because nothing uses them. */
function knownFields(event: Parsed<Event>): Parsed<Event> {
  const { location, rsvp_stats } = event;
  const data = {
    ...pick(event, Event.shape),
    location: location && pick(location, Location.shape),
    rsvp_stats: rsvp_stats && pick(rsvp_stats, Event.shape.rsvp_stats.shape),
  };
  return parseOne(Event, { data }).data;
}

const pick = (value: object, shape: object) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name === UNREADABLE || Object.hasOwn(shape, name)));
