import * as z from 'zod/mini';
import { Event, EventListQuery, EventWithAttendees } from '../../src/contract/event.ts';
import { KolFacets, KolFacetsQuery, KolListQuery, KolSummary } from '../../src/contract/kolDirectory.ts';
import { pageResponse, recordResponse } from '../../src/contract/page.ts';
import { id } from '../../src/contract/values.ts';
import type { App } from '../http.ts';
import { commonErrors, notFound, problemResponse } from '../problems.ts';
import * as events from '../repositories/events.ts';
import * as kolDirectory from '../repositories/kolDirectory.ts';

const EventId = id('event');

/** The desk interface: finds people and events, which the interface of `/v1` does not list (docs/other-services.md). */
export function deskRoutes(app: App) {
  app.get(
    '/kols',
    {
      schema: {
        operationId: 'findKols',
        summary: 'Find KOLs',
        tags: ['Directory'],
        querystring: KolListQuery,
        response: { 200: pageResponse(KolSummary), ...commonErrors },
      },
    },
    async (request) => {
      const { organizationId, query } = request;
      const page = await kolDirectory.list(app.db, organizationId, query);
      request.listedKols = page.data.length;
      return page;
    },
  );
  app.get(
    '/kols/facets',
    {
      schema: {
        operationId: 'countKols',
        summary: 'Count KOLs by tier, engagement level, specialty, country and tag',
        tags: ['Directory'],
        querystring: KolFacetsQuery,
        response: { 200: recordResponse(KolFacets), ...commonErrors },
      },
    },
    async ({ organizationId, query }) => ({ data: await kolDirectory.facets(app.db, organizationId, query) }),
  );
  app.get(
    '/events',
    {
      schema: {
        operationId: 'findEvents',
        summary: 'Find events',
        tags: ['Directory'],
        querystring: EventListQuery,
        response: { 200: pageResponse(Event), ...commonErrors },
      },
    },
    ({ organizationId, query }) => events.list(app.db, organizationId, query),
  );
  app.get(
    '/events/:id',
    {
      schema: {
        operationId: 'getEvent',
        summary: 'Read one event with its attendees',
        tags: ['Directory'],
        params: z.object({ id: z.string() }),
        querystring: z.strictObject({}),
        response: { 200: recordResponse(EventWithAttendees), ...commonErrors, 404: problemResponse },
      },
    },
    async ({ organizationId, params }) => {
      const { data: id } = z.safeParse(EventId, params.id);
      const event = id === undefined ? null : await events.read(app.db, organizationId, id);
      if (event === null) throw notFound('There is no event with this id.');
      return { data: event };
    },
  );
}
