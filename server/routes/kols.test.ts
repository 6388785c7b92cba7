import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as kols from '../repositories/kols.ts';
import { aKol, type Caller, newCaller, startTestService, type TestService } from '../test/service.ts';

let service: TestService;
let caller: Caller;
const { metrics, ...profile } = aKol();
const lists = {
  events: [
    { id: 'evt_1', name: 'Early', date: '2024-01-02', role: 'speaker' as const },
    { id: 'evt_2', name: 'Late', date: '2025-01-02', role: 'panelist' as const },
  ],
  campaigns: [{ id: 'cmp_1', name: 'News', sent_at: '2024-02-03', status: 'opened' as const }],
  interactions: [
    { id: 'int_1', date: '2024-05-06', type: 'call' as const, subject: 'Trial', summary: 'Asked for data.' },
  ],
  publications: [
    { id: 'pub_1', title: 'On valves', journal: 'Heart', published_on: '0987-06-05', doi: '10.1/x', citations: 7 },
  ],
};

beforeAll(async () => {
  service = await startTestService();
  caller = await newCaller(service);
  const stored = aKol({ ...lists, specialties: ['cardiology', 'a "quoted, {word}', 'c:\\d', 'é東'] });
  await kols.upsert(service.db, caller.organizationId, [stored]);
});
afterAll(() => service.close());

describe('reading a KOL', () => {
  test('returns the whole profile, without lists that were not requested', async () => {
    const answer = await caller.get('/v1/kols/kol_a');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({
      data: {
        ...profile,
        specialties: ['cardiology', 'a "quoted, {word}', 'c:\\d', 'é東'],
        metrics: { ...metrics, total_events: 2 },
      },
    });
  });

  test.each(['events', 'campaigns', 'interactions', 'publications'] as const)('includes only %s', async (name) => {
    const { data } = (await caller.get(`/v1/kols/kol_a?include=${name}`)).json();
    const included = ['events', 'campaigns', 'interactions', 'publications'].filter((list) => list in data);
    expect(included).toEqual([name]);
    expect(data[name]).toEqual(name === 'events' ? lists.events.toReversed() : lists[name]);
  });

  test('includes all named lists, also if one is named twice', async () => {
    const { data } = (await caller.get('/v1/kols/kol_a?include=publications,events,,events')).json();
    expect(data).toMatchObject({ publications: lists.publications, events: [{ id: 'evt_2' }, { id: 'evt_1' }] });
  });

  test('returns empty lists as empty lists', async () => {
    await kols.upsert(service.db, caller.organizationId, [aKol({ id: 'kol_new' })]);
    const { data } = (await caller.get('/v1/kols/kol_new?include=events,campaigns,interactions,publications')).json();
    expect(data).toMatchObject({ events: [], campaigns: [], interactions: [], publications: [] });
  });

  test('rejects an unknown include, names it and lists the valid values', async () => {
    const answer = await caller.get('/v1/kols/kol_a?include=events,salary');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      {
        parameter: 'include',
        detail: 'include contains "salary"; allowed are events, campaigns, interactions, publications',
      },
    ]);
  });

  test('rejects a repeated include and an unknown parameter', async () => {
    const answer = await caller.get('/v1/kols/kol_a?include=events&include=campaigns&expand=1');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { parameter: 'include', detail: 'include is given more than once' },
      { parameter: 'expand', detail: 'expand is not a known parameter; only include is allowed' },
    ]);
  });

  test('returns the same for an unknown id, an id of another organization, and an invalid one', async () => {
    const stranger = await newCaller(service);
    await kols.upsert(service.db, stranger.organizationId, [aKol({ id: 'kol_theirs' })]);
    expect((await stranger.get('/v1/kols/kol_theirs')).statusCode).toBe(200);
    const ids = ['kol_none', 'kol_theirs', 'nonsense', 'kol_%00', 'kol_%27%3B--', `kol_${'x'.repeat(5000)}`];
    const answers = await Promise.all(ids.map((id) => caller.get(`/v1/kols/${id}`)));
    const bodies = answers.map((answer) => ({ ...answer.json(), request_id: '' }));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([404]));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });
});
