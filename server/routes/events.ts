import * as z from 'zod/mini';
import { Event, EventCreate, EventCreateHeaders } from '../../src/contract/event.ts';
import { recordResponse } from '../../src/contract/page.ts';
import { API_PREFIX, type App } from '../http.ts';
import { actorOf, requireRole } from '../plugins/authenticate.ts';
import { commonErrors, HttpProblem, invalidRequest, problemResponse, retryLater } from '../problems.ts';
import { create, UnknownAttendees } from '../repositories/events.ts';
import { IdempotencyKeyInFlight, IdempotencyKeyReused } from '../repositories/idempotency.ts';

/** The schema of the route, which `upstream.ts` describes too. */
export const createEventSchema = {
  operationId: 'createEvent',
  summary: 'Create an event as a draft and invite its attendees',
  tags: ['Events'],
  querystring: z.strictObject({}),
  headers: EventCreateHeaders,
  body: EventCreate,
  response: {
    201: recordResponse(Event),
    ...commonErrors,
    403: problemResponse,
    409: problemResponse,
    413: problemResponse,
    415: problemResponse,
    422: problemResponse,
  },
};

/** Create event (interface §4.4). */
export function eventRoutes(app: App) {
  const inFlight = new Set<string>();
  app.post('/events', { schema: createEventSchema, onRequest: requireRole('planner') }, async (request, reply) => {
    const { body, headers } = request;
    try {
      const key = headers['idempotency-key'];
      const event = await create(app.db, actorOf(request), body, key === undefined ? undefined : { key, inFlight });
      return reply.code(201).header('Location', `${API_PREFIX}/events/${event.id}`).send({ data: event });
    } catch (error) {
      throw toProblem(error, body);
    }
  });
}

function toProblem(error: unknown, { attendees }: EventCreate): unknown {
  if (error instanceof UnknownAttendees) {
    // A KOL of another organization gets the same error as one that does not exist.
    const errors = error.positions.map((position) => ({
      pointer: `/attendees/${position}`,
      detail: `${attendees[position]} is not a KOL of this organization`,
    }));
    return invalidRequest(422, errors);
  }
  if (error instanceof IdempotencyKeyReused)
    return new HttpProblem(422, 'This Idempotency-Key was already used with a different body.');
  if (error instanceof IdempotencyKeyInFlight)
    return retryLater(409, 'The first request with this Idempotency-Key is still being processed.', 1);
  return error;
}
