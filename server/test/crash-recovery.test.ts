import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Connection, connect } from '../db/connect.ts';
import * as kols from '../repositories/kols.ts';
import { type Started, spawnProgram, startService } from './program.ts';
import { aKol, anEvent, createDatabase, newOrganization, prepareDataDir } from './service.ts';

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
  return connect({ databaseUrl });
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

test('every acknowledged event survives kill -9, and no attempt creates two', { timeout: 120_000 }, async () => {
  const attempts = new Map<string, string>();
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    // After so many answers of this round, and somewhere within the next requests.
    const enough = acknowledged.size + 40 + Math.random() * 60;
    await Promise.all(
      KOLS.map(async (kol) => {
        while (!service.child.killed) {
          const attempt = randomUUID();
          attempts.set(attempt, kol);
          await create(attempt, kol).then(
            (id) => acknowledged.set(attempt, id),
            // What `fetch` throws where the connection breaks.
            (error) => expect(error).toBeInstanceOf(TypeError),
          );
          if (acknowledged.size > enough) await wait(Math.random() * 30).then(() => service.child.kill('SIGKILL'));
        }
      }),
    );
    await service.ended;

    const recovering = spawnProgram('server/main.ts', [], environment);
    await wait(Math.random() * 2_000);
    recovering.child.kill('SIGKILL');
    await recovering.ended;
    service = await startService(environment);

    const found = await readEvents();
    const idOf = new Map(found.map(({ name, id }) => [name, id]));
    expect(idOf.size).toBe(found.length);
    for (const [attempt, id] of acknowledged) expect(idOf.get(attempt)).toBe(id);
    // Whoever got no answer asks again under the same key, and so do some who got one.
    for (const [attempt, kol] of [...attempts].filter(([name]) => !acknowledged.has(name) || Math.random() < 0.1)) {
      const id = await create(attempt, kol);
      expect(idOf.get(attempt) ?? id).toBe(id);
      acknowledged.set(attempt, id);
    }
  }
  const names = (await readEvents()).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...attempts.keys()].toSorted());
  expect(names.length).toBeGreaterThan(200);
});
