import * as z from 'zod/mini';
import { ApiKey } from '../../src/contract/apiKey.ts';
import { recordResponse } from '../../src/contract/page.ts';
import { text } from '../../src/contract/values.ts';
import type { App } from '../http.ts';
import { actorOf, requireRecentSignIn, requireRole } from '../plugins/authenticate.ts';
import { HttpProblem, notFound } from '../problems.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import type { SessionRepository } from '../repositories/sessions.ts';

/**
 * The API keys of the organization: for managers. Only the command `npm run keys -- create` creates one, so that a key is shown on a
 * server and in no browser.
 */
export function apiKeyRoutes(app: App, sessions: SessionRepository) {
  const onRequest = requireRole('manager');
  app.get(
    '/keys',
    { schema: { response: { 200: recordResponse(z.array(ApiKey)) } }, onRequest },
    async ({ organizationId }) => ({ data: await apiKeys.list(app.db, organizationId) }),
  );
  app.post(
    '/keys/:prefix/revoke',
    { schema: { params: z.object({ prefix: text }) }, onRequest: [onRequest, requireRecentSignIn(sessions)] },
    async (request, reply) => {
      const { prefix } = request.params;
      if (prefix === request.actor)
        throw new HttpProblem(409, 'You are signed in with this key. Sign in with another one to revoke it.');
      if (!(await apiKeys.revoke(app.db, actorOf(request), prefix)))
        throw notFound('There is no API key with this prefix.');
      return reply.code(204).send();
    },
  );
}
