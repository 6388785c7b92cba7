import { Event, type EventCreateInput } from '../contract/event.ts';
import { type Parsed, parseOne } from '../contract/lenientParsing.ts';
import { parseResponse, request } from './http.ts';

/**
 * Creates an event and invites its attendees (interface §4.4). There is no automatic retry, because the interface
 * cannot delete an event.
 * @param idempotencyKey names this attempt; services that support such keys create only one event for it
 * @returns the event as the service created it, with status `draft`
 * @throws ApiError; its `issues` carry a JSON pointer for each rejected field
 */
export async function createEvent(event: EventCreateInput, idempotencyKey: string): Promise<Parsed<Event>> {
  const response = await request('/v1/events', { method: 'POST', body: event, idempotencyKey });
  return parseResponse('event', response, (body) => parseOne(Event, body)).data;
}
