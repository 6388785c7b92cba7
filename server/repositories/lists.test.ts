import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, type Campaign } from '../../src/contract/campaign.ts';
import { PRODUCT_STATUSES, type Product, TARGET_MARKETS } from '../../src/contract/product.ts';
import { campaigns as campaignTable, products as productTable } from '../db/schema.ts';
import { aCampaign, aProduct, type Caller, newCaller, startTestService, type TestService } from '../test/service.ts';
import * as campaigns from './campaigns.ts';
import { renewListsVersion } from './lists.ts';
import * as products from './products.ts';

let service: TestService;
let caller: Caller;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const optional = <Value>(values: readonly Value[]) => [undefined, ...values];
const pick = <Value>(values: readonly [Value, ...Value[]], number: number) =>
  values[number % values.length] ?? values[0];

const LINES = ['pl_a', 'pl_b'] as const;

const LISTS = {
  campaigns: {
    table: campaignTable,
    upsert: campaigns.upsert,
    some: (numbers: number[], shift = 0): Campaign[] =>
      numbers.map((number) =>
        aCampaign({
          id: `cmp_${number}`,
          name: `Campaign ${number + shift}`,
          status: pick(CAMPAIGN_STATUSES, number + shift),
          type: pick(CAMPAIGN_TYPES, number * 7 + shift),
        }),
      ),
    filters: optional(CAMPAIGN_STATUSES).flatMap((status) =>
      optional(CAMPAIGN_TYPES).map((type) => ({
        query: { status, type },
        keeps: (record: Campaign) =>
          (status === undefined || record.status === status) && (type === undefined || record.type === type),
      })),
    ),
  },
  products: {
    table: productTable,
    upsert: products.upsert,
    some: (numbers: number[], shift = 0): Product[] =>
      numbers.map((number) => {
        const id = pick(LINES, Math.floor(number / 3) + shift);
        return aProduct({
          id: `prod_${number}`,
          name: `Product ${number + shift}`,
          status: pick(PRODUCT_STATUSES, number + shift),
          // None, one or several, and one of them twice.
          target_markets: TARGET_MARKETS.filter((_, index) => ((number + shift) >> index) % 2 === 1).flatMap(
            (market) => (market === 'EU' ? [market, market] : market),
          ),
          product_line: { id, name: id },
        });
      }),
    filters: optional(PRODUCT_STATUSES).flatMap((status) =>
      optional(TARGET_MARKETS).flatMap((target_market) =>
        optional(LINES).map((product_line_id) => ({
          query: { status, target_market, product_line_id },
          keeps: (record: Product) =>
            (status === undefined || record.status === status) &&
            (target_market === undefined || record.target_markets.includes(target_market)) &&
            (product_line_id === undefined || record.product_line.id === product_line_id),
        })),
      ),
    ),
  },
};

/** The part of a list's response that a client sees. */
async function ask(list: keyof typeof LISTS, query: Record<string, string | number | undefined>) {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const answer = await caller.get(`/v1/${list}?${new URLSearchParams(given)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Every combination of filters has the total and the records that reading everything gives. */
async function expectTrueTotals(list: keyof typeof LISTS) {
  const everything = [];
  for (let page = 1; ; page++) {
    const { data } = await ask(list, { page, per_page: 100 });
    everything.push(...data);
    if (data.length < 100) break;
  }
  for (const { query, keeps } of LISTS[list].filters) {
    const expected = everything.filter(keeps);
    const { data, meta } = await ask(list, { ...query, per_page: 100 });
    expect({ ...query, total: meta.total }).toEqual({ ...query, total: expected.length });
    expect(data).toEqual(expected.slice(0, 100));
  }
}

describe.each(['campaigns', 'products'] as const)('the totals of %s', (list) => {
  const { table, some } = LISTS[list];
  const upsert = (db: TestService['db'], numbers: number[], shift = 0) =>
    list === 'campaigns'
      ? campaigns.upsert(db, caller.organizationId, LISTS.campaigns.some(numbers, shift))
      : products.upsert(db, caller.organizationId, LISTS.products.some(numbers, shift));

  beforeAll(async () => {
    caller = await newCaller(service);
  });

  test('follow stored, replaced, deleted and rolled-back records', async () => {
    expect((await ask(list, {})).meta.total).toBe(0);
    await upsert(service.db, range(0, 300));
    await expectTrueTotals(list);
    await upsert(service.db, range(150, 400), 1);
    await expectTrueTotals(list);
    await service.db.delete(table).where(and(eq(table.organization_id, caller.organizationId), like(table.id, '%7')));
    await renewListsVersion(service.db, caller.organizationId);
    const rolledBack = service.db.transaction(async (tx) => {
      await upsert(tx, range(2000, 2100));
      throw new Error('a later record was bad');
    });
    await expect(rolledBack).rejects.toThrow('a later record was bad');
    await expectTrueTotals(list);
  });

  test('are correct with concurrent writers', async () => {
    await Promise.all(
      [0, 1, 2, 3].map((writer) =>
        service.db.transaction((tx) => upsert(tx, range(writer * 100, writer * 100 + 200), writer)),
      ),
    );
    await expectTrueTotals(list);
  });

  test('of a search are correct immediately after any change', async () => {
    const [first] = some([5000]);
    const total = async () => (await ask(list, { search: first?.name })).meta.total;
    expect(await total()).toBe(0);
    await upsert(service.db, [5000]);
    expect(await total()).toBe(1);
    // Another name, and the same number of records under every filter.
    await service.db
      .update(table)
      .set({ search_text: 'renamed' })
      .where(eq(table.id, first?.id ?? ''));
    await renewListsVersion(service.db, caller.organizationId);
    expect(await total()).toBe(0);
    await service.db.delete(table).where(eq(table.id, first?.id ?? ''));
    await renewListsVersion(service.db, caller.organizationId);
    expect((await ask(list, { search: 'renamed' })).meta.total).toBe(0);
  });

  test('of a search follow manual changes that also renew the version of the lists', async () => {
    await upsert(service.db, range(0, 300));
    const total = async (search: string) => (await ask(list, { search })).meta.total;
    const before = await total('by hand');
    const ids = sql.join(
      [some([11])[0]?.id, some([12])[0]?.id].map((id) => sql`${id}`),
      sql`, `,
    );
    const ours = sql`organization_id = ${caller.organizationId} and id in (${ids})`;
    await service.db.execute(sql`update ${table} set search_text = 'by hand' where ${ours}`);
    await renewListsVersion(service.db, caller.organizationId);
    expect(await total('by hand')).toBe(before + 2);
    await service.db.execute(sql`delete from ${table} where ${ours}`);
    await renewListsVersion(service.db, caller.organizationId);
    expect(await total('by hand')).toBe(before);
  });
});

describe('a search', () => {
  const SIZE = 12_000;
  const named = (number: number) => ({ id: `cmp_${String(number).padStart(5, '0')}`, name: `Common ${number % 100}` });

  beforeAll(async () => {
    caller = await newCaller(service);
    const long = 'very long '.repeat(300);
    const longName = `Common ${'very long '.repeat(38)}`;
    await service.db.transaction(async (tx) => {
      await campaigns.upsert(
        tx,
        caller.organizationId,
        range(0, SIZE).map((number) => aCampaign(named(number))),
      );
      await campaigns.upsert(tx, caller.organizationId, [
        aCampaign({ id: 'cmp_rare', name: 'Rare bird' }),
        aCampaign({ id: 'cmp_long', name: `${longName}its end`, status: 'draft' }),
      ]);
      await products.upsert(tx, caller.organizationId, [
        aProduct({ id: 'prod_long', name: long, description: `${long} and its end` }),
      ]);
    });
  });

  test.each([
    ['a word that all have', 'common', SIZE + 1, 'cmp_00000'],
    ['a letter', 'o', SIZE + 1, 'cmp_00000'],
    ['a word that one has', 'BIRD', 1, 'cmp_rare'],
    ['a word that some have', 'common 9', SIZE / 100 + SIZE / 10, 'cmp_00009'],
    ['what is only in a very long name', 'its end', 1, 'cmp_long'],
    ['a text without a match', 'nothing', 0, undefined],
    ['a plain percent sign', '%', 0, undefined],
  ])('for %s finds exactly the matching records, twice', async (_, search, total, first) => {
    for (const attempt of [1, 2]) {
      const { data, meta } = await ask('campaigns', { search });
      expect({ attempt, total: meta.total, first: data[0]?.id }).toEqual({ attempt, total, first });
    }
  });

  test.each(['common', 'common 9'])('for "%s" has pages that do not overlap, up to its end', async (search) => {
    const { total } = (await ask('campaigns', { search })).meta;
    const last = Math.ceil(total / 100);
    const ids = new Set<string>();
    const sizes = [];
    for (const page of [1, 2, last, last + 1]) {
      const { data } = await ask('campaigns', { search, per_page: 100, page });
      for (const { id } of data) ids.add(id);
      sizes.push(data.length);
    }
    expect(sizes).toEqual([100, 100, total % 100 || 100, 0]);
    expect(ids.size).toBe(sizes.reduce((sum, size) => sum + size));
  });

  test('applies the filters, and finds a product by the end of a long description', async () => {
    expect((await ask('campaigns', { search: 'common', status: 'draft' })).meta.total).toBe(1);
    expect((await ask('products', { search: 'its end', target_market: 'EU' })).meta.total).toBe(1);
    expect((await ask('products', { search: 'its end', target_market: 'JP' })).meta.total).toBe(0);
  });
});
