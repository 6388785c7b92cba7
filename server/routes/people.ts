import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { recordResponse } from '../../src/contract/page.ts';
import { Person } from '../../src/contract/person.ts';
import { text } from '../../src/contract/values.ts';
import type { App } from '../http.ts';
import { actorOf, requireRecentSignIn, requireRole } from '../plugins/authenticate.ts';
import { HttpProblem, notFound } from '../problems.ts';
import type { Actor } from '../repositories/audit.ts';
import * as people from '../repositories/people.ts';
import type { SessionRepository } from '../repositories/sessions.ts';

/** The people who sign in with an account, and their sessions: for managers. `npm run people` does the same. */
export function peopleRoutes(app: App, sessions: SessionRepository) {
  const onRequest = requireRole('manager');
  app.get(
    '/people',
    { schema: { response: { 200: recordResponse(z.array(Person)) } }, onRequest },
    async ({ organizationId }) => ({ data: await people.list(app.db, organizationId, sessions.isAlive()) }),
  );

  /** A handler that does something with a person of the caller's organization. */
  const withPerson =
    (act: (by: Actor, id: string) => Promise<unknown>) =>
    async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
      const { id } = request.params;
      if (!(await people.exists(app.db, request.organizationId, id)))
        throw notFound('There is no person with this id.');
      await act(actorOf(request), id);
      return reply.code(204).send();
    };
  const options = { schema: { params: z.object({ id: text }) }, onRequest: [onRequest, requireRecentSignIn(sessions)] };

  app.post(
    '/people/:id/block',
    options,
    withPerson(async (by, id) => {
      if (id === by.actor) throw new HttpProblem(409, 'You cannot block yourself. Another manager can.');
      await people.setBlocked(app.db, by, id, true);
    }),
  );
  app.post(
    '/people/:id/unblock',
    options,
    withPerson((by, id) => people.setBlocked(app.db, by, id, false)),
  );
  app.post('/people/:id/sign-out', options, withPerson(sessions.endAllOf));
}
