import * as z from 'zod/mini';
import { AuditEntry, AuditListQuery, ExportReport, Person } from '../../src/contract/audit.ts';
import { pageResponse } from '../../src/contract/page.ts';
import type { App } from '../http.ts';
import { actorOf, authenticateSessions, requireRole, type SessionLookup } from '../plugins/authenticate.ts';
import { limitRate, type RateLimit } from '../plugins/rateLimit.ts';
import * as audit from '../repositories/audit.ts';
import * as people from '../repositories/people.ts';

/** What people did: the page reports its exports, and managers read the audit trail. These routes need a session. */
export async function auditRoutes(app: App, lookup: SessionLookup, rate: RateLimit) {
  authenticateSessions(app, lookup);
  await limitRate(app, rate);

  app.post('/exports', { schema: { body: ExportReport } }, async (request, reply) => {
    await audit.recordAudit(app.db, actorOf(request), request.body);
    return reply.code(204).send();
  });

  const forManagers = { onRequest: requireRole('manager') };
  app.get(
    '/audit',
    {
      schema: { querystring: AuditListQuery, response: { 200: pageResponse(AuditEntry) } },
      ...forManagers,
    },
    ({ organizationId, query }) => audit.list(app.db, organizationId, query),
  );
  app.get(
    '/people',
    { schema: { response: { 200: z.object({ data: z.array(Person) }) } }, ...forManagers },
    async ({ organizationId }) => ({ data: await people.list(app.db, organizationId) }),
  );
}
