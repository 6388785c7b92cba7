import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import * as campaigns from '../../server/repositories/campaigns.ts';
import * as kols from '../../server/repositories/kols.ts';
import * as products from '../../server/repositories/products.ts';
import {
  aCampaign,
  aKol,
  anEvent,
  aProduct,
  newCaller,
  startTestService,
  type TestService,
} from '../../server/test/service.ts';
import { ApiError, retryAfterMs, toApiError } from './ApiError.ts';
import { listCampaigns } from './campaigns.ts';
import { ApiConfig, loadApiConfig } from './config.ts';
import { createEvent } from './events.ts';
import { connectApi, ping } from './http.ts';
import { getKol } from './kols.ts';
import { listProducts } from './products.ts';

const firstPage = { page: 1, per_page: 20 };

/** Returns the ApiError that the call throws. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => 'no failure',
    (error: unknown) => error,
  );
  if (!(outcome instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(outcome)}`);
  return outcome;
}

describe('on the real service', () => {
  let service: TestService;
  let apiBaseUrl: string;
  let user: { key: string };
  const onUnauthorized = vi.fn();

  beforeAll(async () => {
    service = await startTestService();
    apiBaseUrl = await service.app.listen({ port: 0 });
    const caller = await newCaller(service);
    user = { key: caller.key };
    await kols.upsert(service.db, caller.organizationId, [aKol({ id: 'kol_a', events: [], campaigns: [] })]);
    await products.upsert(service.db, caller.organizationId, [aProduct({ id: 'prod_a' })]);
    await campaigns.upsert(service.db, caller.organizationId, [aCampaign({ id: 'cmp_a' }), aCampaign({ id: 'cmp_b' })]);
    connectApi({ config: z.parse(ApiConfig, { apiBaseUrl }), readUser: () => user, onUnauthorized });
  });
  afterAll(() => service.close());
  afterEach(() => onUnauthorized.mockClear());

  it('reads a KOL with only the requested lists', async () => {
    const plain = await getKol('kol_a', []);
    expect(plain.full_name).toBe('Dr. Ada Example');
    expect(plain.events).toBeUndefined();
    const full = await getKol('kol_a', ['events', 'campaigns']);
    expect(full.events).toEqual([]);
    expect(full.campaigns).toEqual([]);
  });

  it('lists products and campaigns with their page data', async () => {
    expect((await listProducts(firstPage)).data.map((product) => product.id)).toEqual(['prod_a']);
    const page = await listCampaigns({ ...firstPage, per_page: 1 });
    expect(page.data).toHaveLength(1);
    expect(page.meta).toEqual({ page: 1, per_page: 1, total: 2 });
  });

  it('sends filters under the interface’s names and omits undefined ones', async () => {
    expect((await listCampaigns({ ...firstPage, status: 'draft' })).meta.total).toBe(0);
    expect((await listCampaigns({ ...firstPage, search: undefined, type: 'newsletter' })).meta.total).toBe(2);
    expect((await listProducts({ ...firstPage, product_line_id: 'pl_none' })).meta.total).toBe(0);
  });

  it('creates an event and returns the service’s version of it', async () => {
    const event = await createEvent(anEvent({ attendees: ['kol_a'] }), 'attempt-1');
    expect(event.status).toBe('draft');
    expect(event.rsvp_stats).toEqual({ confirmed: 0, pending: 1, declined: 0 });
  });

  it('returns every issue of a rejected request with its location', async () => {
    const error = await failureOf(createEvent(anEvent({ attendees: ['kol_a', 'kol_nobody'] }), 'attempt-2'));
    expect(error.kind).toBe('http');
    expect(error.status).toBe(422);
    expect(error.issues.map((issue) => issue.pointer)).toEqual(['/attendees/1']);
    expect(error.requestId).not.toBeNull();
    expect(error.isTransient).toBe(false);
  });

  it('recognizes an unknown KOL', async () => {
    expect((await failureOf(getKol('kol_nobody', []))).status).toBe(404);
    expect((await failureOf(getKol('../products', []))).status).toBe(404);
  });

  it('reports a rejected signed-in key, but not a key that is only being tested', async () => {
    const right = user;
    user = { key: 'kd_wrong' };
    expect((await failureOf(getKol('kol_a', []))).status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    user = right;
    expect((await failureOf(ping({ key: 'kd_wrong' }))).status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe('on a faulty service', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** Starts a service that gives invalid responses. */
  async function serve(answer: RequestListener, config: Record<string, unknown> = {}) {
    server = createServer(answer);
    await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
    const apiBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    connectApi({
      config: z.parse(ApiConfig, { apiBaseUrl, ...config }),
      readUser: () => ({ key: 'key' }),
      onUnauthorized: () => {},
    });
  }

  it('uses the configured parameter names', async () => {
    const requested: (string | undefined)[] = [];
    await serve(
      (request, response) => {
        requested.push(request.url);
        response.end(JSON.stringify({ data: [], meta: { page: 1, per_page: 20, total: 0 } }));
      },
      { parameterNames: { products: { product_line_id: 'line', search: 'q' }, campaigns: { search: 'name' } } },
    );
    await listProducts({ ...firstPage, product_line_id: 'pl_1', search: 'a&b' });
    await listCampaigns({ ...firstPage, search: 'x' });
    expect(requested).toEqual([
      '/v1/products?page=1&per_page=20&line=pl_1&q=a%26b',
      '/v1/campaigns?page=1&per_page=20&name=x',
    ]);
  });

  it('sends only headers that the interface names, and an idempotency key only if the configuration allows it', async () => {
    const sent: string[][] = [];
    const answer: RequestListener = (request, response) => {
      sent.push(Object.keys(request.headers));
      response.end(JSON.stringify({ data: { id: 'evt_1' } }));
    };
    await serve(answer);
    await createEvent(anEvent(), 'attempt');
    expect(sent[0]).toEqual(expect.arrayContaining(['authorization', 'content-type']));
    expect(sent[0]).not.toContain('idempotency-key');
    server?.close();
    await serve(answer, { idempotencyKeys: true });
    await createEvent(anEvent(), 'attempt');
    expect(sent[1]).toContain('idempotency-key');
  });

  it.each([
    ['{"error":{"code":"E42","message":"No storage"}}', { code: 'E42', detail: 'No storage', isFromService: true }],
    [
      '{"title":"Down","detail":"Back at nine","request_id":"r-7"}',
      { detail: 'Back at nine', requestId: 'r-7', isFromService: true },
    ],
    ['{"error":"Not Found"}', { detail: null, isFromService: false }],
    ['plain   words\n', { detail: 'plain words', isFromService: false }],
    ['', { detail: null, isFromService: false }],
  ])('parses the error response %j', async (body, expected) => {
    await serve((_request, response) => response.writeHead(500).end(body));
    expect(await failureOf(getKol('kol_a', []))).toMatchObject({ kind: 'http', status: 500, ...expected });
  });

  it('rejects a response without an envelope', async () => {
    await serve((_request, response) => response.end('{"id":"kol_a"}'));
    expect(await failureOf(getKol('kol_a', []))).toMatchObject({ kind: 'invalid_response' });
  });

  it('rejects a web page', async () => {
    await serve((_request, response) => response.end('<!doctype html>'));
    expect(await failureOf(getKol('kol_a', []))).toMatchObject({
      kind: 'invalid_response',
      detail: expect.stringContaining('web page'),
    });
  });

  it('reports each invalid field once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await serve((_request, response) => response.end('{"data":{"id":"kol_a","metrics":{"response_rate":"high"}}}'));
    await getKol('kol_a', []);
    await getKol('kol_a', []);
    expect(warn.mock.calls).toEqual([
      ['The service sent an unreadable KOL field: metrics.response_rate (expected number)'],
    ]);
    warn.mockRestore();
  });

  it('recognizes an unreachable service', async () => {
    await serve(() => {});
    server?.close();
    const error = await failureOf(getKol('kol_a', []));
    expect(error).toMatchObject({ kind: 'offline', status: null, isTransient: true });
  });

  it('keeps the request id of an interrupted response', async () => {
    await serve((_request, response) => {
      response.writeHead(200, { 'X-Request-Id': 'r-8', 'Content-Length': '100' });
      response.write('{"data":', () => response.destroy());
    });
    expect(await failureOf(getKol('kol_a', []))).toMatchObject({ kind: 'offline', status: null, requestId: 'r-8' });
  });

  it('passes on a cancellation', async () => {
    await serve(() => {});
    const controller = new AbortController();
    const call = getKol('kol_a', [], { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toThrow(/abort/i);
  });
});

describe('a problem document', () => {
  it.each([null, {}, [{ message: 'unknown' }]])('counts with %j as its errors', (errors) => {
    const body = JSON.stringify({ title: 'Not found', detail: 5, request_id: 'r-9', errors });
    const error = toApiError({ request: 'GET /', requestId: null }, new Response(null, { status: 404 }), body);
    expect(error).toMatchObject({ isNotFound: true, detail: 'Not found', requestId: 'r-9', issues: [] });
  });
});

describe('the text of an error page', () => {
  it.each([
    ['<h1>Bad <b>day</b></h1><script>1</script>', 'Bad day'],
    [
      '<!doctype html><head><title>502</title><style>p{}</style></head><p>A &amp;lt; proxy&#39;s <!-- hidden --> page<br>fails',
      "A &lt; proxy's page fails",
    ],
    ['<script>never closed', null],
  ])('of %s', (html, text) => {
    const error = toApiError({ request: 'GET /', requestId: null }, new Response(null, { status: 502 }), html);
    expect(error.detail).toBe(text);
  });
});

describe('the retry delay', () => {
  const now = Date.UTC(2026, 0, 1);
  it.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': new Date(now + 90_000).toUTCString() }, 90_000],
    [{ 'retry-after': new Date(now - 90_000).toUTCString() }, 0],
    [{ 'x-ratelimit-reset': '30' }, 30_000],
    [{ 'x-ratelimit-reset': String(now / 1000 + 45) }, 45_000],
    [{ 'retry-after': 'soon', 'x-ratelimit-reset': '3' }, 3_000],
    [{ 'retry-after': '259200' }, 259_200_000],
    [{ 'retry-after': '99999999' }, null],
    [{}, null],
  ])('%j', (headers, expected) => {
    expect(retryAfterMs(new Response(null, { status: 429, headers }), now)).toBe(expected);
  });

  it('ignores the reset time of a limit that was not reached', () => {
    const reset = { 'x-ratelimit-reset': '41' };
    for (const status of [200, 502, 503, 504])
      expect(retryAfterMs(new Response(null, { status, headers: reset }), now)).toBeNull();
    const busy = new Response(null, { status: 503, headers: { ...reset, 'retry-after': '7' } });
    expect(retryAfterMs(busy, now)).toBe(7_000);
  });
});

describe('the configuration', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Loads the configuration from this response to `/config.json`. */
  const load = (body: BodyInit, init: ResponseInit) => {
    vi.stubGlobal('fetch', async () => new Response(body, init));
    return loadApiConfig();
  };
  const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'req-1' };
  const defaults = { config: z.parse(ApiConfig, {}) };

  it('uses the defaults if there is no file, also if the host answers with its page', async () => {
    expect(await load('Not found', { status: 404 })).toEqual(defaults);
    expect(await load('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })).toEqual(
      defaults,
    );
  });

  it('fails if the file exists but is invalid', async () => {
    expect(await load('{"idleSignOutMinutes": -1, "apiBaseUrl": 7}', { headers })).toEqual({
      error: {
        status: 200,
        requestId: 'req-1',
        settings: ['apiBaseUrl', 'idleSignOutMinutes'],
        at: expect.any(Number),
      },
    });
    for (const minutes of [0.01, 0.9, 10_081, '15'])
      expect(await load(JSON.stringify({ idleSignOutMinutes: minutes }), { headers })).toMatchObject({
        error: { settings: ['idleSignOutMinutes'] },
      });
    for (const minutes of [0, 1, 2.5, 10_080])
      expect(await load(JSON.stringify({ idleSignOutMinutes: minutes }), { headers })).toMatchObject({
        config: { idleSignOutMinutes: minutes },
      });
    expect(await load('{', { headers })).toMatchObject({ error: { settings: ['no JSON object'] } });
    for (const apiBaseUrl of ['https://a.example/?v=1', 'https://a.example/#v1', 'ftp://a.example'])
      expect(await load(JSON.stringify({ apiBaseUrl }), { headers })).toMatchObject({
        error: { settings: ['apiBaseUrl'] },
      });
    for (const deskApi of ['desk/v1', 'https://a.example/desk', '/desk/v1/', '/desk?x=1'])
      expect(await load(JSON.stringify({ deskApi }), { headers })).toMatchObject({ error: { settings: ['deskApi'] } });
    for (const deskApi of ['', '/desk/v1'])
      expect(await load(JSON.stringify({ deskApi }), { headers })).toMatchObject({ config: { deskApi } });
    for (const search of ['', 'page', 'status'])
      expect(await load(JSON.stringify({ parameterNames: { campaigns: { search } } }), { headers })).toMatchObject({
        error: { settings: ['parameterNames.campaigns.search'] },
      });
    expect(
      await load('{"parameterNames":{"campaigns":{"search":"page_text"}},"apiBaseUrl":"https://a.example/api"}', {
        headers,
      }),
    ).toMatchObject({ config: { parameterNames: { campaigns: { search: 'page_text' } } } });
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    expect(await load(broken, { headers })).toMatchObject({ error: { status: 200, settings: [] } });
    expect(await load('<h1>Busy</h1>', { status: 503, headers: { 'Content-Type': 'text/html' } })).toMatchObject({
      error: { status: 503, settings: [] },
    });
  });
});
