import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../api/ApiError.ts';
import { createEvent } from '../api/events.ts';
import type { EventCreateInput } from '../contract/event.ts';
import type { KolEvent } from '../contract/kol.ts';
import type { Tolerant } from '../contract/tolerant.ts';
import { kolKeys, kolOptions } from './kols.ts';

/** Creates an event (interface §4.4); the attendees' profiles are asked for anew, since the event is on them now. */
export const createEventOptions = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['events', 'create'],
    mutationFn: ({ event, idempotencyKey }: { event: EventCreateInput; idempotencyKey: string }) =>
      createEvent(event, idempotencyKey),
    onSuccess: (_created, { event }) => forgetProfiles(client, event.attendees ?? []),
  });

/** Has these profiles asked for anew, but for one that has just been read. */
function forgetProfiles(client: QueryClient, kolIds: readonly string[], known?: string) {
  for (const kolId of kolIds) if (kolId !== known) void client.invalidateQueries({ queryKey: kolKeys.one(kolId) });
}

/**
 * True where the request may have reached the service although no usable answer came back: the event may exist. So after
 * an error of the service's own, which may come after the event was created, and where the service asks to come back
 * since it is still at work on the same request (409 with `Retry-After`).
 */
export const isAnswerLost = ({ kind, status, retryAfterMs }: ApiError) =>
  kind !== 'refused' || (status ?? 500) >= 500 || (status === 409 && retryAfterMs !== null);

/**
 * True where a refusal is of the content, which was then refused before as well. Any other (of the key, by a limit, by a
 * conflict, by whoever stands before the service) says nothing about what was sent before.
 */
export const isContentRefused = ({ status }: ApiError) => [400, 413, 415, 422].includes(status ?? 0);

/** What an event is recognised by on a profile: its name, and the days that its start may be listed under. */
export interface SoughtEvent {
  name: string;
  /** A moment in UTC. */
  start_date: string;
  /** Who was invited. */
  attendees: readonly string[];
}

/** An event as it stands on a profile. */
export type FoundEvent = Tolerant<KolEvent>;

/**
 * Looks for an event on an attendee's profile, which is asked for anew (interface §4.1): the only place where the
 * interface shows an event again.
 * @returns the events of this name that start on that day; null where the service sends the profile without its events
 * @throws ApiError
 */
export const checkEventOptions = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['events', 'check'],
    mutationFn: async ({ kolId, sought }: { kolId: string; sought: SoughtEvent }) => {
      const kol = await client.fetchQuery({ ...kolOptions(kolId, ['events']), staleTime: 0 });
      return kol.events ? matching(kol.events, sought) : null;
    },
    onSuccess: (found, { kolId, sought }) => {
      // What is on one profile is on those of the others who were invited.
      if (found !== null && found.length > 0) forgetProfiles(client, sought.attendees, kolId);
    },
  });

/** The same as far as it is known already, without asking. */
export function findEventOnProfile(client: QueryClient, kolId: string, sought: SoughtEvent) {
  const kol = client.getQueryData(kolOptions(kolId, ['events']).queryKey);
  return matching(kol?.events ?? [], sought);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The interface does not say in which zone the day of a profile's event is, so the days beside it count as well. */
function matching(events: readonly FoundEvent[], { name, start_date }: SoughtEvent) {
  const days = [-DAY_MS, 0, DAY_MS].map((shift) => new Date(Date.parse(start_date) + shift).toISOString().slice(0, 10));
  return events.filter((event) => event.name === name && days.includes(event.date ?? ''));
}
