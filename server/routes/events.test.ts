import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MAX_ATTENDEES } from '../../src/contract/event.ts';
import { buildApp } from '../app.ts';
import * as kols from '../repositories/kols.ts';
import {
  aKol,
  anEvent,
  type Caller,
  callerOf,
  holdTransaction,
  newCaller,
  startTestService,
  type TestService,
} from '../test/service.ts';

let service: TestService;
let caller: Caller;

beforeAll(async () => {
  service = await startTestService();
  caller = await newCaller(service);
  await kols.upsert(service.db, caller.organizationId, [aKol({ id: 'kol_a' }), aKol({ id: 'kol_b' })]);
});
afterAll(() => service.close());

const readKol = async (id: string) => (await caller.get(`/v1/kols/${id}?include=events`)).json().data;

describe('creating an event', () => {
  test('returns 201 with the draft and its location', async () => {
    const answer = await caller.post('/v1/events', {
      ...anEvent({ name: '  Board ✓ 東京  ', attendees: ['kol_b', 'kol_a'] }),
      description: ' kept  as sent\n',
      location: { type: 'in_person', city: 'Berlin', country: 'DE' },
      visibility: 'invite_only',
    });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(answer.headers.location).toBe(`/v1/events/${data.id}`);
    expect(data).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-hjkmnp-tv-z]{26}$/),
      name: 'Board ✓ 東京',
      description: ' kept  as sent\n',
      event_type: 'advisory_board',
      status: 'draft',
      start_date: '2026-03-01T09:00:00.000Z',
      end_date: '2026-03-01T17:00:00.000Z',
      location: { type: 'in_person', venue: null, city: 'Berlin', country: 'DE' },
      visibility: 'invite_only',
      attendee_count: 2,
      rsvp_stats: { confirmed: 0, pending: 2, declined: 0 },
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      updated_at: data.created_at,
    });
  });

  test('fills in optional fields', async () => {
    const { data } = (await caller.post('/v1/events', anEvent())).json();
    expect(data).toMatchObject({ description: '', visibility: 'organization', location: null, attendee_count: 0 });
  });

  test('stores timestamps in UTC, and the day on a profile is the day in UTC', async () => {
    const { data } = (
      await caller.post('/v1/events', {
        ...anEvent({ attendees: ['kol_a'] }),
        start_date: '2026-01-01T03:00:00+05:30',
        end_date: '2026-01-01T09:00:00.250-02:00',
      })
    ).json();
    expect(data.start_date).toBe('2025-12-31T21:30:00.000Z');
    expect(data.end_date).toBe('2026-01-01T11:00:00.250Z');
    expect((await readKol('kol_a')).events).toContainEqual({
      id: data.id,
      name: data.name,
      date: '2025-12-31',
      role: 'attendee',
    });
  });

  test("is visible on each attendee's profile immediately, and the number of events matches", async () => {
    const before = [await readKol('kol_a'), await readKol('kol_b')];
    const { data } = (await caller.post('/v1/events', anEvent({ attendees: ['kol_a', 'kol_b'] }))).json();
    for (const [index, id] of ['kol_a', 'kol_b'].entries()) {
      const kol = await readKol(id);
      expect(kol.events.map((event: { id: string }) => event.id)).toContain(data.id);
      expect(kol.metrics.total_events).toBe(before[index].metrics.total_events + 1);
      expect(kol.updated_at).toBe(before[index].updated_at);
    }
  });

  test('works for many concurrent requests, in any order of the same attendees, in any process', async () => {
    const before = await readKol('kol_a');
    const processes = [caller, ...Array.from({ length: 3 }, () => callerOf(buildApp({ db: service.db }), caller))];
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ['kol_a', 'kol_b']).flatMap((attendees, index) =>
        processes.map(({ post }) =>
          post('/v1/events', anEvent({ attendees: index % 2 === 0 ? attendees : attendees.toReversed() })),
        ),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(48).fill(201));
    const after = await readKol('kol_a');
    expect(after.metrics.total_events).toBe(before.metrics.total_events + 48);
    expect(after.events).toHaveLength(before.events.length + 48);
  });

  test('protects its attendees in the database: only a KOL without events can be deleted', async () => {
    const ids = ['kol_kept', 'kol_removed'];
    await kols.upsert(
      service.db,
      caller.organizationId,
      ids.map((id) => aKol({ id })),
    );
    const invite = (id: string) => caller.post('/v1/events', anEvent({ attendees: [id] }));
    const remove = (id: string) => service.db.execute(sql`delete from kols where id = ${id}`);
    expect((await invite('kol_kept')).statusCode).toBe(201);
    await expect(remove('kol_kept')).rejects.toMatchObject({ cause: { code: '23503' } });
    await expect(service.db.execute(sql`update kols set id = 'kol_other' where id = 'kol_kept'`)).rejects.toMatchObject(
      { cause: { code: '23503' } },
    );
    await remove('kol_removed');
    expect((await invite('kol_removed')).statusCode).toBe(422);
    expect((await readKol('kol_kept')).events).toHaveLength(1);
  });

  test('can invite a KOL with the largest number of events, which stays the same', async () => {
    const { metrics } = aKol();
    const largest = aKol({ id: 'kol_largest', metrics: { ...metrics, total_events: 2_147_483_647 } });
    await kols.upsert(service.db, caller.organizationId, [largest]);
    expect((await caller.post('/v1/events', anEvent({ attendees: ['kol_largest'] }))).statusCode).toBe(201);
    const { events, metrics: after } = await readKol('kol_largest');
    expect([events.length, after.total_events]).toEqual([1, 2_147_483_647]);
  });

  test('accepts as many attendees as the interface of the service allows', async () => {
    const many = Array.from({ length: MAX_ATTENDEES }, (_, index) => `kol_many_${index}`);
    await kols.upsert(
      service.db,
      caller.organizationId,
      many.map((id) => aKol({ id })),
    );
    const answer = await caller.post('/v1/events', anEvent({ attendees: many }));
    expect(answer.json().data.rsvp_stats.pending).toBe(MAX_ATTENDEES);
    const oneMore = await caller.post('/v1/events', anEvent({ attendees: [...many, 'kol_a'] }));
    expect(oneMore.statusCode).toBe(422);
    expect(oneMore.json().errors).toEqual([
      { pointer: '/attendees', detail: 'attendees must contain at most 1000 items' },
    ]);
  });
});

describe('events that are created concurrently', () => {
  const together = (events: Parameters<typeof anEvent>[0][]) =>
    Promise.all(events.map((event) => caller.post('/v1/events', anEvent({ attendees: ['kol_a'], ...event }))));
  const storedNames = async () => (await readKol('kol_a')).events.map(({ name }: { name: string }) => name);

  test('are all stored', async () => {
    const answers = await together(Array.from({ length: 12 }, (_, index) => ({ name: `Together ${index}` })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201));
    const sent = answers.map((answer) => answer.json().data.name);
    expect(await storedNames()).toEqual(expect.arrayContaining(sent));
  });

  test('are rejected each for its own errors, and the others are stored', async () => {
    const before = (await readKol('kol_a')).metrics.total_events;
    const answers = await together([
      { name: 'First' },
      { name: 'Unknown', attendees: ['kol_a', 'kol_none'] },
      { name: 'Second' },
      { name: 'Other', attendees: ['kol_other'] },
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422, 201, 422]);
    expect(answers[1]?.json().errors).toMatchObject([{ pointer: '/attendees/1' }]);
    expect(answers[3]?.json().errors).toMatchObject([{ pointer: '/attendees/0' }]);
    const names = await storedNames();
    expect(names).toEqual(expect.arrayContaining(['First', 'Second']));
    expect(names).not.toContain('Unknown');
    expect((await readKol('kol_a')).metrics.total_events).toBe(before + 2);
  });

  test('are stored if the database rejects another one of them', async () => {
    await service.db.execute(sql`
      create function refuse_cursed() returns trigger language plpgsql as $$ begin
        if new.name = 'Cursed' then raise exception 'refused'; end if; return new;
      end $$`);
    await service.db.execute(
      sql`create trigger refuse_cursed before insert on events for each row execute function refuse_cursed()`,
    );
    const answers = await together([{ name: 'Before' }, { name: 'Cursed' }, { name: 'After' }]);
    await service.db.execute(sql`drop function refuse_cursed cascade`);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 500, 201]);
    const names = await storedNames();
    for (const name of ['Before', 'After']) expect(names.filter((stored: string) => stored === name)).toHaveLength(1);
    expect(names).not.toContain('Cursed');
  });

  // The embedded database runs one transaction after the other.
  test.skipIf(inject('postgresql') === undefined)(
    'do not wait for a transaction that locks a KOL whom they do not name',
    async () => {
      const release = await holdTransaction(
        service.db,
        sql`select from kols where organization_id = ${caller.organizationId} and id = 'kol_b' for update`,
      );
      const named = caller.post('/v1/events', anEvent({ attendees: ['kol_b'] }));
      const answers = await together(
        Array.from({ length: 20 }, (_, index) => ({ attendees: index % 2 === 0 ? [] : ['kol_a'] })),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
      expect(await Promise.race([named, 'waits'])).toBe('waits');
      await release();
      expect((await named).statusCode).toBe(201);
    },
  );

  test.skipIf(inject('postgresql') === undefined)(
    'get 503 while an import locks a KOL whom they name, and a sentence that says so',
    async () => {
      const release = await holdTransaction(
        service.db,
        sql`update kols set notes = notes where organization_id = ${caller.organizationId} and id = 'kol_b'`,
      );
      const answer = await caller.post('/v1/events', anEvent({ attendees: ['kol_b'] }));
      await release();
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.json().detail).toBe(
        'An import or another change of these records is still running. Please try again soon.',
      );
    },
  );

  test('belong to the organization of their key', async () => {
    const stranger = await newCaller(service);
    await kols.upsert(service.db, stranger.organizationId, [aKol({ id: 'kol_a' })]);
    const before = await storedNames();
    const [ours, theirs] = await Promise.all([
      caller.post('/v1/events', anEvent({ name: 'Ours', attendees: ['kol_a'] })),
      stranger.post('/v1/events', anEvent({ name: 'Theirs', attendees: ['kol_a'] })),
    ]);
    expect([ours.statusCode, theirs.statusCode]).toEqual([201, 201]);
    expect((await storedNames()).toSorted()).toEqual([...before, 'Ours'].toSorted());
    const { data } = (await stranger.get('/v1/kols/kol_a?include=events')).json();
    expect(data.events).toMatchObject([{ name: 'Theirs' }]);
  });
});

describe('an invalid event', () => {
  const errorsOf = async (body: unknown) => {
    const answer = await caller.post('/v1/events', body);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.statusCode).toBe(422);
    // The contract has codes only for what a caller can do. Fastify has one of its own for every validation.
    expect(answer.json()).not.toHaveProperty('code');
    return Object.fromEntries(
      answer.json().errors.map((error: { pointer: string; detail: string }) => [error.pointer, error.detail]),
    );
  };

  test('gets an error for every missing and malformed field at once', async () => {
    expect(await errorsOf({ name: ' ', event_type: 'party', start_date: '2026-03-01', attendees: 'kol_a' })).toEqual({
      '/name': 'name must not be empty',
      '/event_type': expect.stringMatching(/^event_type must be one of advisory_board, /),
      '/start_date':
        'start_date must be an ISO 8601 date-time with seconds and with Z or an offset, such as 2026-03-01T09:30:00Z',
      '/end_date': 'end_date is required',
      '/attendees': 'attendees must be a list',
    });
  });

  test('gets an error for every unknown field, with its pointer escaped', async () => {
    expect(await errorsOf({ ...anEvent(), 'a/b~c': 1, colour: 2, location: { type: 'virtual', room: 1 } })).toEqual({
      '/a~1b~0c': 'a/b~c is not a known field',
      '/colour': 'colour is not a known field',
      '/location/room': 'location.room is not a known field',
    });
  });

  test('is rejected without an end after its start, a known country, and a name of at most 200 characters', async () => {
    expect(await errorsOf(anEvent({ end_date: '2026-03-01T10:00:00+01:00' }))).toEqual({
      '/end_date': 'end_date must be after start_date',
    });
    expect(await errorsOf(anEvent({ location: { type: 'virtual', country: 'XX' } }))).toEqual({
      '/location/country': 'location.country must be an ISO 3166-1 alpha-2 country code, such as DE',
    });
    expect(await errorsOf(anEvent({ name: 'x'.repeat(201) }))).toEqual({
      '/name': 'name must be at most 200 characters long',
    });
  });

  test.each([
    '0000-01-01T00:00:00Z',
    '0000-01-01',
    '9999-12-31T23:59:59-23:59',
    '2026-02-30T10:00:00Z',
    '2026-03-01T10:00:00',
    '+012026-03-01T10:00:00Z',
  ])('is rejected for the date %s', async (date) => {
    expect(Object.keys(await errorsOf(anEvent({ start_date: date, end_date: date })))).toEqual([
      '/start_date',
      '/end_date',
    ]);
  });

  test('gets different errors for the format of a date and an invalid day', async () => {
    const form = 'must be an ISO 8601 date-time with seconds and with Z or an offset, such as 2026-03-01T09:30:00Z';
    const dates = { start_date: '2026-02-30T10:00:00Z', end_date: '2027-01-01T11:00Z' };
    expect(await errorsOf(anEvent(dates))).toEqual({
      '/start_date': 'start_date names a day that does not exist, 2026-02-30',
      '/end_date': `end_date ${form}`,
    });
  });

  test('gets an error for every attendee that does not exist or belongs to another organization, and nothing is stored', async () => {
    const stranger = await newCaller(service);
    await kols.upsert(service.db, stranger.organizationId, [aKol({ id: 'kol_theirs' })]);
    const before = await readKol('kol_a');
    expect(await errorsOf(anEvent({ attendees: ['kol_a', 'kol_theirs', 'kol_none'] }))).toEqual({
      '/attendees/1': 'kol_theirs is not a KOL of this organization',
      '/attendees/2': 'kol_none is not a KOL of this organization',
    });
    expect(await readKol('kol_a')).toEqual(before);
  });

  test('gets an error for an attendee that is named twice or is not an id', async () => {
    expect(await errorsOf(anEvent({ attendees: ['kol_a', 'kol_a', 'evt_b', 'kol_é'] }))).toEqual({
      '/attendees/1': 'attendees[1] is already in the list, at position 1',
      '/attendees/2': expect.stringContaining('attendees[2] must be kol_ followed by'),
      '/attendees/3': expect.stringContaining('attendees[3] must be kol_ followed by'),
    });
  });

  test.each(['\\u0000', '\\ud800'])('is rejected for text with %s, which cannot be stored', async (escaped) => {
    const body = JSON.stringify(anEvent()).replace('Valve', `Valve ${escaped}`);
    expect(Object.keys(await errorsOf(body))).toEqual(['/name']);
  });

  test('is rejected for control characters, which other programs may read as commands; line ends are normalized', async () => {
    const errors = await errorsOf(
      anEvent({
        name: 'Board\u0007',
        description: 'One\u001b[2J',
        location: { type: 'in_person', venue: 'Hall\r\nATTENDEE:x', city: 'Ly\u0085on', country: 'FR' },
      }),
    );
    expect(Object.keys(errors)).toEqual(['/name', '/description', '/location/venue', '/location/city']);
    const answer = await caller.post('/v1/events', anEvent({ description: 'One\r\nTwo\rThree\tFour' }));
    expect(answer.json().data.description).toBe('One\nTwo\nThree\tFour');
  });

  test('is rejected if it is not an object', async () => {
    expect(await errorsOf([])).toEqual({ '': 'The body must be an object' });
    expect(await errorsOf('null')).toEqual({ '': 'The body must be an object' });
  });

  test('gets at most 100 errors for a hostile body', async () => {
    const body = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 1]));
    const answer = await caller.post('/v1/events', { ...anEvent(), ...body });
    expect(answer.json()).toMatchObject({ status: 422, detail: 'The request has 5000 errors.' });
    expect(answer.json().errors).toHaveLength(100);
  });
});

describe('an unreadable body', () => {
  test.each([
    ['broken JSON', '{"name": '],
    ['an empty body', ''],
    ['a prototype', '{"__proto__": {"x": 1}}'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['endless nesting', '['.repeat(100_000)],
  ])('%s gets 400', async (_name, body) => {
    const answer = await caller.post('/v1/events', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, title: 'Bad Request', request_id: expect.any(String) });
  });

  test.each(['{"__proto__": {"x": 1}}', '{"location": {"constructor": {"prototype": {}}}}'])(
    'a forbidden field name is not reported as invalid JSON: %s',
    async (body) => {
      const { detail } = (await caller.post('/v1/events', body)).json();
      expect(detail).toBe('The body contains a field named __proto__ or constructor.prototype, which is not allowed.');
    },
  );

  test.each([
    ['content-encoding', 'gzip', 'The body must be sent uncompressed (without Content-Encoding).'],
    ['content-type', 'application/json; charset=iso-8859-1', 'The body must be JSON in UTF-8.'],
    ['content-type', 'application/json; charset="UTF-16"', 'The body must be JSON in UTF-8.'],
  ])('%s: %s gets 415', async (header, value, detail) => {
    const answer = await postWith({ [header]: value });
    expect(answer.json()).toMatchObject({ status: 415, detail });
  });

  test.each([
    ['content-encoding', 'identity'],
    ['content-type', 'application/json; charset=utf-8'],
    ['content-type', 'Application/JSON;charset="UTF-8"'],
  ])('%s: %s is accepted', async (header, value) => {
    expect((await postWith({ [header]: value })).statusCode).toBe(201);
  });

  const postWith = (headers: Record<string, string>) =>
    service.app.inject({
      method: 'POST',
      url: '/v1/events',
      headers: { authorization: `Bearer ${caller.key}`, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(anEvent()),
    });

  test('balanced deep nesting is an error of its field', async () => {
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
    const answer = await caller.post('/v1/events', `{"name": ${deep}}`);
    expect([400, 422]).toContain(answer.statusCode);
  });

  test('more than 256 KiB get 413', async () => {
    const answer = await caller.post('/v1/events', anEvent({ description: 'x'.repeat(256 * 1024) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().detail).toContain('256 KiB');
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data', undefined])(
    'a body of the type %s gets 415',
    async (type) => {
      const answer = await service.app.inject({
        method: 'POST',
        url: '/v1/events',
        headers: { authorization: `Bearer ${caller.key}`, ...(type ? { 'content-type': type } : {}) },
        payload: Buffer.from(JSON.stringify(anEvent())),
      });
      expect(answer.statusCode).toBe(415);
    },
  );

  test('a query parameter gets 400', async () => {
    const answer = await caller.post('/v1/events?notify=yes', anEvent());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).not.toHaveProperty('code');
    expect(answer.json().errors).toEqual([
      { parameter: 'notify', detail: 'notify is not a known parameter; this address takes no parameters' },
    ]);
  });
});
