import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Event, EventCreate } from '../../src/contract/event.ts';
import { buildApp } from '../app.ts';
import { events, idempotencyKeys } from '../db/schema.ts';

import { deleteExpired, IdempotencyKeyInFlight, once } from '../repositories/idempotency.ts';
import * as kols from '../repositories/kols.ts';
import {
  aKol,
  anEvent,
  type Caller,
  callerOf,
  newCaller,
  startTestService,
  type TestService,
} from '../test/service.ts';

let service: TestService;
let caller: Caller;
let attempts = 0;

beforeAll(async () => {
  service = await startTestService();
  caller = await newCaller(service);
  await kols.upsert(service.db, caller.organizationId, [aKol({ id: 'kol_a' })]);
});
afterAll(() => service.close());

const newKey = () => `attempt-${++attempts}`;
const create = (key: string, fields: Parameters<typeof anEvent>[0] = {}, as = caller) =>
  as.post('/v1/events', anEvent({ attendees: ['kol_a'], ...fields }), { 'idempotency-key': key });
const countEvents = () => service.db.$count(events, eq(events.organization_id, caller.organizationId));

/** As if the key had been used so long ago. */
const age = (key: string, hours: number) =>
  service.db
    .update(idempotencyKeys)
    .set({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
    .where(eq(idempotencyKeys.key, key));

describe('creating an event with an Idempotency-Key', () => {
  test('returns the first response again, without a second event', async () => {
    const key = newKey();
    const first = await create(key, { description: 'A' });
    const before = await countEvents();
    const again = await create(key, { description: 'A' });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.body).toBe(first.body);
    expect(again.headers.location).toBe(first.headers.location);
    expect(await countEvents()).toBe(before);
    const { events: invitations } = (await caller.get('/v1/kols/kol_a?include=events')).json().data;
    expect(invitations.filter(({ id }: { id: string }) => id === first.json().data.id)).toHaveLength(1);
  });

  test('rejects another body with the same key', async () => {
    const key = newKey();
    await create(key);
    const other = await create(key, { name: 'Another board' });
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ detail: 'This Idempotency-Key was already used with a different body.' });
  });

  test('ignores white space and the order of fields when it compares bodies', async () => {
    const key = newKey();
    const first = await create(key);
    const entries = Object.entries(anEvent({ attendees: ['kol_a'] })).reverse();
    const again = await caller.post('/v1/events', JSON.stringify(Object.fromEntries(entries), null, 2), {
      'idempotency-key': key,
    });
    expect(again.body).toBe(first.body);
  });

  test('separates the keys of organizations', async () => {
    const key = newKey();
    const stranger = await newCaller(service);
    const [ours, theirs] = [await create(key), await create(key, { attendees: [] }, stranger)];
    expect(theirs.statusCode).toBe(201);
    expect(theirs.json().data.id).not.toBe(ours.json().data.id);
  });

  test('stores nothing for a failed request: after a correction the same key works', async () => {
    const key = newKey();
    expect((await create(key, { attendees: ['kol_none'] })).statusCode).toBe(422);
    expect((await create(key)).statusCode).toBe(201);
  });

  test('creates one event for many concurrent requests, also in several processes', async () => {
    const other = callerOf(buildApp({ db: service.db }), caller);
    const before = await countEvents();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => create(key, {}, index % 2 === 0 ? caller : other)),
    );
    expect(await countEvents()).toBe(before + 1);
    const created = answers.filter(({ statusCode }) => statusCode === 201);
    expect(created.length).toBeGreaterThan(0);
    expect(new Set(created.map(({ body }) => body)).size).toBe(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(409);
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect((await create(key)).body).toBe(created[0]?.body);
  });

  test('does not make the second request wait for the first', async () => {
    // Straight to the keys: the embedded database would not even look up the second caller's key meanwhile.
    const inFlight = new Set<string>();
    const request = z.parse(EventCreate, anEvent());
    const answer = z.parse(Event, (await create(newKey())).json().data);
    let release = () => {};
    const oneIsRefused = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Whichever comes second ends first: the other creates nothing before that.
    const attempt = async () => {
      try {
        return await once(
          service.db,
          { organizationId: caller.organizationId, actor: caller.prefix },
          { key: 'together', inFlight },
          request,
          answer,
          () => oneIsRefused,
        );
      } finally {
        release();
      }
    };
    const outcomes = await Promise.allSettled([attempt(), attempt()]);
    expect(outcomes).toContainEqual({ status: 'fulfilled', value: answer });
    expect(outcomes).toContainEqual({ status: 'rejected', reason: expect.any(IdempotencyKeyInFlight) });
  });

  test('is stored for 24 hours, then the key is new', async () => {
    const key = newKey();
    const first = await create(key);
    await age(key, 23.9);
    expect((await create(key)).body).toBe(first.body);
    await age(key, 24.1);
    const later = await create(key, { name: 'Another board' });
    expect(later.statusCode).toBe(201);
    expect((await create(key, { name: 'Another board' })).body).toBe(later.body);
  });

  test('leaves no expired responses behind', async () => {
    const [old, young] = [newKey(), newKey()];
    await create(old);
    await create(young);
    await age(old, 25);
    await deleteExpired(service.db);
    const kept = (await service.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).map(({ key }) => key);
    expect(kept).toContain(young);
    expect(kept).not.toContain(old);
  });

  test.each(['', 'two words', 'x'.repeat(256), 'schlüssel'])('rejects the key %j', async (key) => {
    const answer = await create(key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { parameter: 'idempotency-key', detail: 'idempotency-key must be 1 to 255 visible ASCII characters' },
    ]);
  });
});
