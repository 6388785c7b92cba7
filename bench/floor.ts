import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import { build } from 'vite';
import { serveSpa } from '../server/plugins/staticFiles.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** A bare app on the dashboard's libraries, which every figure of the dashboard is compared with. */
export interface Floor {
  /** Serves it before a running service. Its table is at `/`, and the key that it sends in its tab's `kol-desk.api-key`. */
  serve(serviceUrl: string): Promise<{ url: string; stop(): Promise<void> }>;
  remove(): Promise<void>;
}

/** Builds the floor as the dashboard is built: same target, same compression. */
export async function buildFloor(): Promise<Floor> {
  const root = join(ROOT, 'bench/floor');
  const dist = await mkdtemp(join(tmpdir(), 'kol-desk-floor-'));
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    root,
    build: { outDir: dist, emptyOutDir: true },
    logLevel: 'warn',
  });
  return {
    serve: (serviceUrl) => serve(dist, serviceUrl),
    remove: () => rm(dist, { recursive: true }),
  };
}

/** Files as the service would send them, and its answers passed on: to the browser all of it is one origin. */
async function serve(dist: string, serviceUrl: string) {
  const app = Fastify({ forceCloseConnections: true });
  serveSpa(app, dist);
  app.get('/v1/*', async (request, reply) => {
    const { authorization = '' } = request.headers;
    const answer = await fetch(serviceUrl + request.url, { headers: { authorization } });
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? '')
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, stop: () => app.close() };
}
