import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts';
import { createDatabase } from './postgres.ts';
import { type Started, spawnProgram, startService } from './program.ts';
import { aCampaign, aKol, anEvent, aProduct } from './service.ts';

/** Connections to PostgreSQL that all processes share; each process alone opens up to ten. */
const POOL_SIZE = 4;
const KOLS = Array.from({ length: 10 }, (_, index) => `kol_${index}`);

const program = findPgBouncer();

describe.skipIf(program === null)('several processes behind PgBouncer in transaction mode', () => {
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let environment: NodeJS.ProcessEnv;
  let services: Started[];
  /** Goes to PostgreSQL itself. */
  let direct: Client;
  let key: string;

  beforeAll(async () => {
    const server = inject('postgresql');
    database = await createDatabase(server);
    bouncer = await startPgBouncer(program ?? '', { server, poolSize: POOL_SIZE });
    const databaseUrl = bouncer.through(database.databaseUrl);
    environment = { DATABASE_URL: databaseUrl, KOL_DESK_DEMO: 'never', RATE_LIMIT_PER_MINUTE: '0' };
    // Together on an empty database: one makes the tables, the others wait for it.
    services = await Promise.all([1, 2].map(() => startService(environment)));
    direct = new Client({ connectionString: database.databaseUrl });
    await direct.connect();
  });
  afterAll(async () => {
    for (const { child } of services) child.kill('SIGKILL');
    await Promise.all(services.map(({ ended }) => ended));
    await direct.end();
    await bouncer.stop();
    await database.drop();
  });

  const command = async (...args: string[]) => {
    const { status, out, error } = await spawnProgram('server/commands/main.ts', args, environment).ended;
    // A slow import also writes its progress there, as lines of their own.
    const problems = error
      .split('\n')
      .filter((line) => line !== '' && !/^[█░]+ +\d+ % \| [\d,]+ records \|/.test(line));
    expect({ status, problems }).toEqual({ status: 0, problems: [] });
    return out.split('\n').at(-1) ?? '';
  };
  const count = async (rows: string): Promise<number> =>
    Number((await direct.query(`select count(*) as n from ${rows}`)).rows[0].n);

  test('start at the same time on an empty database, and leave no lock on a shared connection', async () => {
    for (const { get } of services) expect((await get('/readyz')).status).toBe(200);
    expect(await count("pg_locks where locktype = 'advisory'")).toBe(0);
  });

  test('import files, and read what was imported', async () => {
    key = await command('keys', 'create', '--organization', 'Behind');
    const folder = await mkdtemp(join(tmpdir(), 'kol-desk-test-'));
    const file = join(folder, 'records.json');
    await writeFile(file, JSON.stringify([...KOLS.map((id) => aKol({ id })), aProduct(), aCampaign()]));
    expect(await command('import', '--organization', 'Behind', file)).toContain('Imported 10 KOLs');
    await rm(folder, { recursive: true });
    for (const { get } of services)
      for (const address of ['products?search=valve', 'campaigns?status=completed', 'kols/kol_0?include=events'])
        expect((await get(`/v1/${address}`, key)).status).toBe(200);
  });

  test('create one event per idempotency key while more requests run than there are connections', async () => {
    const attempts = Array.from({ length: 40 }, () => randomUUID());
    const ids = await Promise.all(
      attempts.map(async (attempt, index) => {
        const event = anEvent({ attendees: [KOLS[index % 10] ?? ''] });
        const answers = await Promise.all(
          services.map(({ post }) => post('/v1/events', event, { 'idempotency-key': attempt }, key)),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
        return new Set(answers.map(({ json }) => json.data.id));
      }),
    );
    expect(ids.map(({ size }) => size)).toEqual(attempts.map(() => 1));
    for (const id of KOLS) {
      const answer = await services[0]?.get(`/v1/kols/${id}?include=events`, key);
      expect(answer?.json.data.metrics.total_events).toBe(4);
      expect(answer?.json.data.events).toHaveLength(4);
    }
    // All of it went through the few connections, besides the one of this test.
    expect(await count('pg_stat_activity where datname = current_database()')).toBeLessThanOrEqual(POOL_SIZE + 1);
  });

  test('continue after PgBouncer was killed and started again', async () => {
    const { port } = bouncer;
    await bouncer.stop();
    for (const { get } of services) expect((await get('/v1/products', key)).status).toBe(503);
    bouncer = await startPgBouncer(program ?? '', { server: inject('postgresql'), poolSize: POOL_SIZE, port });
    for (const { get, post } of services) {
      expect((await get('/v1/products', key)).status).toBe(200);
      expect((await post('/v1/events', anEvent({ attendees: ['kol_0'] }), {}, key)).status).toBe(201);
    }
  });
});
