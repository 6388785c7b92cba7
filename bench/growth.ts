import { Client } from 'pg';
import { aCampaign } from '../e2e/records.ts';
import { startPostgres } from '../server/test/postgres.ts';
import { createDatabase } from '../server/test/service.ts';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '../src/contract/campaign.ts';
import { PRODUCT_STATUSES, TARGET_MARKETS } from '../src/contract/product.ts';
import { startDesk } from './desk.ts';
import type { Measurement, Section } from './report.ts';

const LARGE = 200_000;
const SMALL = 10_000;
/** Other organizations with as many campaigns as the large one: a million campaigns in total. */
const OTHERS = 4;
const ROUNDS = 3;

export const growth: Section = {
  name: 'growth',
  title: 'Lists at size',
  about: `On PostgreSQL, with ${(LARGE * (OTHERS + 1)).toLocaleString('en')} campaigns in the database. The time ends when the whole answer is there. The requests are every
combination of filters, each without a search and with searches that match all names, some names, one name and no name; and
page 1,000. Before each request the version of the lists changes, so that no answer comes from the cache. There are ${ROUNDS} rounds;
the 95th percentile counts.`,
  async measure() {
    const server = await startPostgres();
    if (server === null) return [];
    const { databaseUrl, drop } = await createDatabase(server.databaseUrl);
    const desk = await startDesk([aCampaign({ id: 'cmp_first' })], { DATABASE_URL: databaseUrl });
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const [large = '', small = ''] = await fill(client);
      const time = async (organization: string, address: string) => {
        // The key opens the organization that is measured.
        await client.query('update api_keys set organization_id = $1 where revoked_at is null', [organization]);
        await client.query('update organizations set lists_version = gen_random_uuid() where id = $1', [organization]);
        const start = performance.now();
        const answer = await fetch(`${desk.url}/v1/${address}`, { headers: { authorization: `Bearer ${desk.key}` } });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
        return performance.now() - start;
      };
      return [
        await measure(`Campaigns, ${LARGE.toLocaleString('en')} in the organization`, CAMPAIGNS, 150, (address) =>
          time(large, address),
        ),
        await measure(`Campaigns, ${SMALL.toLocaleString('en')} in the organization`, CAMPAIGNS, 20, (address) =>
          time(small, address),
        ),
        await measure(`Products, ${SMALL.toLocaleString('en')} in the organization`, PRODUCTS, 20, (address) =>
          time(large, address),
        ),
      ];
    } finally {
      await client.end();
      await desk.stop();
      await drop();
      await server.stop();
    }
  },
};

/** Fills the database as imports would. @returns the ids of the large and of the small organization */
async function fill(client: Client): Promise<string[]> {
  const sizes = [LARGE, SMALL, ...Array.from({ length: OTHERS }, () => LARGE)];
  const ids = sizes.map((_, index) => `org_${index}`);
  for (const [index, size] of sizes.entries()) {
    await client.query('insert into organizations (id, name) values ($1, $1)', [ids[index]]);
    await client.query(
      `insert into campaigns
      select $1, 'cmp_' || n, 'Newsletter ' || n, 'What is new.', ($2::text[])[1 + n % 5], ($3::text[])[1 + n / 5 % 4],
        160, 150, 148, 112, 20, '{"type": "immediate"}', timestamptz '2020-01-01' + n * interval '1 minute', null,
        'newsletter ' || n
      from generate_series(0, $4::int - 1) n`,
      [ids[index], CAMPAIGN_TYPES, CAMPAIGN_STATUSES, size],
    );
    await client.query(
      `insert into products
      select $1, 'prod_' || n, 'Newsletter ' || n, repeat('What it is made of. ', 15), 'pl_' || n % 20, 'Line',
        ($2::text[])[1 + n % 3], '', array[($3::text[])[1 + n % 5], 'US'], '{}', '[]', '{}', now(), 'newsletter ' || n,
        'newsletter ' || n || repeat('what it is made of. ', 15)
      from generate_series(0, $4::int - 1) n`,
      [ids[index], PRODUCT_STATUSES, TARGET_MARKETS, SMALL],
    );
  }
  // As the import does at its end.
  await client.query('vacuum (analyze) organizations, campaigns, products');
  return ids;
}

const optional = (values: readonly string[]) => [undefined, ...values];
const SEARCHES = [undefined, 'newsletter', '77', '9999', 'nothing'];

function addressesOf(path: string, filters: Record<string, string | undefined>[]): string[] {
  return filters.flatMap((filter) =>
    SEARCHES.flatMap((search) =>
      [undefined, '1000'].map((page) => {
        const given = Object.entries({ ...filter, search, page }).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        );
        return `${path}?${new URLSearchParams(given)}`;
      }),
    ),
  );
}

const CAMPAIGNS = addressesOf(
  'campaigns',
  optional(CAMPAIGN_STATUSES).flatMap((status) => optional(CAMPAIGN_TYPES).map((type) => ({ status, type }))),
);
const PRODUCTS = addressesOf(
  'products',
  optional(PRODUCT_STATUSES).flatMap((status) =>
    optional(TARGET_MARKETS).map((market) => ({ status, target_market: market })),
  ),
);

async function measure(
  what: string,
  addresses: string[],
  limit: number,
  time: (address: string) => Promise<number>,
): Promise<Measurement> {
  const times: { address: string; ms: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const address of addresses) times.push({ address, ms: await time(address) });
  times.sort((one, other) => one.ms - other.ms);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? { address: '', ms: Number.NaN };
  return {
    what,
    measured: `p95 ${inMs(at(0.95).ms)}, median ${inMs(at(0.5).ms)}, at most ${inMs(at(1).ms)} (\`${at(1).address}\`)`,
    limit: `≤ ${limit} ms`,
    passed: at(0.95).ms <= limit,
  };
}

const inMs = (time: number) => `${time.toFixed(1)} ms`;
