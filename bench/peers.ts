import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { aCampaign, aKol } from '../e2e/records.ts';
import { freePort } from '../server/test/freePort.ts';
import { onPostgres, startDesk } from './desk.ts';
import { describeRates, meanRate, type Rate, sendLoad } from './load.ts';
import { attendeeLists, EVENT, range } from './records.ts';
import type { Measurement, Section } from './report.ts';

const CLIENTS = 64;
const ROUNDS = 4;
const SECONDS = 4;
const WARM_UP_SECONDS = 3;
const KOLS = 1_000;
const CAMPAIGNS = 2_000;
const ATTENDEES = 20;
/** What the service must reach of the fastest peer when it creates events, and of Directus in every operation. */
const LEAST_CREATING = 0.9;
const LEAST_OF_DIRECTUS = 5;

/** The peers are a package of their own, which is installed when it is first needed. */
const FOLDER = join(import.meta.dirname, 'peers');

export const peers: Section = {
  name: 'peers',
  title: 'Requests per second, beside other servers on PostgreSQL',
  about: `The service, PostGraphile, Parse Server and Directus run as one process each, on the same PostgreSQL and the same
records: ${KOLS.toLocaleString('en')} KOLs with 5 events and 5 campaigns each, and ${CAMPAIGNS.toLocaleString('en')} campaigns. [How each does the job](../bench/peers/README.md).
${CLIENTS} clients wait for each answer. The service and a peer take turns of ${SECONDS} s, ${ROUNDS} times per peer; a ratio compares
these turns. Every side keeps the connection pool (10 connections) and the cache that it has by default: the service caches
reads and asks the database for their version each time, the peers do not cache them.`,
  measure: () =>
    onPostgres(async ({ databaseUrl }) => {
      installPeers();
      const client = new Client({ connectionString: databaseUrl });
      const running: { stop(): Promise<void> }[] = [];
      try {
        const desk = await startDesk(RECORDS, {
          NODE_ENV: 'production',
          RATE_LIMIT_PER_MINUTE: '999999999',
          DATABASE_URL: databaseUrl,
        });
        running.push(desk);
        await client.connect();
        running.push({ stop: () => client.end() });
        const { rows } = await client.query<{ id: string }>('select id from organizations');
        const organization = rows[0]?.id ?? '';
        const { url, stop, key } = desk;
        const ours = { name: 'The service', url, stop, requests: serviceRequests(key), tables: SERVICE_TABLES };
        const others: Side[] = [];
        for (const start of [startPostgraphile, startParse, startDirectus]) {
          const peer = await start(client, databaseUrl, organization, key);
          running.push(peer);
          others.push(peer);
        }
        await client.query('vacuum (analyze)');
        // Before any load: what a load leaves unfinished would be counted with the next answer.
        for (const operation of OPERATIONS)
          for (const side of [ours, ...others]) await checkAnswer(side, operation, client);
        const measurements: Measurement[] = [];
        for (const operation of OPERATIONS) measurements.push(await compare(operation, ours, others));
        return measurements;
      } finally {
        for (const { stop } of running.toReversed()) await stop();
      }
    }),
};

/** One request, as the load generator takes it. */
interface Request {
  method?: 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

function installPeers() {
  // npm writes this file last.
  if (existsSync(join(FOLDER, 'node_modules/.package-lock.json'))) return;
  execFileSync('npm', ['ci'], { cwd: FOLDER, shell: process.platform === 'win32', stdio: 'inherit' });
}

/** What every side does: how its answer reads, and what it stores. */
const OPERATIONS = [
  {
    name: 'page',
    what: 'Page 1 of the campaigns with the exact total',
    answer: new RegExp(`:${CAMPAIGNS}\\b`),
    stores: '0 events and 0 invitations',
  },
  {
    name: 'kol',
    what: 'A KOL with two includes',
    answer: /evt_4.*cmp_4/s,
    stores: '0 events and 0 invitations',
  },
  {
    name: 'eventAlone',
    what: 'An event without attendees',
    answer: /Advisory|objectId/,
    stores: '1 events and 0 invitations',
  },
  {
    name: 'event',
    what: `An event with ${ATTENDEES} attendees`,
    answer: /Advisory|objectId/,
    stores: `1 events and ${ATTENDEES} invitations`,
  },
] as const;

type Operation = (typeof OPERATIONS)[number];

interface Side {
  name: string;
  url: string;
  requests: Record<Operation['name'], Request[]>;
  /** Where it stores events and invitations. */
  tables: { events: string; invitations: string };
  stop(): Promise<void>;
}

/** The tables of the service, which PostGraphile uses too. */
const SERVICE_TABLES = { events: 'public.events', invitations: 'public.kol_events' };

async function compare(operation: Operation, ours: Side, others: Side[]): Promise<Measurement> {
  const { name, what } = operation;
  const creates = operation.stores.startsWith('1');
  const load = ({ url, requests }: Side, seconds: number) =>
    sendLoad({ url, requests: requests[name], clients: CLIENTS, seconds });
  for (const side of [ours, ...others]) await load(side, WARM_UP_SECONDS);
  const compared = others.map((peer) => ({ peer, own: [] as Rate[], theirs: [] as Rate[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { peer, own, theirs } of compared) {
      const turns = [
        { side: ours, rates: own },
        { side: peer, rates: theirs },
      ];
      // Each side is first in half of the rounds: the database may still be busy with what the side before left to it.
      if (round % 2 === 1) turns.reverse();
      for (const { side, rates } of turns) rates.push(await load(side, SECONDS));
    }
  const ratios = compared.map(({ own, theirs }) => meanRate(own) / meanRate(theirs));
  const least = creates ? LEAST_CREATING : 1;
  const ofDirectus = ratios[others.findIndex(({ name }) => name === 'Directus')] ?? 0;
  return {
    what,
    measured: describeRates(compared.flatMap(({ own }) => own)),
    baseline: compared
      .map(({ peer, theirs }, index) => `${peer.name} ${describeRates(theirs)} (${ratios[index]?.toFixed(2)}×)`)
      .join('; '),
    limit: `${creates ? `≥ ${LEAST_CREATING}` : '> 1'}× each, ≥ ${LEAST_OF_DIRECTUS}× Directus`,
    passed: ratios.every((ratio) => (creates ? ratio >= least : ratio > least)) && ofDirectus >= LEAST_OF_DIRECTUS,
  };
}

/** @throws Error if a side does not do the job. GraphQL answers 200 to a request that fails. */
async function checkAnswer({ name, url, requests, tables }: Side, operation: Operation, client: Client) {
  const [request] = requests[operation.name];
  if (request === undefined) throw new Error(`${name} has no request for "${operation.what}".`);
  const { path, ...options } = request;
  const before = await countRows(client, tables);
  const answer = await fetch(url + path, options);
  const text = await answer.text();
  const after = await countRows(client, tables);
  const stored = `${after.events - before.events} events and ${after.invitations - before.invitations} invitations`;
  if (!answer.ok || !operation.answer.test(text) || stored !== operation.stores)
    throw new Error(
      `${name} answered ${answer.status} to "${operation.what}", stored ${stored}: ${text.slice(0, 1000)}`,
    );
}

async function countRows(client: Client, { events, invitations }: Side['tables']) {
  const { rows } = await client.query<{ events: number; invitations: number }>(
    `select (select count(*)::int from ${events}) as events, (select count(*)::int from ${invitations}) as invitations`,
  );
  return rows[0] ?? { events: 0, invitations: 0 };
}

const RECORDS = [
  ...range(KOLS).map((index) =>
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
  ...range(CAMPAIGNS).map((index) =>
    aCampaign({
      id: `cmp_${index}`,
      name: `Example newsletter ${index}`,
      created_at: new Date(Date.UTC(2024, 0, 1, index)).toISOString(),
    }),
  ),
];

/** One creation for each KOL, with other attendees each time. */
const ATTENDEE_LISTS = attendeeLists(KOLS, ATTENDEES);
const KOL_IDS = range(KOLS).map((index) => `kol_${index}`);

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

function serviceRequests(key: string): Side['requests'] {
  const headers = { authorization: `Bearer ${key}` };
  const create = (attendees: string[]) => post('/v1/events', { ...EVENT, attendees }, headers);
  return {
    page: [{ path: '/v1/campaigns', headers }],
    kol: KOL_IDS.map((id) => ({ path: `/v1/kols/${id}?include=events,campaigns`, headers })),
    eventAlone: [create([])],
    event: ATTENDEE_LISTS.map(create),
  };
}

async function startPostgraphile(
  client: Client,
  databaseUrl: string,
  organization: string,
  key: string,
): Promise<Side> {
  await client.query(await readFile(join(FOLDER, 'postgraphile.sql'), 'utf8'));
  const program = await startProgram(['postgraphile.js'], { DATABASE_URL: databaseUrl });
  const ask = (query: string, variables: object) =>
    post('/graphql', { query, variables }, { authorization: `Bearer ${key}` });
  const create = (attendees: string[]) =>
    ask(PLAN_EVENT, {
      input: {
        organizationId: organization,
        name: EVENT.name,
        eventType: EVENT.event_type,
        startDate: EVENT.start_date,
        endDate: EVENT.end_date,
        location: EVENT.location,
        attendees,
      },
    });
  const requests = {
    page: [ask(LIST_CAMPAIGNS, { organization })],
    kol: KOL_IDS.map((id) => ask(READ_KOL, { organization, id })),
    eventAlone: [create([])],
    event: ATTENDEE_LISTS.map(create),
  };
  return { name: 'PostGraphile', ...program, requests, tables: SERVICE_TABLES };
}

const LIST_CAMPAIGNS = `query ($organization: String!) {
  allCampaigns(first: 20, orderBy: [CREATED_AT_DESC, ROW_ID_ASC], condition: { organizationId: $organization }) {
    totalCount
    nodes {
      rowId name description type status audienceCount sent delivered opened clicked schedule createdAt sentAt
    }
  }
}`;

const READ_KOL = `query ($organization: String!, $id: String!) {
  kolByOrganizationIdAndRowId(organizationId: $organization, rowId: $id) {
    rowId fullName title institution department bio specialties expertiseAreas researchInterests tier engagementLevel
    contact social totalEvents totalCampaigns emailOpenRate responseRate hIndex publicationsCount notes tags createdAt updatedAt
    kolEventsByOrganizationIdAndKolId(orderBy: [DATE_DESC, ROW_ID_ASC]) { nodes { rowId name date role } }
    kolCampaignsByOrganizationIdAndKolId(orderBy: [SENT_AT_DESC, ROW_ID_ASC]) { nodes { rowId name sentAt status } }
  }
}`;

const PLAN_EVENT = `mutation ($input: PlanEventInput!) {
  planEvent(input: $input) {
    result {
      rowId name description eventType status startDate endDate location visibility attendeeCount rsvpConfirmed rsvpPending
      rsvpDeclined createdAt updatedAt
    }
  }
}`;

async function startParse(client: Client, databaseUrl: string, organization: string): Promise<Side> {
  const masterKey = randomBytes(16).toString('hex');
  const ownUrl = await ownSchema(client, databaseUrl, 'parse');
  const program = await startProgram(['parse.js'], {
    DATABASE_URL: ownUrl,
    MASTER_KEY: masterKey,
    PARSE_SERVER_LOGS_FOLDER: 'null',
  });
  await fillSchema(client, 'parse');
  const headers = { 'x-parse-application-id': 'benchmark', 'x-parse-master-key': masterKey };
  const { start_date, end_date, ...fields } = EVENT;
  const date = (iso: string) => ({ __type: 'Date', iso });
  const alone = {
    ...fields,
    organization,
    start_date: date(start_date),
    end_date: date(end_date),
    description: '',
    status: 'draft',
    visibility: 'organization',
    attendee_count: 0,
  };
  const where = encodeURIComponent(JSON.stringify({ organization }));
  const requests = {
    page: [{ path: `/parse/classes/Campaign?where=${where}&order=-createdAt,objectId&limit=20&count=1`, headers }],
    kol: KOL_IDS.map((id) => post('/parse/functions/readKol', { id }, headers)),
    eventAlone: [post('/parse/classes/Event', alone, headers)],
    event: ATTENDEE_LISTS.map((attendees) =>
      post(
        '/parse/functions/createEvent',
        { ...EVENT, organization, description: '', status: 'draft', visibility: 'organization', attendees },
        headers,
      ),
    ),
  };
  const tables = { events: 'parse."Event"', invitations: 'parse."KolEvent"' };
  return { name: 'Parse Server', ...program, requests, tables };
}

async function startDirectus(client: Client, databaseUrl: string, organization: string): Promise<Side> {
  const token = randomBytes(16).toString('hex');
  const folder = await mkdtemp(join(tmpdir(), 'kol-desk-directus-'));
  const settings = {
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: await ownSchema(client, databaseUrl, 'directus'),
    DB_SEARCH_PATH: 'directus',
    SECRET: randomBytes(16).toString('hex'),
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: randomBytes(16).toString('hex'),
    ADMIN_TOKEN: token,
    EXTENSIONS_PATH: folder,
    STORAGE_LOCAL_ROOT: folder,
    SERVE_APP: 'false',
    TELEMETRY: 'false',
    // It would answer 503 to some of the clients.
    PRESSURE_LIMITER_ENABLED: 'false',
    LOG_LEVEL: 'error',
  };
  const cli = join(FOLDER, 'node_modules/@directus/api/dist/cli/run.js');
  execFileSync(process.execPath, [cli, 'bootstrap'], { cwd: folder, env: { ...process.env, ...settings } });
  await fillSchema(client, 'directus');
  const program = await startProgram([cli, 'start'], { ...settings, HOST: '127.0.0.1' });
  const stop = async () => {
    await program.stop();
    await rm(folder, { recursive: true });
  };
  const headers = { authorization: `Bearer ${token}` };
  const list = new URLSearchParams({
    'filter[organization_id][_eq]': organization,
    sort: '-created_at,id',
    limit: '20',
    meta: 'filter_count',
  });
  const lists = new URLSearchParams({
    fields:
      '*,events.event,events.name,events.date,events.role,campaigns.campaign,campaigns.name,campaigns.sent_at,campaigns.status',
    'deep[events][_sort]': '-date,event',
    'deep[campaigns][_sort]': '-sent_at,campaign',
  });
  const create = (attendees: string[]) =>
    post(
      '/items/events',
      {
        ...EVENT,
        organization_id: organization,
        attendee_count: attendees.length,
        invitations: attendees.map((kol) => ({
          kol,
          name: EVENT.name,
          date: EVENT.start_date.slice(0, 10),
          role: 'attendee',
        })),
      },
      headers,
    );
  const requests = {
    page: [{ path: `/items/campaigns?${list}`, headers }],
    kol: KOL_IDS.map((id) => ({ path: `/items/kols/${id}?${lists}`, headers })),
    eventAlone: [create([])],
    event: ATTENDEE_LISTS.map(create),
  };
  const tables = { events: 'directus.events', invitations: 'directus.kol_events' };
  return { name: 'Directus', url: program.url, stop, requests, tables };
}

/** Makes a role with a schema of its own. @returns the address of the database for this role */
async function ownSchema(client: Client, databaseUrl: string, name: string) {
  await client.query(`create role ${name} superuser login; create schema ${name} authorization ${name};
    alter role ${name} set search_path = ${name}`);
  const address = new URL(databaseUrl);
  address.username = name;
  return address.href;
}

/** Runs a peer's SQL file in its schema: it copies the service's records into the peer's tables. */
async function fillSchema(client: Client, name: string) {
  await client.query(`set search_path = ${name}`);
  await client.query(await readFile(join(FOLDER, `${name}.sql`), 'utf8'));
  await client.query('reset search_path');
}

/** Starts a program of the peers on a free port and waits until it answers. */
async function startProgram(args: string[], environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment };
  const child = spawn(process.execPath, args, { cwd: FOLDER, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  // Also if the benchmark fails.
  process.once('exit', () => child.kill('SIGKILL'));
  await waitForAnswer(child, url);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { url, stop };
}

async function waitForAnswer(child: ChildProcess, url: string) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}.`);
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await pause(100);
  }
}
