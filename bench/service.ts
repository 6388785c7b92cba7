import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { aCampaign, aKol } from '../e2e/records.ts';
import { startPostgres } from '../server/test/postgres.ts';
import { createDatabase } from '../server/test/service.ts';
import { Listening, type Recorded } from './bareService.ts';
import { startDesk } from './desk.ts';
import { megabytes, peakOf } from './memory.ts';
import type { Measurement, Section } from './report.ts';

const CLIENTS = 64;
const ROUNDS = 3;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const KOLS = 1_000;
const CAMPAIGNS = 2_000;
const ATTENDEES = 20;

export const service: Section = {
  name: 'service',
  title: 'Requests per second, beside a bare route',
  about: `${CLIENTS} clients each wait for their answer, ${ROUNDS} times ${SECONDS} s per side, in turns. The baseline is a bare Fastify route in its own
process that answers the same bytes from memory. The requests read ${KOLS.toLocaleString('en')} KOLs in turn and page 1 of ${CAMPAIGNS.toLocaleString('en')} campaigns, and create
events with ${ATTENDEES} of the KOLs, different ones each time, without an \`Idempotency-Key\`. The data does not change during the
reads, so the service sends cached answers after it asks the database for their version. The rate limit is on, but higher than
any client reaches.`,
  async measure() {
    const server = await startPostgres();
    if (server === null) return measureDatabase('embedded', {}, 0.5);
    const { databaseUrl, drop } = await createDatabase(server.databaseUrl);
    try {
      return [
        ...(await measureDatabase('PostgreSQL', { DATABASE_URL: databaseUrl }, 1)),
        ...(await measureDatabase('embedded', {}, 0.5)),
      ];
    } finally {
      await drop();
      await server.stop();
    }
  },
};

interface Operation {
  what: string;
  requests: autocannon.Request[];
  /** The least that it must reach of the baseline's requests per second, on PostgreSQL. */
  share: number;
}

const KOL_PATHS = Array.from({ length: KOLS }, (_, index) => `/v1/kols/kol_${index}?include=events,campaigns`);
const CAMPAIGNS_PATH = '/v1/campaigns';

const OPERATIONS: Operation[] = [
  { what: 'A KOL with two includes', requests: KOL_PATHS.map((path) => ({ path })), share: 0.3 },
  { what: 'Page 1 of the campaigns', requests: [{ path: CAMPAIGNS_PATH }], share: 0.3 },
  {
    what: `An event with ${ATTENDEES} attendees`,
    requests: Array.from({ length: KOLS }, (_, first) => ({
      method: 'POST',
      path: '/v1/events',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anEvent(first)),
    })),
    share: 0.1,
  },
];

function anEvent(first: number) {
  return {
    name: 'Advisory board on remote monitoring',
    event_type: 'advisory_board',
    start_date: '2027-03-01T09:00:00Z',
    end_date: '2027-03-01T17:00:00Z',
    location: { type: 'in_person', venue: 'Congress Centre', city: 'Berlin', country: 'DE' },
    attendees: Array.from({ length: ATTENDEES }, (_, index) => `kol_${(first * 7 + index * 13) % KOLS}`),
  };
}

const RECORDS = [
  ...Array.from({ length: KOLS }, (_, index) =>
    aKol({
      id: `kol_${index}`,
      events: range(5).map((event) => ({ id: `evt_${event}`, name: 'Congress', date: '2026-03-01', role: 'speaker' })),
      campaigns: range(5).map((campaign) => ({
        id: `cmp_${campaign}`,
        name: 'Example newsletter',
        sent_at: '2026-03-01',
        status: 'opened',
      })),
    }),
  ),
  ...range(CAMPAIGNS).map((index) => aCampaign({ id: `cmp_${index}`, name: `Example newsletter ${index}` })),
];

function range(length: number) {
  return Array.from({ length }, (_, index) => index);
}

async function measureDatabase(database: string, environment: NodeJS.ProcessEnv, part: number) {
  const desk = await startDesk(RECORDS, { RATE_LIMIT_PER_MINUTE: '999999999', ...environment });
  const baseline = await startBaseline(await record(desk));
  try {
    const rows: Measurement[] = [];
    for (const operation of OPERATIONS) rows.push(await compare(operation, { database, part, desk, baseline }));
    return rows;
  } finally {
    baseline.stop();
    await desk.stop();
  }
}

interface Side {
  url: string;
  pid: number | undefined;
}
type Desk = Side & { key: string };

async function compare(
  { what, requests, share }: Operation,
  { database, part, desk, baseline }: { database: string; part: number; desk: Desk; baseline: Side },
): Promise<Measurement> {
  const headers = { authorization: `Bearer ${desk.key}` };
  for (const { url } of [baseline, desk]) await load({ url, headers, requests, seconds: WARM_UP_SECONDS });
  const ours: Rate[] = [];
  const bare: Rate[] = [];
  // By turns, so that a busy moment of the machine is in both.
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await load({ url: baseline.url, headers, requests, seconds: SECONDS }));
    ours.push(await load({ url: desk.url, headers, requests, seconds: SECONDS }));
  }
  const ratio = mean(ours) / mean(bare);
  const least = share * part;
  return {
    what: `${what}, ${database}`,
    measured: `${ratio.toFixed(3)} of the baseline: ${describe(ours, desk.pid)}`,
    baseline: describe(bare, baseline.pid),
    limit: `≥ ${least.toFixed(2)}`,
    passed: ratio >= least,
  };
}

interface Rate {
  perSecond: number;
  p99: number;
}

const mean = (rates: Rate[]) => rates.reduce((sum, { perSecond }) => sum + perSecond, 0) / rates.length;

const describe = (rates: Rate[], pid: number | undefined) =>
  `${Math.round(mean(rates)).toLocaleString('en')} a second, p99 ${Math.max(...rates.map(({ p99 }) => p99))} ms, at most ${megabytes(peakOf(pid))}`;

/** @throws Error where anything but a success was answered: then something else was measured */
async function load(asked: {
  url: string;
  headers: Record<string, string>;
  requests: autocannon.Request[];
  seconds: number;
}): Promise<Rate> {
  const { url, headers, requests, seconds } = asked;
  // Each client has its own, so that they are not written out for every client anew, which would take part of the time.
  const shares = Array.from({ length: CLIENTS }, (_, client) =>
    requests
      .filter((_, index) => index % CLIENTS === client % requests.length)
      .map((request) => ({ ...request, headers: { ...headers, ...request.headers } })),
  );
  const result = await autocannon({
    url,
    connections: CLIENTS,
    duration: seconds,
    setupClient: (client) => client.setRequests(shares.pop() ?? []),
  });
  const { errors, timeouts, non2xx, statusCodeStats } = result;
  if (errors + timeouts + non2xx > 0)
    throw new Error(
      `${errors} errors, ${timeouts} timeouts, ${non2xx} answers other than 2xx from ${url}: ${JSON.stringify(statusCodeStats)}`,
    );
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/** Asks the service once for everything that the baseline is to answer. */
async function record({ url, key }: { url: string; key: string }): Promise<Recorded> {
  const headers = { authorization: `Bearer ${key}` };
  const reads: Recorded['reads'] = {};
  for (const path of [...KOL_PATHS, CAMPAIGNS_PATH]) reads[path] = await textOf(await fetch(url + path, { headers }));
  const created = await fetch(`${url}/v1/events`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(anEvent(0)),
  });
  return { reads, created: await textOf(created) };
}

async function textOf(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  return answer.text();
}

async function startBaseline(recorded: Recorded) {
  const child = fork(join(import.meta.dirname, 'bareService.ts'), { execArgv: ['--import', 'tsx'] });
  child.send(recorded);
  const [message] = await once(child, 'message');
  return { url: Listening.parse(message).url, pid: child.pid, stop: () => child.kill() };
}
