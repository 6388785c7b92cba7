import { Client } from 'pg';
import { aKol } from '../e2e/records.ts';
import { startPostgres } from '../server/test/postgres.ts';
import { createDatabase } from '../server/test/service.ts';
import { startDesk } from './desk.ts';
import { describeRates, meanRate, type Rate, sendLoad } from './load.ts';
import type { Measurement, Section } from './report.ts';

const CLIENTS = 32;
const ROUNDS = 5;
const SECONDS = 2;
const KOLS = 200;
const ATTENDEES = 20;
const LOCKED = 'kol_locked';
const LIMIT = 2;

export const lockedKol: Section = {
  name: 'locked-kol',
  title: 'Creations beside a locked KOL',
  about: `An import locks the KOLs that it writes until it ends. ${CLIENTS} clients create events that do not invite the locked KOL, on
PostgreSQL. The ratio compares the mean time of a creation while a transaction locks the KOL and while none does, in
${ROUNDS} turns of ${SECONDS} s each.`,
  async measure() {
    const server = await startPostgres();
    if (server === null) return [];
    const { databaseUrl, drop } = await createDatabase(server.databaseUrl);
    const records = [LOCKED, ...OTHERS].map((id) => aKol({ id }));
    const desk = await startDesk(records, { DATABASE_URL: databaseUrl });
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return [
        await compare('Creations without attendees', [[]], desk, client),
        await compare(`Creations with ${ATTENDEES} other KOLs`, ATTENDEE_LISTS, desk, client),
      ];
    } finally {
      await client.end();
      await desk.stop();
      await drop();
      await server.stop();
    }
  },
};

const OTHERS = Array.from({ length: KOLS }, (_, index) => `kol_${index}`);
const ATTENDEE_LISTS = OTHERS.map((_, first) =>
  Array.from({ length: ATTENDEES }, (_, index) => `kol_${(first * 7 + index * 13) % KOLS}`),
);

async function compare(
  what: string,
  attendeeLists: string[][],
  { url, key }: { url: string; key: string },
  client: Client,
): Promise<Measurement> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const requests = attendeeLists.map((attendees) => ({
    method: 'POST' as const,
    path: '/v1/events',
    body: JSON.stringify({
      name: 'Advisory board',
      event_type: 'advisory_board',
      start_date: '2027-03-01T09:00:00Z',
      end_date: '2027-03-01T17:00:00Z',
      attendees,
    }),
  }));
  const load = () => sendLoad({ url, headers, requests, clients: CLIENTS, seconds: SECONDS });
  await load();
  const free: Rate[] = [];
  const locked: Rate[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    free.push(await load());
    await client.query('begin');
    await client.query('select from kols where id = $1 for update', [LOCKED]);
    locked.push(await load());
    await client.query('rollback');
  }
  const ratio = meanRate(free) / meanRate(locked);
  return {
    what,
    measured: `${ratio.toFixed(2)}×: ${describeRates(locked)}`,
    baseline: `without the lock ${describeRates(free)}`,
    limit: `≤ ${LIMIT}×`,
    passed: ratio <= LIMIT,
  };
}
