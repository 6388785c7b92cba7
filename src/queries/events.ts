import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { createEvent } from '../api/events.ts';
import type { EventCreateInput } from '../contract/event.ts';
import { kolKeys } from './kols.ts';

/** Creates an event (interface §4.4); the attendees' profiles are asked for anew, since the event is on them now. */
export const createEventOptions = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['events', 'create'],
    mutationFn: ({ event, idempotencyKey }: { event: EventCreateInput; idempotencyKey: string }) =>
      createEvent(event, idempotencyKey),
    onSuccess: (_created, { event }) => {
      for (const kolId of event.attendees ?? []) void client.invalidateQueries({ queryKey: kolKeys.one(kolId) });
    },
  });
