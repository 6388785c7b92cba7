import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openPostgres } from '../db/connect.ts';
import { create, revoke } from '../repositories/apiKeys.ts';
import { byCommand } from '../repositories/audit.ts';
import * as campaigns from '../repositories/campaigns.ts';
import * as kols from '../repositories/kols.ts';
import { createDatabase, findPostgres, type PostgresServer, startPostgres } from './postgres.ts';
import { aCampaign, aKol, anEvent, newCaller } from './service.ts';

/** PostgreSQL stops and starts again, and a backup is restored, while the service runs. */

let server: PostgresServer | null;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

async function startOn(databaseUrl: string) {
  const { db, close } = await openPostgres(databaseUrl);
  const app = buildApp({ db, rateLimit: { perMinute: 0 } });
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  return { app, db };
}

test('while PostgreSQL is stopped, requests get 503; when it runs again, they succeed, and every acknowledged event is there', async () => {
  if (server === null) throw new Error('This machine has no PostgreSQL.');
  const { databaseUrl } = await createDatabase(server.databaseUrl);
  const service = await startOn(databaseUrl);
  const caller = await newCaller(service);
  await kols.upsert(service.db, caller.organizationId, [aKol()]);
  const acknowledged: string[] = [];
  const creations = async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => caller.post('/v1/events', anEvent({ attendees: ['kol_a'] }))),
    );
    for (const answer of answers) {
      if (answer.statusCode === 201) acknowledged.push(answer.json().data.id);
      else expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    }
    return answers.map(({ statusCode }) => statusCode);
  };

  expect(new Set(await creations())).toEqual(new Set([201]));
  await Promise.all([creations(), server.crash()]);
  expect(new Set(await creations())).toEqual(new Set([503]));
  expect((await service.app.inject('/healthz')).statusCode).toBe(200);
  expect((await service.app.inject('/readyz')).statusCode).toBe(503);

  await server.restart();
  expect(new Set(await creations())).toEqual(new Set([201]));
  const { data: kol } = (await caller.get('/v1/kols/kol_a?include=events')).json();
  expect(kol.events.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(acknowledged));
  expect(kol.metrics.total_events).toBe(kol.events.length);
});

test('after a backup is restored, no answer is from before, and keys are those of the backup', async () => {
  const programs = findPostgres();
  if (programs === null) throw new Error('This machine has no PostgreSQL.');
  const folder = await mkdtemp(join(tmpdir(), 'kol-desk-test-'));
  const { databaseUrl, drop } = await createDatabase(inject('postgresql'));
  onTestFinished(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });
  const service = await startOn(databaseUrl);
  const caller = await newCaller(service);
  const { organizationId } = caller;
  const store = async (name: string) => {
    await kols.upsert(service.db, organizationId, [aKol({ full_name: name })]);
    await campaigns.upsert(service.db, organizationId, [aCampaign({ name })]);
  };
  /** Reads twice, so that the second answer may come from the cache. */
  const read = async () => {
    await Promise.all([caller.get('/v1/kols/kol_a'), caller.get('/v1/campaigns')]);
    const [kol, list] = await Promise.all([caller.get('/v1/kols/kol_a'), caller.get('/v1/campaigns')]);
    return [kol.json().data.full_name, list.json().data[0].name];
  };
  const tryKey = async (key: string) =>
    (await service.app.inject({ url: '/v1/campaigns', headers: { authorization: `Bearer ${key}` } })).statusCode;

  const revoked = await create(service.db, organizationId, 'revoked');
  await revoke(service.db, byCommand(organizationId), revoked.prefix);
  await store('Backed up');
  expect(await read()).toEqual(['Backed up', 'Backed up']);
  const backup = join(folder, 'kol-desk.dump');
  const run = promisify(execFile);
  await run(join(programs, 'pg_dump'), ['--format=custom', `--file=${backup}`, databaseUrl]);
  await store('Changed later');
  const later = await create(service.db, organizationId, 'later');
  expect(await tryKey(later.key)).toBe(200);
  expect(await read()).toEqual(['Changed later', 'Changed later']);

  await run(join(programs, 'pg_restore'), ['--clean', '--exit-on-error', `--dbname=${databaseUrl}`, backup]);
  expect(await read()).toEqual(['Backed up', 'Backed up']);
  expect([await tryKey(caller.key), await tryKey(revoked.key), await tryKey(later.key)]).toEqual([200, 401, 401]);
});
