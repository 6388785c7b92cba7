import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Event } from '../../src/contract/event.ts';
import type { Kol } from '../../src/contract/kol.ts';
import type { Database } from '../db/connect.ts';
import {
  aCampaign,
  aKol,
  anEvent,
  anImportedEvent,
  aProduct,
  type Caller,
  newCaller,
  startTestService,
  type TestService,
} from '../test/service.ts';
import * as campaigns from './campaigns.ts';
import * as events from './events.ts';
import * as kols from './kols.ts';
import * as products from './products.ts';

let service: TestService;
let caller: Caller;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const renewCaller = async () => {
  caller = await newCaller(service);
};
const store = (...records: Kol[]) =>
  service.db.transaction((tx: Database) => kols.upsert(tx, caller.organizationId, records));
const read = async (id = 'kol_a') =>
  (await caller.get(`/v1/kols/${id}?include=events,campaigns,interactions,publications`)).json().data;
const withTotal = (total_events: number) => ({ metrics: { ...aKol().metrics, total_events } });
const event = (id: string, name = id) => ({ id, name, date: '2024-01-01', role: 'speaker' as const });

describe('storing KOLs', () => {
  beforeAll(renewCaller);

  test('replaces the profile with the same id, in its own organization only', async () => {
    const stranger = await newCaller(service);
    await kols.upsert(service.db, stranger.organizationId, [aKol({ notes: 'theirs' })]);
    await store(aKol({ notes: 'first', tags: ['a'] }));
    await store(aKol({ notes: 'second', tags: [] }));
    expect(await read()).toMatchObject({ notes: 'second', tags: [] });
    expect((await stranger.get('/v1/kols/kol_a')).json().data.notes).toBe('theirs');
  });

  test('keeps the last of two records with one id', async () => {
    await store(aKol({ id: 'kol_twice', notes: 'first' }), aKol({ id: 'kol_twice', notes: 'last' }));
    expect((await read('kol_twice')).notes).toBe('last');
  });

  test('stores more records and list items than fit into one statement', async () => {
    const ids = Array.from({ length: 1100 }, (_, index) => `kol_many_${index}`);
    const carried = Array.from({ length: 3 }, (_, index) => event(`evt_${index}`));
    await store(...ids.map((id) => aKol({ id, events: carried })));
    for (const id of ['kol_many_0', 'kol_many_1099']) expect((await read(id)).metrics.total_events).toBe(3);
  });

  test('stores nothing if the transaction fails', async () => {
    const storing = service.db.transaction(async (tx: Database) => {
      await kols.upsert(tx, caller.organizationId, [aKol({ id: 'kol_lost' })]);
      throw new Error('a later record was bad');
    });
    await expect(storing).rejects.toThrow('a later record was bad');
    expect((await caller.get('/v1/kols/kol_lost')).statusCode).toBe(404);
  });
});

describe('the lists in a KOL record', () => {
  beforeAll(renewCaller);

  test('replace earlier imported ones; lists that are not in the record stay', async () => {
    await store(
      aKol({
        campaigns: [{ id: 'cmp_1', name: 'One', sent_at: '2024-01-01', status: 'sent' }],
        publications: [
          { id: 'p1', title: 'T', journal: 'J', published_on: '2024-01-01', doi: '', citations: 1 },
          { id: 'p1', title: 'T', journal: 'J', published_on: '2024-01-01', doi: '', citations: 2 },
        ],
      }),
    );
    await store(aKol({ campaigns: [{ id: 'cmp_2', name: 'Two', sent_at: '2024-01-02', status: 'opened' }] }));
    const kol = await read();
    expect(kol.campaigns).toEqual([{ id: 'cmp_2', name: 'Two', sent_at: '2024-01-02', status: 'opened' }]);
    expect(kol.publications).toMatchObject([{ id: 'p1', citations: 2 }]);
    await store(aKol({ campaigns: [] }));
    expect((await read()).campaigns).toEqual([]);
  });

  test('set the number of events; otherwise the profile sets it, but never below the known number', async () => {
    await store(aKol({ events: [event('evt_1'), event('evt_2')], ...withTotal(9) }));
    expect((await read()).metrics.total_events).toBe(2);
    await store(aKol(withTotal(9)));
    expect((await read()).metrics.total_events).toBe(9);
    await store(aKol(withTotal(0)));
    expect((await read()).metrics.total_events).toBe(2);
    await store(aKol({ events: [], ...withTotal(9) }));
    expect((await read()).metrics.total_events).toBe(0);
  });

  test('never remove an invitation, and listing it does not turn it into an imported event', async () => {
    await store(aKol({ events: [event('evt_1')] }));
    const { data } = (await caller.post('/v1/events', anEvent({ attendees: ['kol_a'] }))).json();
    const invitation = { id: data.id, name: data.name, date: '2026-03-01', role: 'attendee' };
    expect((await read()).metrics.total_events).toBe(2);

    await store(aKol({ events: [event('evt_3')] }));
    expect(await read()).toMatchObject({ events: [invitation, { id: 'evt_3' }], metrics: { total_events: 2 } });

    await store(aKol({ events: [{ ...event(data.id), role: 'panelist' }] }));
    expect(await read()).toMatchObject({
      events: [{ id: data.id, role: 'panelist' }],
      metrics: { total_events: 1 },
    });
    await store(aKol({ events: [] }));
    expect(await read()).toMatchObject({ events: [{ id: data.id }], metrics: { total_events: 1 } });
  });
});

describe('storing products, campaigns and events', () => {
  beforeAll(renewCaller);

  test('replaces those with the same id, and their search texts', async () => {
    const { db } = service;
    await products.upsert(db, caller.organizationId, [aProduct({ name: 'Before' })]);
    await products.upsert(db, caller.organizationId, [aProduct({ name: 'After', market_status: {} })]);
    await campaigns.upsert(db, caller.organizationId, [aCampaign({ name: 'Before' })]);
    await campaigns.upsert(db, caller.organizationId, [aCampaign({ name: 'After' })]);
    for (const path of ['products', 'campaigns']) {
      expect((await caller.get(`/v1/${path}?search=before`)).json().meta.total).toBe(0);
      expect((await caller.get(`/v1/${path}?search=after`)).json().data).toMatchObject([{ name: 'After' }]);
    }
  });

  test.each([
    ['9999-12-31T23:59:59.999999Z', '9999-12-31T23:59:59.999Z'],
    ['2024-01-01T20:30:00.0009+20:30', '2024-01-01T00:00:00.000Z'],
  ])('and KOLs stores the time %s as %s', async (given, stored) => {
    const { db } = service;
    await kols.upsert(db, caller.organizationId, [aKol({ created_at: given, updated_at: given })]);
    await products.upsert(db, caller.organizationId, [aProduct({ created_at: given })]);
    await campaigns.upsert(db, caller.organizationId, [aCampaign({ created_at: given, sent_at: given })]);
    const changes = { start_date: given, end_date: given, created_at: given, updated_at: given };
    await events.upsert(db, caller.organizationId, [anImportedEvent(changes)]);
    const read = async (path: string) => (await caller.get(path)).json().data;
    expect(await read('/v1/kols/kol_a')).toMatchObject({ created_at: stored, updated_at: stored });
    expect(await read('/v1/products')).toMatchObject([{ created_at: stored }]);
    expect(await read('/v1/campaigns')).toMatchObject([{ created_at: stored, sent_at: stored }]);
    const times = { start_date: stored, end_date: stored, created_at: stored, updated_at: stored };
    expect(await read('/desk/v1/events/evt_board')).toMatchObject(times);
  });

  test('updates an event, with and without a location', async () => {
    const imported: Event = {
      ...(await caller.post('/v1/events', anEvent())).json().data,
      location: { type: 'in_person', venue: 'Hall', city: null, country: 'JP' },
    };
    const read = async () => (await caller.get(`/desk/v1/events/${imported.id}`)).json().data.location;
    await events.upsert(service.db, caller.organizationId, [imported]);
    expect(await read()).toEqual(imported.location);
    await events.upsert(service.db, caller.organizationId, [{ ...imported, location: null }]);
    expect(await read()).toBeNull();
  });

  test('gives a changed event its new name and day on all profiles, also where their lists have others', async () => {
    await store(aKol());
    const { data } = (await caller.post('/v1/events', anEvent({ attendees: ['kol_a'] }))).json();
    const listed = aKol({ id: 'kol_b', events: [event(data.id, 'Old name')] });
    await store(listed);
    const stranger = await newCaller(service);
    await kols.upsert(service.db, stranger.organizationId, [listed]);
    const onProfiles = () => Promise.all(['kol_a', 'kol_b'].map(async (id) => (await read(id)).events));
    const expected = (name: string, date: string) =>
      ['attendee', 'speaker'].map((role) => [{ id: data.id, name, date, role }]);
    expect(await onProfiles()).toEqual(expected(data.name, '2026-03-01'));

    const changed = { name: 'New name', start_date: '2026-03-31T23:30:00-02:00', end_date: '2026-04-01T08:00:00Z' };
    await events.upsert(service.db, caller.organizationId, [{ ...data, ...changed }]);
    expect(await onProfiles()).toEqual(expected('New name', '2026-04-01'));
    await store(listed);
    expect(await onProfiles()).toEqual(expected('New name', '2026-04-01'));
    expect((await stranger.get('/v1/kols/kol_b?include=events')).json().data.events).toEqual(listed.events);
  });
});
