import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, type Campaign } from '../../src/contract/campaign.ts';
import { campaigns as table } from '../db/schema.ts';
import { aCampaign, type Caller, newCaller, startTestService, type TestService } from '../testing.ts';
import * as campaigns from './campaigns.ts';

let service: TestService;
let caller: Caller;

beforeAll(async () => {
  service = await startTestService();
  caller = await newCaller(service);
});
afterAll(() => service.close());

const FILTERS = [undefined, ...CAMPAIGN_STATUSES].flatMap((status) =>
  [undefined, ...CAMPAIGN_TYPES].map((type) => ({ status, type })),
);
const mine = ({ status, type }: (typeof FILTERS)[number]) =>
  and(
    eq(table.organization_id, caller.organizationId),
    status && eq(table.status, status),
    type && eq(table.type, type),
  );
const repository = () => campaigns.campaignRepository(service.db);
const some = (numbers: number[], shift = 0): Campaign[] =>
  numbers.map((number) =>
    aCampaign({
      id: `cmp_${number}`,
      status: CAMPAIGN_STATUSES[(number + shift) % CAMPAIGN_STATUSES.length],
      type: CAMPAIGN_TYPES[(number * 7 + shift) % CAMPAIGN_TYPES.length],
    }),
  );
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** Every combination of filters has the total that counting would give. */
async function expectTrueTotals() {
  for (const filter of FILTERS) {
    const { meta } = await repository().list(caller.organizationId, { page: 1, per_page: 1, ...filter });
    expect({ ...filter, total: meta.total }).toEqual({
      ...filter,
      total: await service.db.$count(table, mine(filter)),
    });
  }
}

describe('the totals of campaigns', () => {
  test('follow what is stored, replaced, removed and taken back', async () => {
    const store = (records: Campaign[]) => campaigns.upsert(service.db, caller.organizationId, records);
    await store(some(range(0, 700)));
    await expectTrueTotals();
    await store(some(range(350, 900), 1));
    await expectTrueTotals();
    await service.db.delete(table).where(and(mine({ status: 'draft', type: undefined }), sql`${table.id} < 'cmp_5'`));
    const taken = service.db.transaction(async (tx) => {
      await campaigns.upsert(tx, caller.organizationId, some(range(2000, 2100)));
      throw new Error('a later record was bad');
    });
    await expect(taken).rejects.toThrow('a later record was bad');
    await expectTrueTotals();
  });

  test('hold where several write at the same time', async () => {
    await Promise.all(
      [0, 1, 2, 3].map((writer) =>
        service.db.transaction((tx) =>
          campaigns.upsert(tx, caller.organizationId, some(range(writer * 200, writer * 200 + 400), writer)),
        ),
      ),
    );
    await expectTrueTotals();
  });
});

describe('a page of campaigns', () => {
  test('is read from an index in its order, with every combination of filters, and never sorted', async () => {
    await service.db.execute(sql`
      insert into campaigns select c.organization_id, 'cmp_plan_' || n, c.name, c.description, c.type, c.status,
        c.audience_count, c.sent, c.delivered, c.opened, c.clicked, c.schedule,
        c.created_at + n * interval '1 second', c.sent_at, c.search_text
      from (select * from campaigns where organization_id = ${caller.organizationId} limit 100) c,
        generate_series(1, 200) n on conflict do nothing`);
    await service.db.execute(sql`analyze campaigns`);
    for (const filter of FILTERS) {
      const page = service.db
        .select()
        .from(table)
        .where(mine(filter))
        .orderBy(sql`${table.created_at} desc`, table.id)
        .limit(20);
      const plan = JSON.stringify(await service.db.execute(sql`explain ${page}`));
      expect(plan).toContain('Index Scan');
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    }
  });
});
