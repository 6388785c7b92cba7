import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { RecordStore } from '../commands/records.ts';
import { DEFAULT_SESSION_LIMITS } from '../config.ts';
import { type Connection, openPostgres } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import { apiKeys as apiKeyTable, kols as kolTable } from '../db/schema.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { byCommand, list as listAudit, recordAudit } from '../repositories/audit.ts';
import * as campaigns from '../repositories/campaigns.ts';
import * as kols from '../repositories/kols.ts';
import * as people from '../repositories/people.ts';
import { AccessRevoked, sessionRepository } from '../repositories/sessions.ts';
import { createDatabase } from './postgres.ts';
import { type Started, spawnProgram, startService } from './program.ts';
import { findRedis, startRedis } from './redis.ts';
import { aCampaign, aKol, anEvent, newOrganization } from './service.ts';

/** Several processes on one PostgreSQL, as behind one address. */

let database: Awaited<ReturnType<typeof createDatabase>>;
let environment: NodeJS.ProcessEnv;
let services: Started[];
/** This test itself is one more process. */
let connection: Connection;

beforeAll(async () => {
  database = await createDatabase(inject('postgresql'));
  // All have the address of the proxy, whose port is in the name of their cookie.
  const PUBLIC_URL = 'http://127.0.0.1:8080';
  environment = { DATABASE_URL: database.databaseUrl, KOL_DESK_DEMO: 'never', PUBLIC_URL };
  // Together on an empty database: one makes the tables, the others wait for it.
  services = await Promise.all([1, 2, 3].map(() => startService(environment)));
  connection = await openPostgres(database.databaseUrl);
});
afterAll(async () => {
  for (const { child } of services) child.kill('SIGKILL');
  await Promise.all(services.map(({ ended }) => ended));
  await connection.close();
  await database.drop();
});

const redisProgram = findRedis();
const command = async (...args: string[]) => {
  const { status, out, error } = await spawnProgram('server/commands/main.ts', args, environment).ended;
  expect({ status, error }).toEqual({ status: 0, error: '' });
  return out.split('\n').at(-1) ?? '';
};
/** How many statements wait for a lock. */
const countWaiting = () =>
  connection.db.$count(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
const everywhere = <Result>(ask: (service: Started) => Promise<Result>) => Promise.all(services.map(ask));

describe('several processes on one database', () => {
  test('start at the same time on an empty one', async () => {
    expect(await everywhere(async ({ get }) => (await get('/readyz')).status)).toEqual([200, 200, 200]);
  });

  test('recognize a new key and reject a revoked one immediately', async () => {
    const key = await command('keys', 'create', '--organization', 'Several');
    expect(await everywhere(async ({ get }) => (await get('/v1/products', key)).status)).toEqual([200, 200, 200]);
    await command('keys', 'revoke', key);
    expect(await everywhere(async ({ get }) => (await get('/v1/products', key)).status)).toEqual([401, 401, 401]);
  });

  test('recognize a new session and reject an ended one immediately', async () => {
    const { key } = await newOrganization(connection.db);
    const send = (service: Started | undefined, path: string, cookie: string, init: RequestInit = {}) =>
      fetch(new URL(path, service?.address), {
        ...init,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
      });
    const signedIn = await send(services[0], '/auth/key', '', { method: 'POST', body: JSON.stringify({ key }) });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const statuses = () => everywhere(async (service) => (await send(service, '/v1/products', cookie)).status);
    expect(await statuses()).toEqual([200, 200, 200]);
    await send(services[1], '/auth/sign-out', cookie, { method: 'POST', body: '{}' });
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  test.each(['person', 'key'])('start no session while another process blocks the %s', async (which) => {
    const { organizationId, prefix } = await newOrganization(connection.db);
    const profile = { issuer: 'https://id.example', subject: prefix, name: 'Ada', email: '', role: 'reader' as const };
    const { id: personId } = await people.upsertAtSignIn(connection.db, organizationId, profile);
    const sessions = sessionRepository(connection.db, DEFAULT_SESSION_LIMITS, Date.now);
    const owner = {
      organizationId,
      ...(which === 'key' ? { keyPrefix: prefix, signInMethod: 'key' as const } : { personId }),
    };
    const started = await connection.db.transaction(async (tx) => {
      if (which === 'key') await apiKeys.revoke(tx, byCommand(organizationId), prefix);
      else await people.setBlocked(tx, byCommand(organizationId), personId, true);
      const settled = Promise.allSettled([sessions.start(owner, 'a request')]);
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
      return { settled };
    });
    expect(await started.settled).toEqual([{ status: 'rejected', reason: expect.any(AccessRevoked) }]);
  });

  test('list as many rows of the audit trail as they count, also while another process adds one', async () => {
    const { organizationId } = await newOrganization(connection.db);
    const add = (db: typeof connection.db) => recordAudit(db, byCommand(organizationId), { action: 'imported' });
    await add(connection.db);
    const read = await connection.db.transaction(async (tx) => {
      // The rows of the page wait for the names of the KOLs.
      await tx.execute(sql`lock table ${kolTable}`);
      const page = listAudit(connection.db, organizationId, { page: 1, per_page: 20 });
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
      await add(tx);
      return { page };
    });
    const { data, meta } = await read.page;
    expect(data).toHaveLength(meta.total);
  });

  test("see each other's changes immediately", async () => {
    const { organizationId, key } = await newOrganization(connection.db);
    const store = (name: string) =>
      connection.db.transaction(async (tx) => {
        await kols.upsert(tx, organizationId, [aKol({ full_name: name })]);
        await campaigns.upsert(tx, organizationId, [aCampaign({ name })]);
      });
    const readKols = () => everywhere(async ({ get }) => (await get('/v1/kols/kol_a?include=events', key)).json.data);
    const readCampaigns = () => everywhere(async ({ get }) => (await get('/v1/campaigns', key)).json.data);
    const expectName = async (name: string) => {
      for (const kol of await readKols()) expect(kol.full_name).toBe(name);
      for (const campaigns of await readCampaigns()) expect(campaigns).toMatchObject([{ name }]);
    };
    for (const name of ['First', 'Second']) {
      await store(name);
      await expectName(name);
      // Remembered by now, in every process.
      await expectName(name);
    }
    for (let round = 0; round < 30; round += 1) {
      const headers: Record<string, string> = round % 2 === 0 ? {} : { 'idempotency-key': randomUUID() };
      const writer = services[round % 3];
      const created = await writer?.post('/v1/events', anEvent({ attendees: ['kol_a'] }), headers, key);
      for (const { events } of await readKols())
        expect(events).toContainEqual(expect.objectContaining({ id: created?.json.data.id }));
    }
  });

  test('refuse an event, and do not store it later, while an import has one of its attendees; the import succeeds', async () => {
    const { organizationId, key } = await newOrganization(connection.db);
    await kols.upsert(connection.db, organizationId, [aKol(), aKol({ id: 'kol_b' })]);
    const answer = await connection.db.transaction(async (tx) => {
      await kols.upsert(tx, organizationId, [aKol({ id: 'kol_b' })]);
      const refused = await services[0]?.post('/v1/events', anEvent({ attendees: ['kol_a', 'kol_b'] }), {}, key);
      // A creation that still waits has locked this one, so that the two wait for each other.
      await kols.upsert(tx, organizationId, [aKol()]);
      return refused;
    });
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '5']);
    const kol = await services[0]?.get('/v1/kols/kol_a?include=events', key);
    expect(kol?.json.data.events).toEqual([]);
  });

  test('import into one organization one after the other, in any order of the records and however long that takes', async () => {
    const { organizationId } = await newOrganization(connection.db);
    const command = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: '' });
    onTestFinished(command.close);
    const record = (id: string) => ({ kind: 'kol' as const, record: aKol({ id }) });
    // The limits of statements are timers of this process.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const started = await connection.db.transaction(async (tx) => {
      const first = new RecordStore(tx, organizationId);
      await first.store([record('kol_a')]);
      const settled = Promise.allSettled([
        command.db.transaction(async (tx) => {
          const second = new RecordStore(tx, organizationId);
          await second.store([record('kol_b')]);
          await second.store([record('kol_a')]);
          return second.describe('it');
        }),
      ]);
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
      vi.advanceTimersByTime(60_000);
      await first.store([record('kol_b')]);
      return { settled };
    });
    expect(await started.settled).toEqual([{ status: 'fulfilled', value: 'Imported 2 KOLs into it (2 updated).' }]);
  });

  test('create one event per idempotency key, in any process', async () => {
    const { key } = await newOrganization(connection.db);
    for (let round = 0; round < 10; round += 1) {
      const headers = { 'idempotency-key': randomUUID() };
      const answers = await everywhere(({ post }) => post('/v1/events', anEvent(), headers, key));
      const again = await everywhere(({ post }) => post('/v1/events', anEvent(), headers, key));
      expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
      const made = [...answers, ...again].filter(({ status }) => status === 201);
      expect(new Set(made.map(({ json }) => json.data.id)).size).toBe(1);
      for (const { status } of answers) expect([201, 409]).toContain(status);
    }
  });

  test.skipIf(redisProgram === null)('share the rate limit of a key through one Redis', async () => {
    const redis = await startRedis(redisProgram ?? '');
    onTestFinished(redis.stop);
    const limited = await Promise.all(
      [1, 2].map(() => startService({ ...environment, REDIS_URL: redis.url, RATE_LIMIT_PER_MINUTE: '4' })),
    );
    onTestFinished(() => {
      for (const { child } of limited) child.kill('SIGKILL');
    });
    const { key } = await newOrganization(connection.db);
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await limited[count % 2]?.get('/v1/products', key))?.status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('show the address with the same key at every start, from a folder that stores it', async () => {
    const dataDir = join(await mkdtemp(join(tmpdir(), 'kol-desk-test-')), 'data');
    const keys = [];
    for (let start = 0; start < 2; start += 1) {
      const service = await startService({ ...environment, DATA_DIR: dataDir, KOL_DESK_DEMO: 'always' });
      keys.push(service.key);
      service.child.kill('SIGTERM');
      await service.ended;
    }
    expect(keys).toEqual([expect.stringMatching(/^kd_/), keys[0]]);
    await rm(dirname(dataDir), { recursive: true });
  });

  test.each(['/dev/null/data', '/proc/data'])(
    'warn if the key of the demonstration cannot be stored in %s, and leave no key',
    async (dataDir) => {
      const countKeys = () => connection.db.$count(apiKeyTable);
      const before = await countKeys();
      const { child, ended } = await startService({ ...environment, DATA_DIR: dataDir, KOL_DESK_DEMO: 'always' });
      child.kill('SIGTERM');
      const { status, error } = await ended;
      expect({ status, error }).toEqual({
        status: 0,
        error: expect.stringMatching(
          /Warning: the key of the demonstration cannot be stored in DATA_DIR \/.*data: E[A-Z]+.*\./,
        ),
      });
      expect(await countKeys()).toBe(before);
    },
  );

  test('lose no acknowledged event when one is killed, and create no duplicates', async () => {
    const { key } = await newOrganization(connection.db);
    const first = new Map<string, string>();
    for (let round = 0; round < 3; round += 1) {
      const victim = await startService(environment);
      const keys = Array.from({ length: 60 }, () => randomUUID());
      const acknowledgedBefore = first.size;
      await Promise.allSettled(
        keys.map(async (attempt) => {
          const { status, json } = await victim.post('/v1/events', anEvent(), { 'idempotency-key': attempt }, key);
          if (status === 201) first.set(attempt, json.data.id);
          // In the middle of the others.
          if (first.size === acknowledgedBefore + 20) victim.child.kill('SIGKILL');
        }),
      );
      await victim.ended;
      expect(first.size).toBeGreaterThanOrEqual(acknowledgedBefore + 20);
      // Sent again to another process, every attempt has exactly one event, and the acknowledged ones the same.
      for (const attempt of keys) {
        const again = await services[0]?.post('/v1/events', anEvent(), { 'idempotency-key': attempt }, key);
        expect(again?.status).toBe(201);
        if (first.has(attempt)) expect(again?.json.data.id).toBe(first.get(attempt));
      }
    }
    // Three processes are started, one after the other: on a busy machine that takes longer than any other test.
  }, 90_000);
});
