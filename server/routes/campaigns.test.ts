import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/contract/campaign.ts';
import * as campaigns from '../repositories/campaigns.ts';
import { aCampaign, type Caller, newCaller, startTestService, type TestService } from '../test/service.ts';

let service: TestService;
let caller: Caller;

const counts = (sent: number, delivered: number, opened: number, clicked: number) => ({
  metrics: { sent, delivered, opened, clicked, open_rate: 0, click_rate: 0 },
});

beforeAll(async () => {
  service = await startTestService();
  caller = await newCaller(service);
  const stranger = await newCaller(service);
  await campaigns.upsert(service.db, stranger.organizationId, [aCampaign({ id: 'cmp_theirs', name: 'Theirs' })]);
  await campaigns.upsert(service.db, caller.organizationId, [
    aCampaign({ id: 'cmp_old', name: 'Old', created_at: '2022-01-01T00:00:00Z', ...counts(9, 3, 1, 0) }),
    aCampaign({ id: 'cmp_new', name: 'New 50%', created_at: '2025-01-01T00:00:00+05:30', description: 'findme' }),
    aCampaign({
      id: 'cmp_draft',
      name: 'Draft',
      status: 'draft',
      type: 'custom',
      sent_at: null,
      schedule: { type: 'scheduled', send_at: '2026-01-01T00:00:00+01:00' },
      ...counts(0, 0, 0, 0),
    }),
    aCampaign({ id: 'cmp_b', name: 'Same time' }),
    aCampaign({ id: 'cmp_a', name: 'Same time' }),
  ]);
});
afterAll(() => service.close());

const idsOf = (data: Campaign[]) => data.map(({ id }) => id);
const list = async (query = '') => (await caller.get(`/v1/campaigns${query}`)).json();

describe('listing campaigns', () => {
  test('returns the newest first, then by id', async () => {
    const { data, meta } = await list();
    expect(idsOf(data)).toEqual(['cmp_new', 'cmp_a', 'cmp_b', 'cmp_draft', 'cmp_old']);
    expect(meta).toEqual({ page: 1, per_page: 20, total: 5 });
  });

  test('has pages without overlaps or gaps, and the correct total past the end', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?per_page=2&page=${page}`)));
    expect(pages.flatMap(({ data }) => idsOf(data))).toEqual(idsOf((await list()).data));
    expect(await list('?per_page=2&page=4')).toEqual({ data: [], meta: { page: 4, per_page: 2, total: 5 } });
  });

  test('computes rates from the counts, as fractions of the delivered count', async () => {
    expect((await list('?search=old')).data[0].metrics).toEqual({
      sent: 9,
      delivered: 3,
      opened: 1,
      clicked: 0,
      open_rate: 1 / 3,
      click_rate: 0,
    });
  });

  test('has rates of 0 and no send time without deliveries', async () => {
    expect((await list('?status=draft')).data).toEqual([
      aCampaign({
        id: 'cmp_draft',
        name: 'Draft',
        status: 'draft',
        type: 'custom',
        sent_at: null,
        schedule: { type: 'scheduled', send_at: '2025-12-31T23:00:00.000Z' },
        ...counts(0, 0, 0, 0),
      }),
    ]);
  });

  test('returns timestamps in UTC', async () => {
    expect((await list('?search=new')).data[0].created_at).toBe('2024-12-31T18:30:00.000Z');
  });

  test.each([
    ['?type=custom', ['cmp_draft']],
    ['?status=completed&type=newsletter&search=SAME', ['cmp_a', 'cmp_b']],
    ['?search=50%25', ['cmp_new']],
    ['?search=n%C3%A9w', ['cmp_new']],
    ['?search=%25%25', []],
    ['?search=findme', []],
    ['?search=theirs', []],
    ['?search=', ['cmp_new', 'cmp_a', 'cmp_b', 'cmp_draft', 'cmp_old']],
  ])('%s finds %s', async (query, ids) => {
    const { data, meta } = await list(query);
    expect(idsOf(data)).toEqual(ids);
    expect(meta.total).toBe(ids.length);
  });

  test('rejects several invalid parameters at once and names each', async () => {
    const answer = await caller.get('/v1/campaigns?type=spam&status=&per_page=101&target_market=EU');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ detail: 'The request has 4 errors.' });
    expect(answer.json().errors.map((error: { parameter: string }) => error.parameter)).toEqual([
      'per_page',
      'status',
      'type',
      'target_market',
    ]);
  });
});
