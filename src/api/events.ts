import { Event, type EventCreateInput } from '../contract/event.ts';
import { type Read, readOne } from '../contract/tolerant.ts';
import { read, send } from './http.ts';

/**
 * Creates an event and invites its attendees (interface §4.4). It is never sent twice by itself: the interface
 * offers no way to take an event back.
 * @param idempotencyKey names this attempt, so that sending it again makes no second event where the service takes such keys
 * @returns the event as the service created it, with status `draft`
 * @throws ApiError; its `faults` carry a JSON pointer per field that the service refused
 */
export async function createEvent(event: EventCreateInput, idempotencyKey: string): Promise<Read<Event>> {
  const answer = await send('/v1/events', { method: 'POST', body: event, idempotencyKey });
  return read('event', answer, (body) => readOne(Event, body)).data;
}
