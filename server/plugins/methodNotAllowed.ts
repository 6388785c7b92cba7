import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../problems.ts';

/**
 * Answers 405 with `Allow` if a path has a route, but not for the method of the request. Call it before the routes are
 * registered. It expects one route per path.
 */
export function rejectOtherMethods(app: FastifyInstance) {
  const seen = new Set<string>();
  app.addHook('onRoute', function rejectOthers(this: FastifyInstance, { method, url, routePath }) {
    if (typeof method !== 'string' || routePath.includes('*') || seen.has(url)) return;
    seen.add(url);
    // Fastify adds HEAD to every GET.
    const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
    this.route({
      method: this.supportedMethods.filter((other) => !allowed.includes(other)),
      url: routePath,
      // Before the body is read.
      async onRequest() {
        const Allow = allowed.join(', ');
        throw new HttpProblem(405, `This address allows only ${Allow}.`, { headers: { Allow } });
      },
      handler() {},
    });
  });
}
