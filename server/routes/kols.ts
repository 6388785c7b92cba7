import * as z from 'zod/mini';
import { Kol, KolReadQuery } from '../../src/contract/kol.ts';
import { recordResponse } from '../../src/contract/page.ts';
import { id } from '../../src/contract/values.ts';
import type { App } from '../http.ts';
import type { ResponseCache } from '../plugins/responseCache.ts';
import { commonErrors, notFound, problemResponse } from '../problems.ts';
import * as kols from '../repositories/kols.ts';

const KolParams = z.object({ id: id('kol') });

/** The schema of the route, which `upstream.ts` describes too. */
export const getKolSchema = {
  operationId: 'getKol',
  summary: 'Read one KOL',
  tags: ['KOLs'],
  // Any text, because a malformed id gets the same 404 as an unknown one.
  params: z.object({ id: z.string() }),
  querystring: KolReadQuery,
  response: { 200: recordResponse(Kol), ...commonErrors, 404: problemResponse },
};

/** Get KOL (interface §4.1). */
export function kolRoutes(app: App, cached: ResponseCache) {
  app.get(
    '/kols/:id',
    {
      schema: getKolSchema,
      ...cached(({ organizationId, params }) => {
        const { data } = z.safeParse(KolParams, params);
        return data === undefined ? null : kols.findVersion(app.db, organizationId, data.id);
      }),
    },
    async ({ organizationId, params, query }) => {
      const { data } = z.safeParse(KolParams, params);
      const kol = data === undefined ? null : await kols.read(app.db, organizationId, data.id, query.include);
      if (kol === null) throw notFound('There is no KOL with this id.');
      return { data: kol };
    },
  );
}
