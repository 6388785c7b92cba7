import { AuditEntry, AuditListQuery, ExportReport } from '../../src/contract/audit.ts';
import { pageResponse } from '../../src/contract/page.ts';
import type { App } from '../http.ts';
import { actorOf, requireRole } from '../plugins/authenticate.ts';
import * as audit from '../repositories/audit.ts';

/** What people did: the page reports its exports, and managers read the audit trail. */
export function auditRoutes(app: App) {
  app.post('/exports', { schema: { body: ExportReport } }, async (request, reply) => {
    await audit.recordExports(app.db, actorOf(request), request.body);
    return reply.code(204).send();
  });

  app.get(
    '/audit',
    {
      schema: { querystring: AuditListQuery, response: { 200: pageResponse(AuditEntry) } },
      onRequest: requireRole('manager'),
    },
    ({ organizationId, query }) => audit.list(app.db, organizationId, query),
  );
}
