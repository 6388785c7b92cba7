import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import { build } from 'vite';
import { serveDashboard } from '../server/dashboard.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** A bare app on the dashboard's libraries, which every figure of the dashboard is compared with. */
export interface Floor {
  /** JavaScript of its first view, which is all it has: bytes as a browser downloads them (Brotli). */
  bytes: number;
  /** Serves it before a running service. Its table is at `/`, and the key that it sends in its tab's `kol-desk.api-key`. */
  serve(serviceUrl: string): Promise<{ url: string; stop(): Promise<void> }>;
  remove(): Promise<void>;
}

/**
 * Builds the floor as the dashboard is built: same target, same compression.
 * @param page what it shows: a plain table, or a plain form, which needs React Hook Form too
 */
export async function buildFloor(page: 'index.html' | 'form.html' = 'index.html'): Promise<Floor> {
  const root = join(ROOT, 'bench/floor');
  const dist = await mkdtemp(join(tmpdir(), 'kol-desk-floor-'));
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    root,
    build: { outDir: dist, emptyOutDir: true, rolldownOptions: { input: join(root, page) } },
    logLevel: 'warn',
  });
  return {
    bytes: await scriptBytes(join(dist, 'assets')),
    serve: (serviceUrl) => serve(dist, serviceUrl),
    remove: () => rm(dist, { recursive: true }),
  };
}

/** The bytes of all scripts in a folder, compressed where the build has compressed them. */
async function scriptBytes(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sent = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => (names.includes(`${name}.br`) ? `${name}.br` : name));
  const sizes = await Promise.all(sent.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Files as the service would send them, and its answers passed on: to the browser all of it is one origin. */
async function serve(dist: string, serviceUrl: string) {
  const app = Fastify({ forceCloseConnections: true });
  serveDashboard(app, dist);
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
