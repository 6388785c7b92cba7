import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { type Connection, openPostgres } from '../db/connect.ts';
import * as kols from '../repositories/kols.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { type Started, startService } from './program.ts';
import { aKol, anEvent, newOrganization, prepareDataDir } from './service.ts';

/** The files of the database cannot grow any more while the program creates events: first those of its write-ahead log. */

const MAX_FILE_BYTES = 2 ** 20;

let folder: string;
let environment: NodeJS.ProcessEnv;
let server: PostgresServer | null = null;
let service: Started;
let apiKey: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kol-desk-full-disk-'));
  const dataDir = join(folder, 'data');
  environment = { DATA_DIR: dataDir, KOL_DESK_DEMO: 'never', RATE_LIMIT_PER_MINUTE: '0' };
  const { db, close } = await openDatabase(dataDir);
  // The next file of the log exists and is almost empty, so its size does not depend on the migrations.
  await db.execute(sql`select pg_switch_wal()`);
  const organization = await newOrganization(db);
  apiKey = organization.key;
  await kols.upsert(db, organization.organizationId, [aKol()]);
  await db.execute(sql`checkpoint`);
  await close();
});
afterAll(async () => {
  service?.child.kill('SIGKILL');
  await service?.ended;
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The database whose files will be limited: embedded, or that of a PostgreSQL for this test alone. */
async function openDatabase(dataDir: string): Promise<Connection> {
  if (inject('postgresql') === undefined) return prepareDataDir(dataDir);
  server = await startPostgres();
  if (server === null) throw new Error('This machine has no PostgreSQL.');
  environment = { ...environment, DATABASE_URL: server.databaseUrl };
  return openPostgres(server.databaseUrl);
}

const create = () => service.post('/v1/events', anEvent({ attendees: ['kol_a'] }), {}, apiKey);

const TITLE = 'while the disk is full, requests get 503; with space again, every acknowledged event is there';

/** Only Linux can give a running program its space back. */
const isSupported = process.platform === 'linux' || inject('postgresql') !== undefined;

test.runIf(isSupported)(TITLE, { timeout: 60_000 }, async () => {
  if (server === null) service = await startService(environment, { maxFileBytes: MAX_FILE_BYTES });
  else {
    await server.crash();
    await server.restart(MAX_FILE_BYTES);
    service = await startService(environment);
  }

  const acknowledged: string[] = [];
  let answer = await create();
  for (; answer.status === 201; answer = await create()) acknowledged.push(answer.json.data.id);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(acknowledged.length).toBeGreaterThan(20);
  if (server === null) {
    await vi.waitFor(() => expect(service.get('/healthz')).rejects.toThrow('fetch failed'), { timeout: 20_000 });
    await expect(startService(environment, { maxFileBytes: MAX_FILE_BYTES })).rejects.toThrow(/the disk is full/);
    execFileSync('prlimit', ['--fsize=unlimited:', '--pid', String(service.child.pid)]);
    await vi.waitFor(async () => expect((await service.get('/healthz')).status).toBe(200), { timeout: 30_000 });
  } else {
    for (const answer of await Promise.all(Array.from({ length: 20 }, create)))
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await service.get('/healthz')).status).toBe(200);
    expect((await service.get('/readyz')).status).toBe(503);
    await server.crash();
    await server.restart();
  }
  expect((await create()).status).toBe(201);
  const { data: kol } = (await service.get('/v1/kols/kol_a?include=events', apiKey)).json;
  expect(kol.events.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(acknowledged));
  expect(kol.metrics.total_events).toBe(kol.events.length);
});
