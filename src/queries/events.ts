import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../api/ApiError.ts';
import { createEvent } from '../api/events.ts';
import type { EventCreateInput } from '../contract/event.ts';
import type { KolEvent } from '../contract/kol.ts';
import type { Lenient } from '../contract/lenientParsing.ts';
import { kolKeys, kolOptions } from './kols.ts';

/** Creates an event (interface §4.4), then refetches the attendees' profiles, because they now contain the event. */
export const createEventOptions = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['events', 'create'],
    mutationFn: ({ event, idempotencyKey }: { event: EventCreateInput; idempotencyKey: string }) =>
      createEvent(event, idempotencyKey),
    onSuccess: (_created, { event }) => invalidateProfiles(client, event.attendees ?? []),
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
export interface EventCriteria {
  name: string;
  /** A timestamp in UTC. */
  start_date: string;
  /** The invited KOLs. */
  attendees: readonly string[];
}

/** An event on a profile. */
export type FoundEvent = Lenient<KolEvent>;

/**
 * Looks for an event on an attendee's profile, which it refetches (interface §4.1). The interface shows an event
 * nowhere else.
 * @returns the events with this name that start on that day; null if the service sends the profile without events
 * @throws ApiError
 */
export const checkEventOptions = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['events', 'check'],
    mutationFn: async ({ kolId, criteria }: { kolId: string; criteria: EventCriteria }) => {
      const kol = await client.fetchQuery({ ...kolOptions(kolId, ['events']), staleTime: 0 });
      return kol.events ? matching(kol.events, criteria) : null;
    },
    onSuccess: (found, { kolId, criteria }) => {
      // An event on one profile is also on the profiles of the other attendees.
      if (found !== null && found.length > 0) invalidateProfiles(client, criteria.attendees, kolId);
    },
  });

/** Does the same with cached data, without a request. */
export function findEventOnProfile(client: QueryClient, kolId: string, criteria: EventCriteria) {
  const kol = client.getQueryData(kolOptions(kolId, ['events']).queryKey);
  return matching(kol?.events ?? [], criteria);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The interface does not name the time zone of an event's day on a profile, so the days before and after also match.
 */
function matching(events: readonly FoundEvent[], { name, start_date }: EventCriteria) {
  const days = [-DAY_MS, 0, DAY_MS].map((shift) => new Date(Date.parse(start_date) + shift).toISOString().slice(0, 10));
  return events.filter((event) => event.name === name && days.includes(event.date ?? ''));
}
