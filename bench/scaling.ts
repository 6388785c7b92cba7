import { readdirSync, readFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { Client } from 'pg';
import { aCampaign, aKol, aProduct } from '../e2e/records.ts';
import { findPgBouncer, startPgBouncer } from '../server/test/pgbouncer.ts';
import type { PostgresServer } from '../server/test/postgres.ts';
import { type Desk, onPostgres, startDesk } from './desk.ts';
import { EVENT, range } from './records.ts';
import type { Measurement, Section } from './report.ts';

/** An organization as docs/scaling.md plans with it. */
const KOLS = 10_000;
/** Of each of a KOL's four lists. */
const LIST_ITEMS = 5;
const CAMPAIGNS = 10_000;
const PRODUCTS = 500;
const EVENTS = 500;
const ATTENDEES = 20;
/** Organizations of the same size that are added for the second measurement. */
const OTHERS = 4;
/** The plan: organizations, and requests that each sends in a second of the busiest hour. */
const PLANNED = 1_000;
const PLANNED_RATE = 5;

const LIST_TABLES = ['kol_events', 'kol_campaigns', 'kol_interactions', 'kol_publications'];
const TABLES = ['kols', ...LIST_TABLES, 'campaigns', 'products', 'events'];

/** Requests of one measurement, and how many are under way at once. */
const REQUESTS = 500;
const CLIENTS = 16;
const WARM_UP = 100;

const GROWTH_LIMIT = 1.3;
const BYTES_LIMIT = 1.15;
const POOLER_LIMIT = 1.5;

interface Operation {
  what: string;
  /** Its share of the requests in the plan. */
  share: number;
  /** The address, and the body where something is created. */
  request(index: number): { path: string; body?: object };
}

const OPERATIONS: Operation[] = [
  {
    what: 'A KOL with two includes, uncached',
    share: 0.3,
    request: (index) => ({ path: `kols/kol_${(index * 7) % KOLS}?include=events,campaigns` }),
  },
  { what: 'A KOL with one include, cached', share: 0.3, request: () => ({ path: 'kols/kol_1?include=events' }) },
  {
    what: 'A page of the campaigns, uncached',
    share: 0.1,
    request: (index) => ({ path: `campaigns?page=${1 + (index % 1_000)}&per_page=${10 + Math.floor(index / 1_000)}` }),
  },
  { what: 'Page 1 of the campaigns, cached', share: 0.2, request: () => ({ path: 'campaigns' }) },
  {
    what: 'A search in the campaigns, uncached',
    share: 0.08,
    request: (index) => ({ path: `campaigns?search=${index}` }),
  },
  {
    what: 'An event without attendees',
    share: 0.01,
    request: () => ({ path: 'events', body: { ...EVENT, attendees: [] } }),
  },
  {
    what: `An event with ${ATTENDEES} attendees`,
    share: 0.01,
    request: (index) => ({
      path: 'events',
      body: { ...EVENT, attendees: range(ATTENDEES).map((guest) => `kol_${(index * 31 + guest * 13) % KOLS}`) },
    }),
  },
];

function describeMix(): string {
  const reads = OPERATIONS.map(({ what, share }) => `${Math.round(share * 100)} % "${what}"`);
  return new Intl.ListFormat('en').format(reads);
}

export const scaling: Section = {
  name: 'scaling',
  title: 'What an organization costs',
  about: `On PostgreSQL. An organization has ${KOLS.toLocaleString('en')} KOLs with ${LIST_ITEMS} items in each of their four lists, ${CAMPAIGNS.toLocaleString('en')} campaigns, ${PRODUCTS} products
and ${EVENTS.toLocaleString('en')} events with ${ATTENDEES} attendees. The results are processor time, so that other work on the machine changes them little: the time that
the service and PostgreSQL took for ${REQUESTS.toLocaleString('en')} requests, and from it the requests a second that one core of each can do. "Uncached"
requests are all different. The baseline is the same with this organization alone in the database; then there are
${OTHERS} more of the same size. The plan is for ${PLANNED.toLocaleString('en')} organizations that send ${PLANNED_RATE} requests a second each: ${describeMix()}.`,
  measure: () =>
    onPostgres(async (server) => {
      const { databaseUrl } = server;
      const desk = await startDesk(RECORDS, { DATABASE_URL: databaseUrl });
      const client = new Client({ connectionString: databaseUrl });
      try {
        await client.connect();
        await fill(client);
        await createEvents(desk);
        await client.query('vacuum (analyze)');
        const bytesAlone = await measureBytes(client);
        const alone = await measureCosts(desk, server, 0);
        await copyOrganization(client);
        const costs = await measureCosts(desk, server, 1);
        const bytes = await measureBytes(client);
        return [
          ...OPERATIONS.map(({ what }, index) => describeCost(what, costs[index], alone[index])),
          ...describeBytes(bytes, bytesAlone),
          ...(await measurePooler(server, costs)),
          ...describePlan(bytes, costs),
        ];
      } finally {
        await client.end();
        await desk.stop();
      }
    }),
};

/** One record of each kind; `fill` makes the others of them. */
const RECORDS = [
  aKol({
    id: 'kol_0',
    bio: 'Leads a heart failure programme and advises on the design of trials. '.repeat(4),
    events: range(LIST_ITEMS).map((item) => ({
      id: `evt_${item}`,
      name: 'European congress of cardiology',
      date: '2026-03-01',
      role: 'speaker',
    })),
    campaigns: range(LIST_ITEMS).map((item) => ({
      id: `cmp_${item}`,
      name: `Example newsletter ${item}`,
      sent_at: '2026-03-01',
      status: 'opened',
    })),
    interactions: range(LIST_ITEMS).map((item) => ({
      id: `int_${item}`,
      date: '2026-03-01',
      type: 'call',
      subject: 'Remote monitoring',
      summary: 'Talked about the results of the trial and the next advisory board.',
    })),
    publications: range(LIST_ITEMS).map((item) => ({
      id: `pub_${item}`,
      title: 'Remote monitoring in heart failure: a randomized trial',
      journal: 'Journal of Examples',
      published_on: '2025-03-01',
      doi: `10.1000/example.${item}`,
      citations: item,
    })),
  }),
  aCampaign({ id: 'cmp_0' }),
  aProduct({ id: 'prod_0' }),
];

/** The columns in which the rows that are made of a row differ from it. */
const COPIES: [table: string, count: number, columns: string][] = [
  ['kols', KOLS, `'id', 'kol_' || n, 'version', gen_random_uuid()`],
  ...LIST_TABLES.map((table): [string, number, string] => [table, KOLS, `'kol_id', 'kol_' || n, 'id', id || '_' || n`]),
  [
    'campaigns',
    CAMPAIGNS,
    `'id', 'cmp_' || n, 'name', name || n, 'search_text', search_text || n, 'created_at', created_at - n * interval '1 hour'`,
  ],
  [
    'products',
    PRODUCTS,
    `'id', 'prod_' || n, 'name', name || n, 'name_order', name_order || n, 'search_text', search_text || n`,
  ],
];

/** Fills the organization to its size. An import would take minutes. */
async function fill(client: Client) {
  for (const [table, count, columns] of COPIES)
    await client.query(
      `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object(${columns}))).*
      from ${table} one, generate_series(1, ${count - 1}) n`,
    );
}

/** @throws Error where anything but a success is answered */
async function send({ url, key }: Desk, { path, body }: ReturnType<Operation['request']>) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${url}/v1/${path}`, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
}

/** Sends so many requests, some at a time. */
const sendAll = (count: number, sendOne: (index: number) => Promise<void>) =>
  pLimit(CLIENTS).map(range(count), sendOne);

const createEvents = (desk: Desk) =>
  sendAll(EVENTS, (index) => send(desk, OPERATIONS.at(-1)?.request(index) ?? { path: '' }));

/** Copies everything of the organization under other ids of organizations, and measures sizes and plans again. */
async function copyOrganization(client: Client) {
  for (const other of range(OTHERS).map((index) => `org_${index}`)) {
    await client.query('insert into organizations (id, name) values ($1, $1)', [other]);
    for (const table of TABLES) {
      const { rows } = await client.query<{ column: string }>(
        'select column_name as column from information_schema.columns where table_name = $1 order by ordinal_position',
        [table],
      );
      const columns = rows.map(({ column }) => column);
      const values = columns.map((column) => (column === 'organization_id' ? '$1' : column));
      await client.query(
        `insert into ${table} (${columns}) select ${values} from ${table}
        where organization_id = (select organization_id from api_keys limit 1)`,
        [other],
      );
    }
  }
  await client.query('vacuum (analyze)');
}

/** Processor time of one request in milliseconds. */
interface Cost {
  service: number;
  database: number;
}

/** @param run counts the measurements: the uncached requests differ in each, so that no answer to them comes from the cache */
async function measureCosts(desk: Desk, server: PostgresServer, run: number): Promise<Cost[]> {
  const costs: Cost[] = [];
  const first = run * (REQUESTS + WARM_UP);
  for (const { request } of OPERATIONS) {
    await sendAll(WARM_UP, (index) => send(desk, request(first + index)));
    const before = { service: cpuOf(desk.pid), database: cpuOfTree(server.pid) };
    await sendAll(REQUESTS, (index) => send(desk, request(first + WARM_UP + index)));
    costs.push({
      service: (cpuOf(desk.pid) - before.service) / REQUESTS,
      database: (cpuOfTree(server.pid) - before.database) / REQUESTS,
    });
  }
  return costs;
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The fields of `stat` after the program's name, which is in brackets and may hold blanks. */
function readStat(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** The processor time that a process has taken, in milliseconds. */
function cpuOf(pid = 0): number {
  const fields = readStat(pid);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MS;
}

/** The same with its children, also those that have ended. */
function cpuOfTree(pid = 0): number {
  const fields = readStat(pid);
  const ended = ((fields[13] ?? 0) + (fields[14] ?? 0)) * TICK_MS;
  const children = readdirSync('/proc')
    .map(Number)
    .filter((other) => other > 0 && isChild(other, pid));
  return cpuOf(pid) + ended + children.reduce((sum, child) => sum + cpuOf(child), 0);
}

function isChild(pid: number, parent: number): boolean {
  try {
    return readStat(pid)[1] === parent;
  } catch {
    return false;
  }
}

const perCore = (ms: number) => Math.round(1_000 / ms).toLocaleString('en');
const sum = ({ service, database }: Cost) => service + database;

function describeCost(what: string, cost: Cost | undefined, alone: Cost | undefined): Measurement {
  if (cost === undefined || alone === undefined) throw new Error(`${what} was not measured.`);
  const ratio = sum(cost) / sum(alone);
  const describe = ({ service, database }: Cost) =>
    `${perCore(service)} a second a core of the service, ${perCore(database)} of PostgreSQL`;
  return {
    what,
    measured: `${describe(cost)} (${cost.service.toFixed(2)} + ${cost.database.toFixed(2)} ms; ${ratio.toFixed(2)}×)`,
    baseline: describe(alone),
    limit: `≤ ${GROWTH_LIMIT}×`,
    passed: ratio <= GROWTH_LIMIT,
  };
}

interface Size {
  table: string;
  rows: number;
  /** Bytes of the table and of its indexes. */
  data: number;
  indexes: number;
}

async function measureBytes(client: Client): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const table of TABLES) {
    const { rows } = await client.query(
      `select count(*)::int as rows, pg_table_size('${table}')::float as data, pg_indexes_size('${table}')::float as indexes
      from ${table}`,
    );
    sizes.push({ table, ...rows[0] });
  }
  return sizes;
}

const bytesPerRow = ({ rows, data, indexes }: Size) => (data + indexes) / rows;

function describeBytes(sizes: Size[], alone: Size[]): Measurement[] {
  return sizes.map((size, index) => {
    const before = alone[index] ?? size;
    const ratio = bytesPerRow(size) / bytesPerRow(before);
    const describe = ({ rows, data, indexes }: Size) =>
      `${Math.round(data / rows)} bytes and ${Math.round(indexes / rows)} in indexes`;
    return {
      what: `A row of \`${size.table}\``,
      measured: `${describe(size)} (${ratio.toFixed(2)}×)`,
      baseline: describe(before),
      limit: `≤ ${BYTES_LIMIT}×`,
      passed: ratio <= BYTES_LIMIT,
    };
  });
}

/** The same requests through PgBouncer in transaction mode, where this machine has it. */
async function measurePooler(server: PostgresServer, direct: Cost[]): Promise<Measurement[]> {
  const program = findPgBouncer();
  if (program === null) return [];
  const bouncer = await startPgBouncer(program, { server: server.databaseUrl, poolSize: 10 });
  const desk = await startDesk([], { DATABASE_URL: bouncer.through(server.databaseUrl) });
  try {
    const started = cpuOf(bouncer.pid);
    const costs = await measureCosts(desk, server, 2);
    const own = (cpuOf(bouncer.pid) - started) / (OPERATIONS.length * (REQUESTS + WARM_UP));
    const mean = (all: Cost[]) => all.reduce((total, cost) => total + sum(cost), 0) / all.length;
    const ratio = (mean(costs) + own) / mean(direct);
    return [
      {
        what: 'All of them through PgBouncer in transaction mode, on average',
        measured: `${(mean(costs) + own).toFixed(2)} ms of processor time, ${own.toFixed(2)} ms of them in PgBouncer (${ratio.toFixed(2)}×)`,
        baseline: `directly ${mean(direct).toFixed(2)} ms`,
        limit: `≤ ${POOLER_LIMIT}×`,
        passed: ratio <= POOLER_LIMIT,
      },
    ];
  } finally {
    await desk.stop();
    await bouncer.stop();
  }
}

function describePlan(sizes: Size[], costs: Cost[]): Measurement[] {
  const rate = PLANNED * PLANNED_RATE;
  const cores = (part: keyof Cost) =>
    OPERATIONS.reduce((total, { share }, index) => total + (share * rate * (costs[index]?.[part] ?? 0)) / 1_000, 0);
  const gigabytes = (part: 'data' | 'indexes') => {
    const bytes = sizes.reduce((total, size) => total + size[part], 0);
    return `${Math.round((bytes / (OTHERS + 1)) * PLANNED * 1e-9)} GB`;
  };
  const what = `${PLANNED.toLocaleString('en')} such organizations`;
  return [
    { what: `${what}: storage`, measured: `${gigabytes('data')} and ${gigabytes('indexes')} in indexes` },
    {
      what: `${what}: cores for ${rate.toLocaleString('en')} requests a second`,
      measured: `${cores('service').toFixed(1)} of the service, ${cores('database').toFixed(1)} of PostgreSQL`,
    },
  ];
}
