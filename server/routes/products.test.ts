import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../src/contract/product.ts';
import * as products from '../repositories/products.ts';
import { aProduct, type Caller, newCaller, startTestService, type TestService } from '../test/service.ts';

let service: TestService;
let caller: Caller;

beforeAll(async () => {
  service = await startTestService();
  caller = await newCaller(service);
  const stranger = await newCaller(service);
  await products.upsert(service.db, stranger.organizationId, [aProduct({ id: 'prod_theirs', name: 'Theirs' })]);
  await products.upsert(service.db, caller.organizationId, [
    aProduct({ id: 'prod_1', name: 'zoom', description: 'Camera.' }),
    aProduct({ id: 'prod_3', name: 'Äther', description: '100% pure' }),
    aProduct({ id: 'prod_2', name: 'alpha', status: 'discontinued', target_markets: ['JP'] }),
    aProduct({ id: 'prod_10', name: 'alpha', product_line: { id: 'pl_eye', name: 'Eye' }, target_markets: [] }),
    aProduct({ id: 'prod_B', name: 'alpha' }),
    aProduct({ id: 'prod_a', name: 'alpha' }),
    aProduct({ id: 'prod_4', name: 'Beta_2', description: 'C:\\drive ÉCHO' }),
  ]);
});
afterAll(() => service.close());

const idsOf = (data: Product[]) => data.map(({ id }) => id);
const list = async (query = '') => (await caller.get(`/v1/products${query}`)).json();

describe('listing products', () => {
  test('returns a whole product', async () => {
    expect((await list('?search=zoom')).data).toEqual([
      aProduct({ id: 'prod_1', name: 'zoom', description: 'Camera.' }),
    ]);
  });

  test('sorts by name as people do, then by id', async () => {
    const { data, meta } = await list();
    expect(idsOf(data)).toEqual(['prod_10', 'prod_2', 'prod_B', 'prod_a', 'prod_3', 'prod_4', 'prod_1']);
    expect(meta).toEqual({ page: 1, per_page: 20, total: 7 });
  });

  test('has pages without overlaps or gaps, and the correct total past the end', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?per_page=3&page=${page}`)));
    expect(pages.flatMap(({ data }) => idsOf(data))).toEqual(idsOf((await list()).data));
    expect(await list('?per_page=3&page=4')).toEqual({ data: [], meta: { page: 4, per_page: 3, total: 7 } });
    expect(await list('?page=1000000000')).toEqual({ data: [], meta: { page: 1_000_000_000, per_page: 20, total: 7 } });
  });

  test.each([
    ['?status=discontinued', ['prod_2']],
    ['?target_market=JP', ['prod_2']],
    ['?product_line_id=pl_eye', ['prod_10']],
    ['?product_line_id=pl_none', []],
    ['?target_market=EU&status=active&search=zoom', ['prod_1']],
  ])('%s finds %s', async (query, ids) => {
    const { data, meta } = await list(query);
    expect(idsOf(data)).toEqual(ids);
    expect(meta.total).toBe(ids.length);
  });

  test.each([
    ['ZOOM', ['prod_1']],
    ['camera', ['prod_1']],
    ['äTHER', ['prod_3']],
    ['a\u0308ther', ['prod_3']],
    ['ather', ['prod_3']],
    ['écho', ['prod_4']],
    ['Echo', ['prod_4']],
    ['%', ['prod_3']],
    ['0%', ['prod_3']],
    ['_', ['prod_4']],
    ['a_2', ['prod_4']],
    ['\\', ['prod_4']],
    [':\\d', ['prod_4']],
    ['zoom%', []],
    ["'; drop table products --", []],
    ['+', []],
  ])('searching for %s treats it as plain text, without case and accents', async (search, ids) => {
    expect(idsOf((await list(`?search=${encodeURIComponent(search)}`)).data)).toEqual(ids);
  });

  test.each([
    ['?per_page=101', 'per_page', 'per_page must be at most 100'],
    ['?per_page=0', 'per_page', 'per_page must be at least 1'],
    ['?per_page=abc', 'per_page', 'per_page must be a whole number'],
    ['?per_page=1.5', 'per_page', 'per_page must be a whole number'],
    ['?page=0', 'page', 'page must be at least 1'],
    ['?page=-1', 'page', 'page must be at least 1'],
    ['?page=1e9', 'page', 'page must be a whole number'],
    ['?page=', 'page', 'page must be a whole number'],
    ['?page=99999999999999', 'page', 'page must be at most 1000000000'],
    ['?page=99999999999999999999999', 'page', 'page must be at most 1000000000'],
    ['?page=-99999999999999999999999', 'page', 'page must be at least 1'],
    ['?page=1&page=2', 'page', 'page is given more than once'],
    ['?status=gone', 'status', 'status must be one of active, in_development, discontinued'],
    ['?target_market=us', 'target_market', 'target_market must be one of US, EU, CN, JP, IN'],
    ['?limit=5', 'limit', /^limit is not a known parameter; allowed are page, per_page, status, target_market, /],
    ['?__proto__=1', '__proto__', /^__proto__ is not a known parameter/],
    ['?search=%00', 'search', /^search holds a character that cannot be stored/],
  ])('rejects %s and names the parameter', async (query, parameter, detail) => {
    const answer = await caller.get(`/v1/products${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { parameter, detail: typeof detail === 'string' ? detail : expect.stringMatching(detail) },
    ]);
  });

  test.each(['?search=%', '?search=%zz', '?search=%ED%A0%80', '?search=%ff'])(
    'rejects the invalid escape in %s',
    async (query) => {
      expect((await caller.get(`/v1/products${query}`)).statusCode).toBe(400);
    },
  );

  test('returns no products of another organization', async () => {
    expect((await list('?search=theirs')).meta.total).toBe(0);
  });
});
