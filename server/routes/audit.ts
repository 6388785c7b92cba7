import * as z from 'zod/mini';
import { AuditEntry, AuditListQuery, ExportReport, Person } from '../../src/contract/audit.ts';
import { page } from '../../src/contract/page.ts';
import {
  type AuthenticateOptions,
  actorOf,
  authenticateSessions,
  requireRole,
  type SessionLookup,
} from '../plugins/authenticate.ts';
import { limitRate, type RateLimit } from '../plugins/rateLimit.ts';
import type { AuditRepository } from '../repositories/audit.ts';
import type { PeopleRepository } from '../repositories/people.ts';
import type { App } from './app.ts';

export interface AuditRoutesOptions {
  authentication: SessionLookup & Pick<AuthenticateOptions, 'db'>;
  rate: RateLimit;
  audit: AuditRepository;
  people: PeopleRepository;
}

/** What people did: the page reports its exports, and managers read the audit trail. These routes need a session. */
export async function auditRoutes(app: App, { authentication, rate, audit, people }: AuditRoutesOptions) {
  authenticateSessions(app, authentication);
  await limitRate(app, rate);

  app.post('/exports', { schema: { hide: true, body: ExportReport } }, async (request, reply) => {
    await audit.record(actorOf(request), request.body);
    return reply.code(204).send();
  });

  const forManagers = { onRequest: requireRole('manager') };
  app.get(
    '/audit',
    { schema: { hide: true, querystring: AuditListQuery, response: { 200: page(AuditEntry) } }, ...forManagers },
    ({ organizationId, query }) => audit.list(organizationId, query),
  );
  app.get(
    '/people',
    { schema: { hide: true, response: { 200: z.object({ data: z.array(Person) }) } }, ...forManagers },
    async ({ organizationId }) => ({ data: await people.list(organizationId) }),
  );
}
