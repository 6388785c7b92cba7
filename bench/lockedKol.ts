import { Client } from 'pg';
import { aKol } from '../e2e/records.ts';
import { type Desk, onPostgres, startDesk } from './desk.ts';
import { describeRates, meanRate, type Rate, sendLoad } from './load.ts';
import { attendeeLists, MINIMAL_EVENT, range } from './records.ts';
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
  measure: () =>
    onPostgres(async ({ databaseUrl }) => {
      const records = [LOCKED, ...range(KOLS).map((index) => `kol_${index}`)].map((id) => aKol({ id }));
      const desk = await startDesk(records, { DATABASE_URL: databaseUrl });
      const client = new Client({ connectionString: databaseUrl });
      try {
        await client.connect();
        return [
          await compare('Creations without attendees', [[]], desk, client),
          await compare(`Creations with ${ATTENDEES} other KOLs`, attendeeLists(KOLS, ATTENDEES), desk, client),
        ];
      } finally {
        await client.end();
        await desk.stop();
      }
    }),
};

async function compare(
  what: string,
  invitations: string[][],
  { url, key }: Desk,
  client: Client,
): Promise<Measurement> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const requests = invitations.map((attendees) => ({
    method: 'POST' as const,
    path: '/v1/events',
    body: JSON.stringify({ ...MINIMAL_EVENT, attendees }),
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
