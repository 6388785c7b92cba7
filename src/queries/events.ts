import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiError } from '../api/ApiError.ts';
import { createEvent, getEvent, listEvents } from '../api/events.ts';
import { addDays, todayUtc, utcDay } from '../contract/calendarDays.ts';
import type { Event, EventCreateInput, EventListQuery } from '../contract/event.ts';
import type { KolEvent } from '../contract/kol.ts';
import type { Lenient, Parsed } from '../contract/lenientParsing.ts';
import { askDesk, hasDeskApi } from './deskApi.ts';
import { type FetchAllOptions, fetchAllPages } from './fetchAllPages.ts';
import { kolOptions } from './kols.ts';
import { auditKeys, eventKeys, kolKeys } from './queryKeys.ts';
import { allPagesOptions, countOptions } from './useAllPages.ts';

/** One page of the organization's events (desk interface). The previous page stays visible while the next one loads. */
export const eventListOptions = (query: EventListQuery) =>
  queryOptions({
    queryKey: [...eventKeys.pages, query],
    queryFn: ({ signal }) => askDesk(() => listEvents(query, { signal })),
    placeholderData: keepPreviousData,
  });

/** The filters of the events and their order, without the page. */
type SortedEventFilter = Omit<EventListQuery, 'page' | 'per_page'>;

/** The number of events that match a filter (desk interface). */
export const eventCountOptions = (filter: SortedEventFilter) =>
  countOptions([...eventKeys.all, 'count', filter], (page, signal) =>
    askDesk(() => listEvents({ ...filter, ...page }, { signal })),
  );

/** Returns every matching event without using the cache (desk interface), for an export. @throws ApiError */
export const fetchAllEvents = (filter: SortedEventFilter, options: FetchAllOptions<Event>) =>
  fetchAllPages<Event>((page, signal) => askDesk(() => listEvents({ ...filter, ...page }, { signal })), options);

/** Every matching event, as a query that reports its progress (desk interface). */
export const allEventsOptions = (filter: SortedEventFilter) =>
  allPagesOptions<Event>([...eventKeys.wholeLists, filter], (options) => fetchAllEvents(filter, options));

/**
 * The next events of the organization, the earliest first (desk interface): those that end today (UTC) or later and are not
 * cancelled. Ask only if the interface is there (`useHasDeskApi`).
 * @param count how many events at most
 */
export const upcomingEventsOptions = (count: number) =>
  queryOptions({
    // Many more, in place of cancelled ones.
    ...eventListOptions({ page: 1, per_page: 50, from: todayUtc(), sort: 'start_date' }),
    select: ({ data }) => data.filter(({ status }) => status !== 'cancelled').slice(0, count),
  });

/** One event with its attendees (desk interface). */
export const eventOptions = (eventId: string) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'detail', eventId],
    queryFn: ({ signal }) => askDesk(() => getEvent(eventId, { signal })),
  });

/** Reads an event that a form starts from, if it has not been read before. Without an answer the form is empty. */
export const prefetchEvent = (client: QueryClient, eventId: string) =>
  client.ensureQueryData({ ...eventOptions(eventId), retry: false }).catch(() => undefined);

/** Returns an event that was read before, with its attendees. */
export const getCachedEvent = (client: QueryClient, eventId: string) =>
  client.getQueryData(eventOptions(eventId).queryKey);

/**
 * Creates an event (interface §4.4), then refetches the attendees' profiles and the lists of events, because they now
 * contain the event.
 */
export const createEventOptions = mutationOptions({
  mutationKey: ['events', 'create'],
  mutationFn: ({ event, idempotencyKey }: { event: EventCreateInput; idempotencyKey: string }) =>
    createEvent(event, idempotencyKey),
  onSuccess: (_created, { event }, _result, { client }) => {
    void client.invalidateQueries({ queryKey: eventKeys.all });
    void client.invalidateQueries({ queryKey: kolKeys.lists });
    void client.invalidateQueries({ queryKey: auditKeys.all });
    invalidateProfiles(client, event.attendees ?? []);
  },
});

/** Invalidates these profiles, except one that has just been read. */
function invalidateProfiles(client: QueryClient, kolIds: readonly string[], known?: string) {
  for (const kolId of kolIds) if (kolId !== known) void client.invalidateQueries({ queryKey: kolKeys.one(kolId) });
}

/**
 * True if the request may have reached the service without a usable response, so the event may exist. This includes
 * server errors, which may occur after the event was created, and 409 with `Retry-After`, which means that the service
 * is still processing the same request.
 */
export const isOutcomeUnknown = ({ kind, status, retryAfterMs }: ApiError) =>
  kind !== 'http' || (status ?? 500) >= 500 || (status === 409 && retryAfterMs !== null);

/**
 * True if the service rejected the content. It then also rejected the same content earlier. Other errors (key, rate
 * limit, conflict, proxy) say nothing about earlier attempts.
 */
export const isContentRejected = ({ status }: ApiError) => [400, 413, 415, 422].includes(status ?? 0);

/** How to recognize an event on a profile: by its name and the days on which it may be listed. */
interface EventCriteria {
  name: string;
  /** A timestamp in UTC. */
  start_date: string;
  /** The invited KOLs. */
  attendees: readonly string[];
}

/** An event on a profile; from the desk interface, the whole event too. */
export type FoundEvent = Lenient<KolEvent> & { event?: Parsed<Event> };

/**
 * Looks for an event among the events of the organization (desk interface), or on an attendee's profile, which it refetches
 * (interface §4.1).
 * @returns the events with this name that start then, or on that day; null if the service sends the profile without events
 * @throws ApiError
 */
export const checkEventOptions = mutationOptions({
  mutationKey: ['events', 'check'],
  mutationFn: async ({ kolId, criteria }: { kolId: string | null; criteria: EventCriteria }, { client }) => {
    if (hasDeskApi()) return findEventInList(criteria);
    if (kolId === null) return null;
    const kol = await client.fetchQuery({ ...kolOptions(kolId, ['events']), staleTime: 0 });
    return kol.events ? filterEvents(kol.events, criteria) : null;
  },
  onSuccess: (found, { kolId, criteria }, _result, { client }) => {
    // An event on one profile is also on the profiles of the other attendees.
    if (found === null || found.length === 0) return;
    invalidateProfiles(client, criteria.attendees, kolId ?? undefined);
    void client.invalidateQueries({ queryKey: eventKeys.all });
  },
});

/** The newest events with this name that start at that moment, in the form of a profile's entry. */
async function findEventInList({ name, start_date }: EventCriteria): Promise<FoundEvent[]> {
  const [before, , after] = daysAround(start_date);
  const query = { search: name, from: before, to: after, page: 1, per_page: 100, sort: '-created_at' } as const;
  const { data } = await askDesk(() => listEvents(query));
  return data
    .filter((event) => event.name === name && Date.parse(event.start_date ?? '') === Date.parse(start_date))
    .map((event) => ({ id: event.id, event }));
}

/** Looks for the event on the cached profile of a KOL, without a request. @returns the matching events; none without such a profile */
export function findEventOnProfile(client: QueryClient, kolId: string, criteria: EventCriteria) {
  const kol = client.getQueryData(kolOptions(kolId, ['events']).queryKey);
  return filterEvents(kol?.events ?? [], criteria);
}

/**
 * The interface does not name the time zone of an event's day on a profile, so the days before and after also match.
 */
function filterEvents(events: readonly FoundEvent[], { name, start_date }: EventCriteria) {
  const days = daysAround(start_date);
  return events.filter((event) => event.name === name && days.includes(event.date ?? ''));
}

/** The days (UTC) before, of and after a moment. */
const daysAround = (moment: string) => [-1, 0, 1].map((days) => addDays(utcDay(new Date(moment)), days));
