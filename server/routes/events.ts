import * as z from 'zod/mini';
import { Event, EventCreate } from '../../src/contract/event.ts';
import { one } from '../../src/contract/page.ts';
import { type EventRepository, UnknownAttendees } from '../repositories/events.ts';
import type { App } from './app.ts';
import { refuseFaults } from './problems.ts';

/** Create event (interface §4.4). */
export function eventRoutes(app: App, events: EventRepository) {
  app.post(
    '/events',
    { schema: { querystring: z.strictObject({}), body: EventCreate, response: { 201: one(Event) } } },
    async ({ organizationId, body }, reply) => {
      try {
        const event = await events.create(organizationId, body);
        return reply.code(201).header('Location', `/v1/events/${event.id}`).send({ data: event });
      } catch (error) {
        throw error instanceof UnknownAttendees ? refuseAttendees(error, body.attendees) : error;
      }
    },
  );
}

/** Another organization's KOL is as unknown as one that does not exist. */
function refuseAttendees({ positions }: UnknownAttendees, attendees: readonly string[]) {
  return refuseFaults(
    422,
    positions.map((position) => ({
      pointer: `/attendees/${position}`,
      detail: `attendees[${position}] is no KOL of this organization: ${attendees[position]}`,
    })),
  );
}
