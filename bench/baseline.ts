import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import { build } from 'vite';
import { serveSpa } from '../server/plugins/staticFiles.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** A bare app on the dashboard's libraries. Every result of the dashboard is compared with it. */
interface Baseline {
  /** Serves the app in front of a running service. Its table is at `/`; it reads the API key from the session storage. */
  serve(serviceUrl: string): Promise<{ url: string; stop(): Promise<void> }>;
  remove(): Promise<void>;
}

/** Builds the baseline as the dashboard is built: same target, same compression. */
export async function buildBaseline(): Promise<Baseline> {
  const root = join(ROOT, 'bench/baseline');
  const dist = await mkdtemp(join(tmpdir(), 'kol-desk-baseline-'));
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

/** Serves the files as the service does, and forwards API requests, so that the browser sees one origin. */
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
