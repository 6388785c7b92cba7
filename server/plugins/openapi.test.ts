import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';

let app: ReturnType<typeof buildApp>;

beforeAll(() => {
  // The document needs no database.
  app = buildApp({ db: drizzle.mock() });
});
afterAll(() => app.close());

describe('/openapi.json', () => {
  test('describes the operations of the interface and of the desk interface, without a key', async () => {
    const answer = await app.inject('/openapi.json');
    expect(answer.statusCode).toBe(200);
    const { openapi, paths, components } = answer.json();
    expect(openapi).toBe('3.1.0');
    expect(Object.entries(paths).map(([path, item]) => [path, Object.keys(item as object)])).toEqual([
      ['/v1/kols/{id}', ['get']],
      ['/v1/products', ['get']],
      ['/v1/campaigns', ['get']],
      ['/v1/events', ['post']],
      ['/desk/v1/kols', ['get']],
      ['/desk/v1/kols/facets', ['get']],
      ['/desk/v1/events', ['get']],
      ['/desk/v1/events/{id}', ['get']],
    ]);
    expect(Object.keys(components.schemas).sort()).toEqual([
      'Campaign',
      'Event',
      'EventCreateInput',
      'EventWithAttendees',
      'Kol',
      'KolFacets',
      'KolSummary',
      'PageMeta',
      'Problem',
      'Product',
    ]);
    const perPage = paths['/v1/campaigns'].get.parameters.find(({ name }: { name: string }) => name === 'per_page');
    expect(perPage.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 20 });
    const { responses } = paths['/v1/events'].post;
    const retried = Object.keys(responses).filter((status) => 'Retry-After' in responses[status].headers);
    expect(retried).toEqual(['409', '429', '503']);
  });

  test('passes the linter without errors and warnings', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kol-desk-openapi-'));
    const file = join(folder, 'openapi.json');
    await writeFile(file, (await app.inject('/openapi.json')).body);
    const redocly = resolve(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');
    const { stdout } = await promisify(execFile)(process.execPath, [redocly, 'lint', '--format=json', file], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    expect(JSON.parse(stdout).totals).toMatchObject({ errors: 0, warnings: 0 });
    await rm(folder, { recursive: true });
  });
});
