import { Client } from 'pg';
import { aCampaign } from '../e2e/records.ts';
import { createDatabase } from '../server/testing.ts';
import { startPostgres } from '../server/testingPostgres.ts';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '../src/contract/campaign.ts';
import { startDesk } from './desk.ts';
import type { Measurement, Section } from './report.ts';

const SMALL = 10_000;
const LARGE = 200_000;
/** With the one that is measured, a million campaigns. */
const OTHERS = 4;
const ROUNDS = 9;
/** Within this time the process has read all texts of an organization. */
const KEEPING_MS = 10_000;

const LIST_LIMIT = 1.5;
const SEARCH_LIMIT = 3;
const FAR_LIMIT = 10;

export const growth: Section = {
  name: 'growth',
  title: 'Lists at size',
  about: `On PostgreSQL, an organization with ${SMALL.toLocaleString('en')} campaigns, alone in the database, against the same with ${LARGE.toLocaleString('en')} of
${(LARGE * (OTHERS + 1)).toLocaleString('en')}. A request's time until its whole answer is there, the middle of ${ROUNDS}. Before each, a campaign is changed, so that nothing
is remembered; only the further pages of a search are asked for without that, and each of them is one that nobody asked for before.
The searches are those of a process that keeps the texts of the organization in memory (docs/decisions/0043); the very first one,
which the database looks for, stands by itself.`,
  async measure() {
    const server = await startPostgres();
    if (server === null) return [];
    const { databaseUrl, drop } = await createDatabase(server.databaseUrl);
    const desk = await startDesk([aCampaign({ id: 'cmp_first' })], { DATABASE_URL: databaseUrl });
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const [id] = await fill(client, ['Benchmark'], 0, SMALL);
      const before = await timeLists(desk, client, id);
      await fill(client, ['Benchmark'], SMALL, LARGE);
      const others = Array.from({ length: OTHERS }, (_, index) => `Other ${index}`);
      await fill(client, others, 0, LARGE);
      return compare(before, await timeLists(desk, client, id));
    } finally {
      await client.end();
      await desk.stop();
      await drop();
      await server.stop();
    }
  },
};

/** Gives each organization the campaigns of these numbers, as an import would have. @returns the organizations' ids */
async function fill(client: Client, organizations: string[], from: number, to: number): Promise<string[]> {
  const ids = [];
  for (const name of organizations) {
    const { rows } = await client.query(
      'insert into organizations (id, name) values ($1, $2) on conflict (name) do update set name = $2 returning id',
      [`org_${name}`, name],
    );
    const id = String(rows[0].id);
    ids.push(id);
    await client.query(
      `insert into campaigns
      select $1, 'cmp_' || n, 'Newsletter ' || n, 'What is new.', ($2::text[])[1 + n % $4::int], ($3::text[])[1 + n / $4::int % $5::int],
        160, 150, 148, 112, 20, '{"type": "immediate"}', timestamptz '2020-01-01' + n * interval '1 minute', null,
        'newsletter ' || n
      from generate_series($6::int, $7::int - 1) n`,
      [id, CAMPAIGN_TYPES, CAMPAIGN_STATUSES, CAMPAIGN_TYPES.length, CAMPAIGN_STATUSES.length, from, to],
    );
  }
  // As the database does by itself after a while.
  await client.query('vacuum analyze');
  return ids;
}

const optional = (values: readonly string[]) => [undefined, ...values];

/** Every combination of filters, as the query of an address. */
const FILTERS = optional(CAMPAIGN_STATUSES).flatMap((status) =>
  optional(CAMPAIGN_TYPES).map((type) =>
    [status && `status=${status}`, type && `type=${type}`].filter((part) => part !== undefined).join('&'),
  ),
);

/** A word that all names hold, a number that some hold, one that one holds, and what none holds. */
const SEARCHES = ['newsletter', '77', '9999', 'nothing'];

type Timed = Awaited<ReturnType<typeof timeLists>>;

async function timeLists(desk: { url: string; key: string }, client: Client, organizationId = '') {
  const time = async (query: string) => {
    const start = performance.now();
    const answer = await fetch(`${desk.url}/v1/campaigns?${query}`, {
      headers: { authorization: `Bearer ${desk.key}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${query} was answered ${answer.status}.`);
    return performance.now() - start;
  };
  const change = () =>
    client.query('update campaigns set audience_count = audience_count + 1 where organization_id = $1 and id = $2', [
      organizationId,
      'cmp_5000',
    ]);
  const timeAnew = async (query: string) => {
    const times = [];
    for (let round = 0; round < ROUNDS; round++) {
      await change();
      times.push(await time(query));
    }
    return middle(times);
  };
  const timePages = async (query: string) => {
    await time(query);
    const times = [];
    for (let page = 2; page < 2 + ROUNDS; page++) times.push(await time(`${query}&page=${page}`));
    return middle(times);
  };
  const timeAll = async (queries: string[], timeOne: (query: string) => Promise<number>) => {
    const times = new Map<string, number>();
    for (const query of queries) times.set(query, await timeOne(query));
    return times;
  };
  await timeAll(FILTERS, time);
  const start = await time('search=first');
  await new Promise((kept) => setTimeout(kept, KEEPING_MS));
  const searches = SEARCHES.flatMap((search) => FILTERS.map((filter) => `${filter}&search=${search}`));
  return {
    start,
    lists: await timeAll(FILTERS, timeAnew),
    searches: await timeAll(searches, timeAnew),
    pages: await timeAll(searches, timePages),
    first: await timeAnew('per_page=100'),
    thousandth: await timeAnew('per_page=100&page=1000'),
  };
}

function compare(before: Timed, after: Timed): Measurement[] {
  const worst = (what: 'lists' | 'searches' | 'pages', limit: number) => {
    const ratios = [...after[what]].map(([query, time]) => {
      const small = before[what].get(query) ?? Number.NaN;
      return { query, time, small, ratio: time / small };
    });
    const [most = { query: '', time: 0, small: 0, ratio: 0 }] = ratios.toSorted(
      (one, other) => other.ratio - one.ratio,
    );
    return {
      measured: `${middle(ratios.map(({ ratio }) => ratio)).toFixed(2)}× in the middle, at most ${most.ratio.toFixed(2)}× (\`${most.query}\`: ${inMs(most.time)})`,
      floor: inMs(most.small),
      limit: `≤ ${limit}×`,
      kept: most.ratio <= limit,
    };
  };
  const far = after.thousandth / after.first;
  return [
    { what: `A page, each of ${FILTERS.length} combinations of filters`, ...worst('lists', LIST_LIMIT) },
    { what: 'A search, the first time since the list changed', ...worst('searches', SEARCH_LIMIT) },
    {
      what: 'The very first search, before the texts are in memory',
      measured: `${(after.start / before.start).toFixed(2)}× (${inMs(after.start)})`,
      floor: inMs(before.start),
    },
    { what: 'A further page of a search', ...worst('pages', SEARCH_LIMIT) },
    {
      what: 'Page 1,000 of 100 rows',
      measured: `${far.toFixed(2)}× (${inMs(after.thousandth)})`,
      floor: `page 1 of 100 rows ${inMs(after.first)}`,
      limit: `≤ ${FAR_LIMIT}×`,
      kept: far <= FAR_LIMIT,
    },
  ];
}

const inMs = (time: number) => `${time.toFixed(1)} ms`;

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
