import { Event, type EventCreateInput } from '../contract/event.ts';
import { type Parsed, readOne } from '../contract/lenientParsing.ts';
import { read, send } from './http.ts';

/**
 * Creates an event and invites its attendees (interface §4.4). There is no automatic retry, because the interface
 * cannot delete an event.
 * @param idempotencyKey names this attempt; services that support such keys create only one event for it
 * @returns the event as the service created it, with status `draft`
 * @throws ApiError; its `faults` carry a JSON pointer for each rejected field
 */
export async function createEvent(event: EventCreateInput, idempotencyKey: string): Promise<Parsed<Event>> {
  const answer = await send('/v1/events', { method: 'POST', body: event, idempotencyKey });
  return read('event', answer, (body) => readOne(Event, body)).data;
}
