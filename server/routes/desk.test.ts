import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KolSummary } from '../../src/contract/kolDirectory.ts';
import * as events from '../repositories/events.ts';
import * as kols from '../repositories/kols.ts';
import {
  aKol,
  anEvent,
  anImportedEvent,
  type Caller,
  newCaller,
  startTestService,
  type TestService,
} from '../test/service.ts';

let service: TestService;
let caller: Caller;
let stranger: Caller;

const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const interaction = (id: string, date: string) => ({ id, date, type: 'call', subject: 'Valves', summary: '' }) as const;
const invitation = (id: string, date: string) => ({ id, name: 'Board', date, role: 'speaker' }) as const;
const address = (city: string, country: string) => ({
  ...aKol().contact,
  address: { ...aKol().contact.address, city, country },
});

beforeAll(async () => {
  service = await startTestService({ rateLimit: { perMinute: 0 } });
  caller = await newCaller(service);
  stranger = await newCaller(service);
  await kols.upsert(service.db, stranger.organizationId, [
    aKol({ id: 'kol_theirs', full_name: 'Theirs', tags: ['theirs'], events: [invitation('evt_board', '2030-01-01')] }),
  ]);
  await events.upsert(service.db, stranger.organizationId, [
    anImportedEvent({ id: 'evt_theirs', name: 'Their board' }),
  ]);
  await events.upsert(service.db, caller.organizationId, [
    anImportedEvent(),
    anImportedEvent({
      id: 'evt_webinar',
      name: 'Webinar 100%',
      event_type: 'webinar',
      status: 'completed',
      start_date: '2025-05-01T09:00:00.000Z',
      end_date: '2025-05-01T10:00:00.000Z',
      location: null,
      created_at: '2026-02-01T08:00:00.000Z',
    }),
  ]);
  await kols.upsert(service.db, caller.organizationId, [
    aKol({
      id: 'kol_elise',
      full_name: 'Dr. Élise Moreau',
      institution: 'Hospices Civils',
      department: 'Interventional Cardiology',
      contact: address('Lyon', 'FR'),
      specialties: ['cardiology', 'imaging'],
      tags: ['speaker'],
      metrics: { ...aKol().metrics, h_index: 10, publications_count: 200, email_open_rate: 0.9, response_rate: 0.1 },
      updated_at: '2025-01-01T00:00:00.000Z',
      interactions: [
        interaction('int_1', '2025-01-01'),
        interaction('int_2', '2025-03-01'),
        interaction('int_3', dayFromToday(3)),
      ],
      events: [
        invitation('evt_past', dayFromToday(-1)),
        invitation('evt_board', '2026-03-10'),
        invitation('evt_today', dayFromToday(0)),
        invitation('evt_later', dayFromToday(20)),
      ],
    }),
    aKol({
      id: 'kol_bo',
      full_name: 'Bo Åström',
      institution: 'Karolinska',
      department: 'Endocrinology',
      contact: address('Stockholm', 'SE'),
      specialties: ['endocrinology'],
      tier: 'tier_2',
      engagement_level: 'low',
      metrics: { ...aKol().metrics, h_index: 30, publications_count: 100, email_open_rate: 0.1, response_rate: 0.9 },
      updated_at: '2026-01-01T00:00:00.000Z',
      interactions: [interaction('int_1', '2025-02-01')],
      events: [invitation('evt_board', '2026-03-10'), invitation('evt_next', dayFromToday(7))],
    }),
    aKol({
      id: 'kol_cy',
      full_name: 'Cy Lyons',
      department: 'Cardiology',
      contact: address('Boston', 'US'),
      tags: ['speaker', 'press'],
      metrics: { ...aKol().metrics, h_index: 20, publications_count: 300, email_open_rate: 0.5, response_rate: 0.5 },
      updated_at: '2024-01-01T00:00:00.000Z',
    }),
  ]);
});
afterAll(() => service.close());

const find = async (path: string, by = caller) => (await by.get(`/desk/v1/${path}`)).json();
/** The number of days from a day to today (UTC). */
const daysSince = (day: string) => Math.floor((Date.now() - Date.parse(day)) / 86_400_000);
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

describe('finding KOLs', () => {
  test('returns profiles by name, without biography, internal notes and lists', async () => {
    const { data, meta } = await find('kols');
    expect(data.map(({ full_name }: KolSummary) => full_name)).toEqual(['Bo Åström', 'Cy Lyons', 'Dr. Élise Moreau']);
    expect(meta).toEqual({ page: 1, per_page: 20, total: 3 });
    const { data: profile } = await (await caller.get('/v1/kols/kol_elise')).json();
    const { bio, notes, ...summary } = profile;
    expect(data[2]).toEqual({ ...summary, last_interaction_on: '2025-03-01', next_event_on: dayFromToday(0) });
    expect(data[1]).toMatchObject({ last_interaction_on: null, next_event_on: null });
  });

  test.each([
    ['search=elise', ['kol_elise']],
    ['search=ASTROM', ['kol_bo']],
    ['search=%C3%85str%C3%B6m%20karolinska', ['kol_bo']],
    ['search=cardiology%20lyon', ['kol_cy', 'kol_elise']],
    ['search=interventional%20%20lyon%20', ['kol_elise']],
    ['search=lyon%20stockholm', []],
    ['search=%25', []],
    ['search=', ['kol_bo', 'kol_cy', 'kol_elise']],
    // Only its first 1,000 characters count.
    [`search=lyon${'%20'.repeat(1_000)}stockholm`, ['kol_cy', 'kol_elise']],
    ['search=Theirs', []],
    ['tier=tier_2', ['kol_bo']],
    ['engagement_level=high', ['kol_cy', 'kol_elise']],
    ['specialty=imaging', ['kol_elise']],
    ['specialty=imag', []],
    ['country=SE', ['kol_bo']],
    ['tag=speaker&search=cy', ['kol_cy']],
    ['tag=theirs', []],
  ])('%s finds %s', async (query, ids) => {
    const found = await find(`kols?${query}`);
    expect(idsOf(found)).toEqual(ids);
    expect(found.meta.total).toBe(ids.length);
  });

  test('finds the last words of long texts', async () => {
    const by = await newCaller(service);
    const institution = `${'Institute of Cardiovascular and Metabolic Research, '.repeat(4)}Heidelberg`;
    await kols.upsert(service.db, by.organizationId, [aKol({ institution, department: 'Interventional Cardiology' })]);
    expect((await find('kols?search=heidelberg%20interventional', by)).data).toMatchObject([{ institution }]);
    const name = `${'Advisory board on the treatment of heart failure '.repeat(3)}in Rotterdam`;
    await by.post('/v1/events', anEvent({ name }));
    expect((await find('events?search=rotterdam', by)).data).toMatchObject([{ name }]);
  });

  test.each([
    [daysSince('2025-03-02'), ['kol_bo', 'kol_cy', 'kol_elise']],
    [daysSince('2025-03-01'), ['kol_bo', 'kol_cy']],
    [daysSince('2025-02-01'), ['kol_cy']],
  ])('finds and counts the KOLs without contact for %i days; a planned contact is none', async (days, ids) => {
    const found = await find(`kols?last_contact=${days}`);
    expect(idsOf(found)).toEqual(ids);
    expect(found.meta.total).toBe(ids.length);
    const { data } = await find(`kols/facets?last_contact=${days}`);
    expect(data.country).toHaveLength(ids.length);
  });

  test.each([
    ['full_name', ['kol_bo', 'kol_cy', 'kol_elise']],
    ['last_interaction_on', ['kol_bo', 'kol_elise', 'kol_cy']],
    ['next_event_on', ['kol_elise', 'kol_bo', 'kol_cy']],
    ['h_index', ['kol_elise', 'kol_cy', 'kol_bo']],
    ['publications_count', ['kol_bo', 'kol_elise', 'kol_cy']],
    ['email_open_rate', ['kol_bo', 'kol_cy', 'kol_elise']],
    ['response_rate', ['kol_elise', 'kol_cy', 'kol_bo']],
    ['updated_at', ['kol_cy', 'kol_elise', 'kol_bo']],
  ])('sorts by %s both ways, with KOLs without a value at the end', async (field, ids) => {
    expect(idsOf(await find(`kols?sort=${field}`))).toEqual(ids);
    const isMissing = (id: string) => id === 'kol_cy' && /interaction|event/.test(field);
    const reverse = [...ids.filter((id) => !isMissing(id)).reverse(), ...ids.filter(isMissing)];
    expect(idsOf(await find(`kols?sort=-${field}`))).toEqual(reverse);
  });

  test('shows and sorts by the next event that is not cancelled; an event that only the profile has counts', async () => {
    const [by, other] = [await newCaller(service), await newCaller(service)];
    await events.upsert(service.db, by.organizationId, [anImportedEvent({ id: 'evt_off', status: 'cancelled' })]);
    await events.upsert(service.db, other.organizationId, [anImportedEvent({ id: 'evt_on', status: 'cancelled' })]);
    await kols.upsert(service.db, by.organizationId, [
      aKol({ id: 'kol_a', events: [invitation('evt_off', dayFromToday(1)), invitation('evt_on', dayFromToday(9))] }),
      aKol({ id: 'kol_b', events: [invitation('evt_off', dayFromToday(1))] }),
      aKol({ id: 'kol_c', events: [invitation('evt_on', dayFromToday(5))] }),
    ]);
    const { data } = await find('kols?sort=next_event_on', by);
    expect(data.map(({ id, next_event_on }: KolSummary) => [id, next_event_on])).toEqual([
      ['kol_c', dayFromToday(5)],
      ['kol_a', dayFromToday(9)],
      ['kol_b', null],
    ]);
  });

  test('sorts by tier and by engagement, high before medium and low, and by id within them', async () => {
    const other = await newCaller(service);
    await kols.upsert(service.db, other.organizationId, [
      aKol({ id: 'kol_a', tier: 'tier_2', engagement_level: 'low' }),
      aKol({ id: 'kol_b', tier: 'tier_1', engagement_level: 'high' }),
      aKol({ id: 'kol_c', tier: 'tier_1', engagement_level: 'medium' }),
      aKol({ id: 'kol_d', tier: 'tier_1', engagement_level: 'high' }),
    ]);
    for (const [sort, ids] of [
      ['tier', ['kol_b', 'kol_c', 'kol_d', 'kol_a']],
      ['-tier', ['kol_a', 'kol_b', 'kol_c', 'kol_d']],
      ['engagement_level', ['kol_b', 'kol_d', 'kol_c', 'kol_a']],
      ['-engagement_level', ['kol_a', 'kol_c', 'kol_b', 'kol_d']],
    ] as const)
      expect([sort, idsOf(await find(`kols?sort=${sort}`, other))]).toEqual([sort, ids]);
  });

  test('sorts a KOL without any email after those who opened none or some, both ways', async () => {
    const other = await newCaller(service);
    const metrics = { ...aKol().metrics, email_open_rate: 0 };
    await kols.upsert(service.db, other.organizationId, [
      aKol({ id: 'kol_none', metrics: { ...metrics, total_campaigns: 0 } }),
      aKol({ id: 'kol_zero', metrics: { ...metrics, total_campaigns: 3 } }),
      aKol({ id: 'kol_some', metrics: { ...metrics, total_campaigns: 3, email_open_rate: 0.5 } }),
    ]);
    expect(idsOf(await find('kols?sort=email_open_rate', other))).toEqual(['kol_zero', 'kol_some', 'kol_none']);
    expect(idsOf(await find('kols?sort=-email_open_rate', other))).toEqual(['kol_some', 'kol_zero', 'kol_none']);
  });

  test('sorts by relevance: the names in which each searched word begins a word, and then the others, both by name', async () => {
    const by = await newCaller(service);
    await kols.upsert(service.db, by.organizationId, [
      aKol({ id: 'kol_hospital', full_name: 'Anna Berg', institution: 'Lindqvist Hospital' }),
      aKol({ id: 'kol_inside', full_name: 'Bea Hallindqvist' }),
      aKol({ id: 'kol_tove', full_name: 'Tove Lindqvist' }),
      aKol({ id: 'kol_ake', full_name: 'Åke Lindqvist-Ström' }),
      aKol({ id: 'kol_percent', full_name: '100%_ Lindqvist' }),
    ]);
    const byRelevance = async (search: string) =>
      idsOf(await find(`kols?sort=relevance&search=${encodeURIComponent(search)}`, by));
    expect(await byRelevance('LINDQ')).toEqual(['kol_percent', 'kol_ake', 'kol_tove', 'kol_hospital', 'kol_inside']);
    expect(await byRelevance('lindqvist to')).toEqual(['kol_tove']);
    expect(await byRelevance('%_ lind')).toEqual(['kol_percent']);
    expect(await byRelevance('')).toEqual(['kol_percent', 'kol_ake', 'kol_hospital', 'kol_inside', 'kol_tove']);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => find(`kols?sort=relevance&search=lindq&per_page=2&page=${page}`, by)),
    );
    expect(pages.flatMap(idsOf)).toEqual(await byRelevance('lindq'));
  });

  test('has pages without overlaps or gaps in every order, and the correct total past the end', async () => {
    for (const sort of ['-next_event_on', 'last_interaction_on', 'full_name']) {
      const pages = await Promise.all([1, 2, 3].map((page) => find(`kols?per_page=1&page=${page}&sort=${sort}`)));
      expect(pages.flatMap(idsOf)).toEqual(idsOf(await find(`kols?sort=${sort}`)));
    }
    expect(await find('kols?page=9')).toEqual({ data: [], meta: { page: 9, per_page: 20, total: 3 } });
  });

  test('names what is not allowed', async () => {
    const answer = await caller.get('/desk/v1/kols?sort=country&tier=first&status=x');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map((error: { parameter: string }) => error.parameter)).toEqual([
      'tier',
      'sort',
      'status',
    ]);
  });
});

describe('counting KOLs', () => {
  test('counts each value, the most frequent first, only of the organization', async () => {
    expect((await find('kols/facets')).data).toEqual({
      tier: [
        { value: 'tier_1', count: 2 },
        { value: 'tier_2', count: 1 },
      ],
      engagement_level: [
        { value: 'high', count: 2 },
        { value: 'low', count: 1 },
      ],
      specialty: [
        { value: 'cardiology', count: 2 },
        { value: 'endocrinology', count: 1 },
        { value: 'imaging', count: 1 },
      ],
      country: [
        { value: 'FR', count: 1 },
        { value: 'SE', count: 1 },
        { value: 'US', count: 1 },
      ],
      tag: [
        { value: 'speaker', count: 2 },
        { value: 'press', count: 1 },
      ],
    });
  });

  test('counts a KOL once for a value that its list has twice', async () => {
    const other = await newCaller(service);
    await kols.upsert(service.db, other.organizationId, [
      aKol({ specialties: ['cardiology', 'imaging', 'cardiology'], tags: ['press', 'press'] }),
    ]);
    const { data } = (await other.get('/desk/v1/kols/facets')).json();
    expect(data.specialty).toEqual(['cardiology', 'imaging'].map((value) => ({ value, count: 1 })));
    expect(data.tag).toEqual([{ value: 'press', count: 1 }]);
  });

  test("applies the search and the other filters to each facet, but not the facet's own filter", async () => {
    const { data } = await find('kols/facets?search=cardiology&tag=press&country=US');
    expect(data.tag).toEqual([
      { value: 'press', count: 1 },
      { value: 'speaker', count: 1 },
    ]);
    expect(data.country).toEqual([{ value: 'US', count: 1 }]);
    expect(data.tier).toEqual([{ value: 'tier_1', count: 1 }]);
    expect((await find('kols/facets?tier=tier_2')).data.tier).toHaveLength(2);
  });
});

describe('finding events', () => {
  test.each([
    ['', ['evt_webinar', 'evt_board']],
    ['sort=-start_date', ['evt_board', 'evt_webinar']],
    ['sort=created_at', ['evt_board', 'evt_webinar']],
    ['sort=-created_at', ['evt_webinar', 'evt_board']],
    ['search=valve', ['evt_board']],
    ['search=hotel%20lyon', ['evt_board']],
    ['search=100%25', ['evt_webinar']],
    ['search=their', []],
    ['status=completed', ['evt_webinar']],
    ['event_type=advisory_board', ['evt_board']],
    ['from=2026-03-12', ['evt_board']],
    ['from=2026-03-13', []],
    ['to=2026-03-10', ['evt_webinar', 'evt_board']],
    ['to=2026-03-09', ['evt_webinar']],
    ['attendee=kol_bo', ['evt_board']],
    ['attendee=kol_cy', []],
    ['attendee=kol_theirs', []],
  ])('%s finds %s', async (query, ids) => {
    const found = await find(`events?${query}`);
    expect(idsOf(found)).toEqual(ids);
    expect(found.meta.total).toBe(ids.length);
  });

  test('ends a day at midnight UTC, also if a server in another time zone changes its clocks on that day', async () => {
    const late = anImportedEvent({
      id: 'evt_late',
      start_date: '2027-03-28T23:30:00.000Z',
      end_date: '2027-03-29T01:00:00.000Z',
    });
    const { organizationId } = await newCaller(service);
    await events.upsert(service.db, organizationId, [late]);
    const found = await service.db.transaction(async (tx) => {
      await tx.execute(sql`set local timezone to 'Europe/Berlin'`);
      return events.list(tx, organizationId, { page: 1, per_page: 20, sort: 'start_date', to: '2027-03-28' });
    });
    expect(found.data.map(({ id }) => id)).toEqual(['evt_late']);
  });

  test('has pages without overlaps or gaps in every order, and the correct total past the end', async () => {
    for (const sort of ['start_date', '-start_date', 'created_at', '-created_at']) {
      const pages = await Promise.all([1, 2].map((page) => find(`events?per_page=1&page=${page}&sort=${sort}`)));
      expect(pages.flatMap(idsOf)).toEqual(idsOf(await find(`events?sort=${sort}`)));
    }
    expect(await find('events?page=9')).toEqual({ data: [], meta: { page: 9, per_page: 20, total: 2 } });
  });

  test('returns an event as it was stored', async () => {
    expect((await find('events?search=valve')).data).toEqual([anImportedEvent()]);
  });

  test('shows a created event at once, with everyone who is invited', async () => {
    const { data: created } = (await caller.post('/v1/events', anEvent({ attendees: ['kol_elise', 'kol_bo'] }))).json();
    expect((await find('events?sort=-created_at')).data[0]).toEqual(created);
    expect((await find(`events/${created.id}`)).data).toEqual({
      ...created,
      attendees: [
        { id: 'kol_bo', full_name: 'Bo Åström', institution: 'Karolinska', role: 'attendee', rsvp: 'pending' },
        {
          id: 'kol_elise',
          full_name: 'Dr. Élise Moreau',
          institution: 'Hospices Civils',
          role: 'attendee',
          rsvp: 'pending',
        },
      ],
    });
    await service.db.execute(sql`delete from events where id = ${created.id}`);
    await service.db.execute(sql`delete from kol_events where id = ${created.id}`);
  });

  test('reads the attendees of an imported event, whose answers are not known', async () => {
    const { attendees } = (await find('events/evt_board')).data;
    expect(attendees).toEqual([
      { id: 'kol_bo', full_name: 'Bo Åström', institution: 'Karolinska', role: 'speaker', rsvp: null },
      { id: 'kol_elise', full_name: 'Dr. Élise Moreau', institution: 'Hospices Civils', role: 'speaker', rsvp: null },
    ]);
    expect((await find('events/evt_webinar')).data.attendees).toEqual([]);
  });

  test.each(['evt_theirs', 'evt_unknown', 'kol_bo', '%F0%9F%98%80'])('has no event %s', async (id) => {
    expect((await caller.get(`/desk/v1/events/${id}`)).statusCode).toBe(404);
  });
});

describe('the desk interface', () => {
  test('answers nothing without a key', async () => {
    for (const path of ['kols', 'kols/facets', 'events', 'events/evt_board', 'nothing', '%zz'])
      expect((await service.app.inject(`/desk/v1/${path}`)).statusCode).toBe(401);
  });

  test('has no other addresses and methods, and keeps every answer out of caches', async () => {
    expect((await caller.get('/desk/v1/products')).statusCode).toBe(404);
    const answer = await caller.post('/desk/v1/events', anEvent());
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect((await caller.get('/desk/v1/kols')).headers['cache-control']).toBe('no-store');
  });

  test('counts requests with those below /v1', async () => {
    const limited = await startTestService({ rateLimit: { perMinute: 2 } });
    try {
      const other = await newCaller(limited);
      const statuses = [];
      for (const url of ['/v1/campaigns', '/desk/v1/kols', '/desk/v1/events'])
        statuses.push((await other.get(url)).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});
