import { Client } from 'pg';
import { aCampaign } from '../e2e/records.ts';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '../src/contract/campaign.ts';
import { PRODUCT_STATUSES, TARGET_MARKETS } from '../src/contract/product.ts';
import { onPostgres, startDesk } from './desk.ts';
import type { Measurement, Section } from './report.ts';
import { at, describeTimes, type RequestTime, sortTimes, timeRequest, toAddress } from './times.ts';

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
  measure: () =>
    onPostgres(async ({ databaseUrl }) => {
      const desk = await startDesk([aCampaign({ id: 'cmp_first' })], { DATABASE_URL: databaseUrl });
      const client = new Client({ connectionString: databaseUrl });
      try {
        await client.connect();
        const [large = '', small = ''] = await fill(client);
        const time = async (organization: string, address: string) => {
          // The key opens the organization that is measured.
          await client.query('update api_keys set organization_id = $1 where revoked_at is null', [organization]);
          await client.query('update organizations set lists_version = gen_random_uuid() where id = $1', [
            organization,
          ]);
          return timeRequest(`${desk.url}/v1`, desk.key, address);
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
      }
    }),
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
    SEARCHES.flatMap((search) => [undefined, '1000'].map((page) => toAddress(path, { ...filter, search, page }))),
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
  time: (address: string) => Promise<RequestTime>,
): Promise<Measurement> {
  const times: RequestTime[] = [];
  for (let round = 0; round < ROUNDS; round++) for (const address of addresses) times.push(await time(address));
  const sorted = sortTimes(times);
  return {
    what,
    measured: describeTimes(sorted),
    limit: `≤ ${limit} ms`,
    passed: at(sorted, 0.95).ms <= limit,
  };
}
