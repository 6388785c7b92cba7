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
/** Within this time the process has read what a start does not wait for. */
const KEEPING_MS = 10_000;

const LIST_LIMIT = 1.5;
const SEARCH_LIMIT = 3;
const FAR_LIMIT = 10;

export const growth: Section = {
  name: 'growth',
  title: 'Lists at size',
  about: `On PostgreSQL, an organization with ${SMALL.toLocaleString('en')} campaigns, alone in its database, against one with ${LARGE.toLocaleString('en')} of
${(LARGE * (OTHERS + 1)).toLocaleString('en')}. A request's time until its whole answer is there, the middle of ${ROUNDS}, which are rounds through all requests with both
sides by turns, so that a busy moment of the machine is in both. Before each, a campaign is changed, so that nothing
is remembered; only the further pages of a search are asked for without that, and each of them is one that nobody asked for before.
The searches are those of a process that keeps the texts of the organization in memory (docs/decisions/0043); the first one
after a start stands by itself.`,
  async measure() {
    const server = await startPostgres();
    if (server === null) return [];
    const sides: Side[] = [];
    try {
      const small = await open(server.databaseUrl, SMALL, 0);
      sides.push(small);
      const large = await open(server.databaseUrl, LARGE, OTHERS);
      sides.push(large);
      return compare(await timeLists([small, large]));
    } finally {
      for (const { close } of sides) await close();
      await server.stop();
    }
  },
};

type Side = Awaited<ReturnType<typeof open>>;

/** The service on a database of its own, where the organization of its key has so many campaigns, and so have others. */
async function open(serverUrl: string, size: number, others: number) {
  const { databaseUrl, drop } = await createDatabase(serverUrl);
  const desk = await startDesk([aCampaign({ id: 'cmp_first' })], { DATABASE_URL: databaseUrl });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const [id] = await fill(
    client,
    ['Benchmark', ...Array.from({ length: others }, (_, other) => `Other ${other}`)],
    size,
  );
  const time = async (query: string) => {
    const start = performance.now();
    const answer = await fetch(`${desk.url}/v1/campaigns?${query}`, {
      headers: { authorization: `Bearer ${desk.key}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${query} was answered ${answer.status}.`);
    return performance.now() - start;
  };
  // The texts of those who used their keys last are read at the start.
  await time('');
  await desk.restart();
  return {
    time,
    change: () =>
      client.query('update campaigns set audience_count = audience_count + 1 where organization_id = $1 and id = $2', [
        id,
        'cmp_5000',
      ]),
    async close() {
      await client.end();
      await desk.stop();
      await drop();
    },
  };
}

/** Gives each organization so many campaigns, as an import would have. @returns the organizations' ids */
async function fill(client: Client, organizations: string[], size: number): Promise<string[]> {
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
      from generate_series(0, $6::int - 1) n`,
      [id, CAMPAIGN_TYPES, CAMPAIGN_STATUSES, CAMPAIGN_TYPES.length, CAMPAIGN_STATUSES.length, size],
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

/** The times of one request, each the middle of all rounds. */
interface Timed {
  query: string;
  small: number;
  large: number;
}

async function timeLists(sides: [small: Side, large: Side]) {
  const [small, large] = sides;
  const both = async (timeOne: (side: Side) => Promise<number>) =>
    [await timeOne(small), await timeOne(large)] as const;
  const timeRounds = async (
    queries: string[],
    timeOne: (side: Side, query: string, round: number) => Promise<number>,
  ) => {
    const times = queries.map((query) => ({ query, small: [] as number[], large: [] as number[] }));
    for (let round = 0; round < ROUNDS; round++)
      for (const one of times) {
        const [ofSmall, ofLarge] = await both((side) => timeOne(side, one.query, round));
        one.small.push(ofSmall);
        one.large.push(ofLarge);
      }
    return times.map(({ query, small, large }): Timed => ({ query, small: middle(small), large: middle(large) }));
  };
  const timeAnew = (queries: string[]) =>
    timeRounds(queries, async ({ change, time }, query) => {
      await change();
      return time(query);
    });
  const start = await both(({ time }) => time('search=first'));
  for (const { time } of sides) for (const query of FILTERS) await time(query);
  await new Promise((kept) => setTimeout(kept, KEEPING_MS));
  const searches = SEARCHES.flatMap((search) => FILTERS.map((filter) => `${filter}&search=${search}`));
  const [lists, found] = [await timeAnew(FILTERS), await timeAnew(searches)];
  for (const { time } of sides) for (const query of searches) await time(query);
  return {
    start,
    lists,
    found,
    pages: await timeRounds(searches, ({ time }, query, round) => time(`${query}&page=${2 + round}`)),
    far: await timeAnew(['per_page=100', 'per_page=100&page=1000']),
  };
}

function compare({ start, lists, found, pages, far }: Awaited<ReturnType<typeof timeLists>>): Measurement[] {
  const ratioOf = ({ small, large }: Timed) => large / small;
  const growing = (times: Timed[], limit: number) => {
    const [most = { query: '', small: 0, large: 0 }] = times.toSorted((one, other) => ratioOf(other) - ratioOf(one));
    const ratio = ratioOf(most);
    return {
      measured: `${middle(times.map(ratioOf)).toFixed(2)}× in the middle, at most ${ratio.toFixed(2)}× (\`${most.query}\`: ${inMs(most.large)})`,
      floor: inMs(most.small),
      limit: `≤ ${limit}×`,
      kept: ratio <= limit,
    };
  };
  const [before, after] = start;
  const [first = Number.NaN, thousandth = Number.NaN] = far.map(({ large }) => large);
  return [
    { what: `A page, each of ${FILTERS.length} combinations of filters`, ...growing(lists, LIST_LIMIT) },
    { what: 'A search, the first time since the list changed', ...growing(found, SEARCH_LIMIT) },
    {
      what: 'The first search of a process that has just started',
      measured: `${(after / before).toFixed(2)}× (${inMs(after)})`,
      floor: inMs(before),
      limit: `≤ ${SEARCH_LIMIT}×`,
      kept: after <= SEARCH_LIMIT * before,
    },
    { what: 'A further page of a search', ...growing(pages, SEARCH_LIMIT) },
    {
      what: 'Page 1,000 of 100 rows',
      measured: `${(thousandth / first).toFixed(2)}× (${inMs(thousandth)})`,
      floor: `page 1 of 100 rows ${inMs(first)}`,
      limit: `≤ ${FAR_LIMIT}×`,
      kept: thousandth <= FAR_LIMIT * first,
    },
  ];
}

const inMs = (time: number) => `${time.toFixed(1)} ms`;

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
