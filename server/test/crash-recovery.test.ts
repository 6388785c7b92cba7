import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Connection, openPostgres } from '../db/connect.ts';
import * as kols from '../repositories/kols.ts';
import { createDatabase } from './postgres.ts';
import { type Started, spawnProgram, startService } from './program.ts';
import { aKol, anEvent, newOrganization, prepareDataDir } from './service.ts';

/** The program is killed while it creates events, again and again, and once more while it recovers. */

const ROUNDS = 5;
/** Callers who create events at the same time, each for a KOL of their own. */
const KOLS = Array.from({ length: 12 }, (_, index) => `kol_${index}`);

let folder: string;
let environment: NodeJS.ProcessEnv;
let dropDatabase = async () => {};
let service: Started;
let apiKey: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kol-desk-kill-'));
  const dataDir = join(folder, 'data');
  environment = { DATA_DIR: dataDir, KOL_DESK_DEMO: 'never', RATE_LIMIT_PER_MINUTE: '0' };
  const { db, close } = await openDatabase(dataDir);
  const organization = await newOrganization(db);
  apiKey = organization.key;
  await kols.upsert(
    db,
    organization.organizationId,
    KOLS.map((id) => aKol({ id })),
  );
  await close();
  service = await startService(environment);
});
afterAll(async () => {
  service?.child.kill('SIGKILL');
  await service?.ended;
  await dropDatabase();
  await rm(folder, { recursive: true, force: true });
});

/** The database in which the program will be killed, before its first start. */
async function openDatabase(dataDir: string): Promise<Connection> {
  const server = inject('postgresql');
  if (server === undefined) return prepareDataDir(dataDir);
  const { databaseUrl, drop } = await createDatabase(server);
  environment = { ...environment, DATABASE_URL: databaseUrl };
  dropDatabase = drop;
  return openPostgres(databaseUrl);
}

/** An attempt to create an event: its idempotency key is the event's name as well. @returns the event's id */
async function create(attempt: string, kol: string): Promise<string> {
  const event = anEvent({ name: attempt, attendees: [kol] });
  const { status, json } = await service.post('/v1/events', event, { 'idempotency-key': attempt }, apiKey);
  expect(status).toBe(201);
  return json.data.id;
}

/** Every event on the KOLs' profiles: name (which is the attempt) and id. */
async function readEvents(): Promise<{ name: string; id: string }[]> {
  const profiles = await Promise.all(KOLS.map((id) => service.get(`/v1/kols/${id}?include=events`, apiKey)));
  return profiles.flatMap(({ json }) => json.data.events);
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Starts the program and kills it while it recovers its database. */
async function interruptRecovery() {
  const locked = environment.DATABASE_URL === undefined ? waitForLock() : Promise.resolve();
  const { child, ended } = spawnProgram('server/main.ts', [], environment);
  await Promise.race([locked, ended]);
  await wait(Math.random() * 500);
  child.kill('SIGKILL');
  await ended;
}

/** Resolves when a start locks the embedded database, which it opens next. */
function waitForLock(): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(join(folder, 'data'), (_event, name) => {
      if (!name?.startsWith('holder-')) return;
      watcher.close();
      resolve();
    });
  });
}

/** By attempt: the KOL of each, and the event of those that were acknowledged. */
const attempts = new Map<string, string>();
const acknowledged = new Map<string, string>();

/** Creates events for all KOLs until the service is killed, within the requests that follow some acknowledged ones. */
async function createUntilKilled() {
  const enough = acknowledged.size + 40 + Math.random() * 60;
  await Promise.all(
    KOLS.map(async (kol) => {
      while (!service.child.killed) {
        const attempt = randomUUID();
        attempts.set(attempt, kol);
        await create(attempt, kol).then(
          (id) => acknowledged.set(attempt, id),
          // `fetch` throws it if the connection breaks.
          (error) => expect(error).toBeInstanceOf(TypeError),
        );
        if (acknowledged.size > enough) await wait(Math.random() * 30).then(() => service.child.kill('SIGKILL'));
      }
    }),
  );
  await service.ended;
}

describe('after kill -9', () => {
  // Each round on its own, so that the time limit is for one.
  test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'every acknowledged event is there, and no attempt creates two: round %i',
    { timeout: 60_000 },
    async () => {
      await createUntilKilled();
      await interruptRecovery();
      service = await startService(environment);

      const found = await readEvents();
      const idOf = new Map(found.map(({ name, id }) => [name, id]));
      expect(idOf.size).toBe(found.length);
      for (const [attempt, id] of acknowledged) expect(idOf.get(attempt)).toBe(id);
      // Clients without a response try again with the same key, and so do some clients with one.
      for (const [attempt, kol] of [...attempts].filter(([name]) => !acknowledged.has(name) || Math.random() < 0.1)) {
        const id = await create(attempt, kol);
        expect(idOf.get(attempt) ?? id).toBe(id);
        acknowledged.set(attempt, id);
      }
    },
  );

  test('all attempts of all rounds have created one event each', async () => {
    const names = (await readEvents()).map(({ name }) => name);
    expect(names.toSorted()).toEqual([...attempts.keys()].toSorted());
    expect(names.length).toBeGreaterThan(200);
  });
});
