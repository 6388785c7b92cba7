import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '../../src/contract/campaign.ts';
import { EVENT_STATUSES, EVENT_TYPES } from '../../src/contract/event.ts';
import { ENGAGEMENT_LEVELS, KOL_INCLUDES, KOL_TIERS } from '../../src/contract/kol.ts';
import { KOL_SORT_FIELDS } from '../../src/contract/kolDirectory.ts';
import { Problem } from '../../src/contract/problem.ts';
import { PRODUCT_STATUSES, TARGET_MARKETS } from '../../src/contract/product.ts';
import * as campaigns from '../repositories/campaigns.ts';
import * as events from '../repositories/events.ts';
import * as kols from '../repositories/kols.ts';
import * as products from '../repositories/products.ts';
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

/**
 * Generated requests. Expected of each response: no 5xx, nothing of another organization, and (checked by the caller
 * for every response) only what the OpenAPI document describes, so every refusal is a problem document.
 */

const SECRET = 'stranger-secret';
let service: TestService;
let caller: Caller;

beforeAll(async () => {
  service = await startTestService({ rateLimit: { perMinute: 0 } });
  caller = await newCaller(service);
  const stranger = await newCaller(service);
  for (const { organizationId, notes } of [
    { organizationId: caller.organizationId, notes: 'ours' },
    { organizationId: stranger.organizationId, notes: SECRET },
  ]) {
    const id = notes === SECRET ? 'theirs' : 'a';
    await events.upsert(service.db, organizationId, [anImportedEvent({ id: `evt_${id}`, name: notes })]);
    await kols.upsert(service.db, organizationId, [
      aKol({ id: `kol_${id}`, notes, full_name: notes, institution: notes, tags: [notes], specialties: [notes] }),
    ]);
    await products.upsert(service.db, organizationId, [aProduct({ id: `prod_${id}`, name: notes })]);
    await campaigns.upsert(service.db, organizationId, [aCampaign({ id: `cmp_${id}`, name: notes })]);
  }
});
afterAll(() => service.close());

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '%', '_', "'", '"; drop table kols; --', '\\', '\u0000', '__proto__', 'null', '-1', '1e9', '%00'),
);
const mixed = (...sensible: string[]) => fc.oneof(fc.constantFrom(...sensible), anyText);
const anyQuery = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('page'), mixed('1', '2', '1000000000')),
    fc.tuple(fc.constant('per_page'), mixed('1', '100', '101')),
    fc.tuple(fc.constant('status'), mixed(...CAMPAIGN_STATUSES, ...PRODUCT_STATUSES)),
    fc.tuple(fc.constant('type'), mixed(...CAMPAIGN_TYPES)),
    fc.tuple(fc.constant('target_market'), mixed(...TARGET_MARKETS)),
    fc.tuple(fc.constant('product_line_id'), mixed('pl_heart')),
    fc.tuple(fc.constant('search'), mixed('ours', SECRET)),
    fc.tuple(fc.constant('include'), mixed(...KOL_INCLUDES, KOL_INCLUDES.join(','))),
    fc.tuple(anyText, anyText),
  ),
  { maxLength: 4 },
);
/** What the desk interface takes. */
const anyDeskQuery = fc.array(
  fc.oneof(
    anyQuery.filter((query) => query.length > 0).map(([parameter]) => parameter as [string, string]),
    fc.tuple(
      fc.constant('sort'),
      mixed(...KOL_SORT_FIELDS, 'relevance', '-full_name', '-start_date', 'created_at', '--h_index'),
    ),
    fc.tuple(fc.constant('tier'), mixed(...KOL_TIERS)),
    fc.tuple(fc.constant('engagement_level'), mixed(...ENGAGEMENT_LEVELS)),
    fc.tuple(fc.constantFrom('specialty', 'tag', 'country'), mixed('ours', SECRET, 'DE')),
    fc.tuple(fc.constant('status'), mixed(...EVENT_STATUSES)),
    fc.tuple(fc.constant('event_type'), mixed(...EVENT_TYPES)),
    fc.tuple(fc.constantFrom('from', 'to'), mixed('2026-03-01', '0001-01-01', '9999-12-31', '2026-02-30')),
    fc.tuple(fc.constant('attendee'), mixed('kol_a', 'kol_theirs')),
  ),
  { maxLength: 4 },
);
const written = (query: [string, string][]) =>
  query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');

/** A value of an event's field: right, nearly right, or anything that JSON can say. */
const anyField = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(anEvent())) },
  { weight: 1, arbitrary: fc.constantFrom('9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', ['kol_a'], ['kol_theirs']) },
  { weight: 2, arbitrary: fc.jsonValue() },
);
const anyEvent = fc.record(
  Object.fromEntries(
    ['name', 'description', 'event_type', 'start_date', 'end_date', 'location', 'visibility', 'attendees', 'x'].map(
      (name) => [name, anyField],
    ),
  ),
  { requiredKeys: [] },
);

/** Bodies that a JSON value cannot be made of: huge numbers, depth, names twice, bytes that are no text. */
const strangeBody = fc.oneof(
  fc.constantFrom(
    '{"name":1e999}',
    '{"name":123456789012345678901234567890}',
    `{"attendees":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    `${'{"name":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    '{"name":"a","name":{"b":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '\ufeff{}',
    JSON.stringify({ ...anEvent(), name: 'x'.repeat(200_000) }),
    JSON.stringify({ ...anEvent(), attendees: Array.from({ length: 5_000 }, () => 'kol_a') }),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

/** Malformed queries: broken escapes, brackets, names without values, the same name many times. */
const rawQuery = fc
  .array(
    fc.constantFrom(
      'page=1',
      'page',
      'page[]=1',
      'page[a]=1',
      'search=%',
      'search=%ff',
      '=',
      '&',
      '%00',
      'search=a;b',
      '#',
      '?',
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('&'));

const headerText = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const anyHeaders = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'content-type',
    'content-encoding',
    'accept',
    'origin',
    'range',
    'if-none-match',
    'x-forwarded-proto',
    'x-http-method-override',
    'x-request-id',
  ),
  fc.oneof(
    headerText,
    fc.constantFrom('gzip', 'application/json; charset=utf-16', 'application/json', '__proto__', '*/*'),
  ),
);

const expectHarmless = ({ statusCode, body }: { statusCode: number; body: string }) => {
  expect(statusCode).toBeLessThan(500);
  // In a text of its own: a refusal may repeat the name of a parameter that the caller chose.
  expect(body).not.toContain(`"${SECRET}"`);
};
const RUNS = { numRuns: 200 };

describe('any request', { timeout: 60_000 }, () => {
  test.each(['products', 'campaigns'])('for the list of %s', async (list) => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => expectHarmless(await caller.get(`/v1/${list}?${written(query)}`))),
      RUNS,
    );
  });

  test('for a KOL', async () => {
    const anyId = mixed('kol_a', 'kol_theirs', 'kol_', '..', '../products');
    await fc.assert(
      fc.asyncProperty(anyId, anyQuery, async (id, query) =>
        expectHarmless(await caller.get(`/v1/kols/${encodeURIComponent(id)}?${written(query)}`)),
      ),
      RUNS,
    );
  });

  test.each(['kols', 'kols/facets', 'events'])('for the %s of the desk interface', async (list) => {
    await fc.assert(
      fc.asyncProperty(anyDeskQuery, async (query) =>
        expectHarmless(await caller.get(`/desk/v1/${list}?${written(query)}`)),
      ),
      RUNS,
    );
  });

  test('for an event of the desk interface', async () => {
    const anyId = mixed('evt_a', 'evt_theirs', 'evt_', 'kol_a', '..', '../kols');
    await fc.assert(
      fc.asyncProperty(anyId, anyDeskQuery, async (id, query) =>
        expectHarmless(await caller.get(`/desk/v1/events/${encodeURIComponent(id)}?${written(query)}`)),
      ),
      RUNS,
    );
  });

  test('to create an event', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anyEvent.map((fields) => JSON.stringify({ ...anEvent(), ...fields })),
          fc.json(),
          anyText,
        ),
        async (body) => expectHarmless(await caller.post('/v1/events', body)),
      ),
      RUNS,
    );
  });

  test('with a random body', async () => {
    await fc.assert(
      fc.asyncProperty(strangeBody, async (body) => expectHarmless(await caller.post('/v1/events', body))),
      RUNS,
    );
  });

  test('with a random query', async () => {
    const anyPath = fc.constantFrom(
      ...['/v1/products', '/v1/campaigns', '/v1/kols/kol_a', '/v1/kols/kol_theirs'],
      ...['/desk/v1/kols', '/desk/v1/kols/facets', '/desk/v1/events', '/desk/v1/events/evt_theirs'],
    );
    await fc.assert(
      fc.asyncProperty(anyPath, rawQuery, async (path, query) => expectHarmless(await caller.get(`${path}?${query}`))),
      RUNS,
    );
  });

  test('with any headers', async () => {
    await fc.assert(
      fc.asyncProperty(anyHeaders, async (headers) => {
        expectHarmless(await caller.post('/v1/events', anEvent(), headers));
        expectHarmless(await caller.get('/v1/kols/kol_theirs', headers));
      }),
      RUNS,
    );
  });

  test('with any method', async () => {
    const anyMethod = fc.constantFrom('DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE', 'PROPFIND');
    const anyPath = mixed(
      '/v1',
      '/v1/',
      '/desk/v1',
      '/desk/v1/events',
      '/desk/v1/kols/facets',
      '/v1/events',
      '/v1/products',
      '/v1/kols/kol_theirs',
      '/v1/../v1/products',
    );
    await fc.assert(
      fc.asyncProperty(anyMethod, anyPath, async (method, path) => {
        const answer = await service.app.inject({
          // Not all of them are in the list of those that the type knows.
          method: method as 'GET',
          url: path.startsWith('/') ? path : `/v1/${encodeURIComponent(path)}`,
          headers: { authorization: `Bearer ${caller.key}` },
        });
        expectHarmless(answer);
        if (answer.statusCode >= 400 && method !== 'HEAD') expect(Problem.safeParse(answer.json()).success).toBe(true);
      }),
      RUNS,
    );
  });
});
