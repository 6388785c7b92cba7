import { Event, type EventCreateInput, type EventListQuery, EventWithAttendees } from '../contract/event.ts';
import { type Parsed, type ParsedPage, parseOne, parsePage } from '../contract/lenientParsing.ts';
import { deskPath, parseResponse, type ReadOptions, request } from './http.ts';

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

/** Returns one page of events (desk interface). @throws ApiError */
export async function listEvents(query: EventListQuery, options: ReadOptions = {}): Promise<ParsedPage<Event>> {
  const response = await request(deskPath('/events'), { ...options, query });
  return parseResponse('event', response, (body) => parsePage(Event, body));
}

/** Returns one event with its attendees (desk interface). @throws ApiError */
export async function getEvent(eventId: string, options: ReadOptions): Promise<Parsed<EventWithAttendees>> {
  const response = await request(deskPath(`/events/${encodeURIComponent(eventId)}`), options);
  return parseResponse('event', response, (body) => parseOne(EventWithAttendees, body)).data;
}
