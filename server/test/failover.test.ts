import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '../db/connect.ts';
import * as kols from '../repositories/kols.ts';
import { type Forwarder, startForwarder } from './forwarder.ts';
import { administer, findPostgres, type PostgresServer, startPostgres, withPort } from './postgres.ts';
import { type Started, startService } from './program.ts';
import { aKol, anEvent, newOrganization } from './service.ts';

/**
 * A primary and a standby that confirms each commit. The standby stops hearing from the primary, the primary crashes while
 * events are created, the standby is promoted, and the address in `DATABASE_URL` leads to it.
 */

/** Callers who create events at the same time, each for a KOL of their own: fewer than the service has connections. */
const KOLS = Array.from({ length: 8 }, (_, index) => `kol_${index}`);
/** Events that are acknowledged before the crash, and after the promotion. */
const BEFORE = 150;
const AFTER = 100;

let primary: PostgresServer;
let standby: PostgresServer;
/** What `DATABASE_URL` names, and how the standby reaches the primary. */
let address: Forwarder;
let replication: Forwarder;
let service: Started;
let key: string;

beforeAll(async () => {
  primary = started(await startPostgres());
  replication = await startForwarder(primary.port);
  standby = started(await startPostgres({ databaseUrl: withPort(primary.databaseUrl, replication.port) }));
  await waitForCommits(primary);
  address = await startForwarder(primary.port);
  const databaseUrl = withPort(primary.databaseUrl, address.port);
  const { db, close } = await openPostgres(databaseUrl);
  const organization = await newOrganization(db);
  key = organization.key;
  await kols.upsert(
    db,
    organization.organizationId,
    KOLS.map((id) => aKol({ id })),
  );
  await close();
  service = await startService({ DATABASE_URL: databaseUrl, KOL_DESK_DEMO: 'never', RATE_LIMIT_PER_MINUTE: '0' });
});
afterAll(async () => {
  service?.child.kill('SIGKILL');
  await service?.ended;
  await address?.stop();
  await standby?.stop();
  await replication?.stop();
  await primary?.stop();
});

function started(server: PostgresServer | null): PostgresServer {
  if (server === null) throw new Error('This machine has no PostgreSQL.');
  return server;
}

/** From now on the primary acknowledges a commit only when the standby has it. */
async function waitForCommits({ databaseUrl }: PostgresServer) {
  await administer(databaseUrl, async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query('select pg_reload_conf()');
    await vi.waitFor(async () =>
      expect((await client.query('select sync_state from pg_stat_replication')).rows).toEqual([{ sync_state: 'sync' }]),
    );
  });
}

/** Until every caller's commit waits for the standby, which will never hear of it. */
async function waitForWaiting({ databaseUrl }: PostgresServer) {
  await administer(databaseUrl, (client) =>
    vi.waitFor(
      async () =>
        expect((await client.query("select from pg_stat_activity where wait_event = 'SyncRep'")).rowCount).toBe(
          KOLS.length,
        ),
      { timeout: 10_000 },
    ),
  );
}

const create = (attempt: string, kol: string) =>
  service.post('/v1/events', anEvent({ name: attempt, attendees: [kol] }), { 'idempotency-key': attempt }, key);

/** Every event on the KOLs' profiles: name (which is the attempt) and id. */
async function readEvents(): Promise<{ name: string; id: string }[]> {
  const profiles = await Promise.all(KOLS.map((id) => service.get(`/v1/kols/${id}?include=events`, key)));
  return profiles.flatMap(({ json }) => json.data.events);
}

test.skipIf(findPostgres() === null)(
  'no acknowledged event is lost when a standby takes over, and the service recovers without a restart',
  async () => {
    const attempts = new Map<string, string>();
    const acknowledged = new Map<string, string>();
    const refusals = new Set<number>();
    let resume = () => {};
    const promoted = new Promise<void>((resolve) => {
      resume = resolve;
    });
    let failover: Promise<void> | undefined;
    const failOver = async () => {
      replication.silence();
      await waitForWaiting(primary);
      await primary.crash();
      expect((await service.get('/readyz')).status).toBe(503);
      await administer(standby.databaseUrl, (client) => client.query('select pg_promote()'));
      address.redirect(standby.port);
      resume();
    };

    await Promise.all(
      KOLS.map(async (kol) => {
        while (acknowledged.size < BEFORE + AFTER) {
          const attempt = randomUUID();
          attempts.set(attempt, kol);
          const { status, json } = await create(attempt, kol);
          if (status === 201) acknowledged.set(attempt, json.data.id);
          else refusals.add(status);
          if (acknowledged.size >= BEFORE) failover ??= failOver();
          // A caller who is refused asks again when there is a primary.
          if (status !== 201) await promoted;
        }
      }),
    );
    await failover;
    expect((await service.get('/readyz')).status).toBe(200);
    expect([...refusals]).toEqual([503]);

    const found = await readEvents();
    const idOf = new Map(found.map(({ name, id }) => [name, id]));
    expect(idOf.size).toBe(found.length);
    for (const [attempt, id] of acknowledged) expect(idOf.get(attempt)).toBe(id);
    // Sent again under its key, an attempt without an answer has exactly one event too.
    for (const [attempt, kol] of attempts) {
      if (acknowledged.has(attempt)) continue;
      const { status, json } = await create(attempt, kol);
      expect(status).toBe(201);
      expect(idOf.get(attempt) ?? json.data.id).toBe(json.data.id);
    }
    expect((await readEvents()).map(({ name }) => name).toSorted()).toEqual([...attempts.keys()].toSorted());
  },
  90_000,
);
