import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { isOwnPage } from '../auth/sessionCookie.ts';
import { signInCodes } from '../auth/signInCodes.ts';
import { events, sessions } from '../db/schema.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { byCommand } from '../repositories/audit.ts';
import * as kols from '../repositories/kols.ts';
import { sessionRepository } from '../repositories/sessions.ts';
import {
  aKol,
  anEvent,
  auditRows,
  callerOf,
  newOrganization,
  openBrowser,
  startTestService,
  type TestService,
} from '../test/service.ts';

const MINUTE = 60_000;

let service: TestService;
let time = Date.parse('2026-03-01T09:00:00Z');
const codes = signInCodes(() => time);

beforeAll(async () => {
  service = await startTestService({ now: () => time, codes });
});
afterAll(() => service.close());

/** A process whose log can be read. */
function loggingProcess() {
  const logged: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  return { app: anotherProcess({ codes, logger: { level: 'warn', stream } }), logged };
}

const anotherProcess = (options: Partial<Parameters<typeof buildApp>[0]> = {}) => {
  const app = buildApp({ db: service.db, now: () => time, ...options });
  onTestFinished(async () => void (await app.close()));
  return app;
};

async function signedIn(app = service.app) {
  const organization = await newOrganization(service.db);
  const browser = openBrowser(app);
  const answer = await browser.post('/auth/key', { key: organization.key });
  expect(answer.statusCode).toBe(200);
  return { ...organization, browser, answer };
}

const actionsOf = async (organizationId: string) =>
  (await auditRows(service.db, organizationId)).map(({ action, subject, count }) => ({ action, subject, count }));

/** What the trail says about sessions: who, what, and about whom. */
const trailOf = async (organizationId: string) =>
  (await auditRows(service.db, organizationId)).flatMap(({ actor, action, subject }) =>
    /^s/.test(action) ? [[actor, action, subject]] : [],
  );

describe('signing in with a key', () => {
  test('gives the browser a cookie, with which it works without the key', async () => {
    const { browser, answer, key, prefix } = await signedIn();
    expect(answer.json().data).toMatchObject({ id: prefix, name: null, label: 'test', role: 'planner' });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^kol-desk-8080=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^kol-desk-8080-session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.body + answer.headers['set-cookie']).not.toContain(key);
    expect((await browser.get('/v1/products')).statusCode).toBe(200);
    expect((await browser.get('/auth/session')).json().data.id).toBe(prefix);
    expect((await browser.post('/v1/events', anEvent())).statusCode).toBe(201);
  });

  test('gives each port of this machine a cookie of its own, because they share all cookies', async () => {
    const { browser } = await signedIn();
    const { key } = await newOrganization(service.db);
    const other = { host: 'localhost:8081' };
    expect((await browser.post('/auth/key', { key }, other)).statusCode).toBe(200);
    expect((await browser.post('/auth/sign-out', undefined, other)).statusCode).toBe(200);
    expect((await browser.get('/v1/products')).statusCode).toBe(200);
    expect(
      (await openBrowser(service.app).post('/auth/key', { key }, { host: '127.0.0.1' })).headers['set-cookie'],
    ).toEqual([expect.stringMatching(/^kol-desk-80=/), expect.stringMatching(/^kol-desk-80-session=/)]);
  });

  test('stores only a hash of the token', async () => {
    const { browser, organizationId } = await signedIn();
    const rows = await service.db.select().from(sessions).where(eq(sessions.organization_id, organizationId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('kol-desk-8080'));
  });

  test('gives a cookie with the prefix __Host- over TLS, behind a proxy or at PUBLIC_URL', async () => {
    const { key } = await newOrganization(service.db);
    const direct = openBrowser(service.app);
    const behindProxy = { host: 'desk.example', 'x-forwarded-proto': 'https' };
    const secure = [
      expect.stringMatching(/^__Host-kol-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-kol-desk-session=[0-9a-f]{64}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ];
    expect((await direct.post('/auth/key', { key }, behindProxy)).headers['set-cookie']).toEqual(secure);
    const named = openBrowser(anotherProcess({ publicUrl: new URL('https://desk.example') }));
    expect((await named.post('/auth/key', { key })).headers['set-cookie']).toEqual(secure);
  });

  test('is refused without TLS on another machine, where a cookie could be read on its way', async () => {
    const { key, organizationId } = await newOrganization(service.db);
    const other = { host: '192.0.2.1:8080' };
    for (const headers of [
      other,
      { ...other, 'x-forwarded-host': 'localhost:8080' },
      { 'x-forwarded-for': '192.0.2.1' },
    ]) {
      const answer = await openBrowser(service.app).post('/auth/key', { key }, headers);
      expect([headers, answer.statusCode]).toEqual([headers, 400]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    expect((await actionsOf(organizationId)).map(({ action }) => action)).not.toContain('sign_in');
  });

  test('rejects a wrong key, a revoked key, and every key where people have accounts', async () => {
    const { key, prefix, organizationId } = await newOrganization(service.db);
    expect((await openBrowser(service.app).post('/auth/key', { key: 'kd_wrong' })).statusCode).toBe(401);
    const closed = openBrowser(anotherProcess({ keySignIn: false }));
    expect((await closed.post('/auth/key', { key })).statusCode).toBe(403);
    await apiKeys.revoke(service.db, byCommand(organizationId), prefix);
    expect((await openBrowser(service.app).post('/auth/key', { key })).statusCode).toBe(401);
  });

  test('with a wrong key or code leaves a line in the log, without the key or the code', async () => {
    const { app, logged } = loggingProcess();
    const { key, prefix, organizationId } = await newOrganization(service.db);
    await apiKeys.revoke(service.db, byCommand(organizationId), prefix);
    const browser = openBrowser(app);
    const wrong = [
      { key: 'kd_wrong' },
      { key },
      { code: 'wrong-code' },
      { code: codes.create({ organizationId, prefix }) },
    ];
    for (const body of wrong)
      expect((await browser.post('code' in body ? '/auth/code' : '/auth/key', body)).statusCode).toBe(401);
    expect(logged).toMatchObject(
      [
        /wrong or was revoked/,
        /wrong or was revoked/,
        /was used, is too old, or came through a proxy/,
        /was revoked/,
      ].map((reason) => ({
        level: 40,
        msg: 'a sign-in was refused',
        reason: expect.stringMatching(reason),
      })),
    );
    for (const secret of wrong.flatMap(Object.values)) expect(JSON.stringify(logged)).not.toContain(secret);
  });

  test('asks first if it replaces a session of another key, and names both', async () => {
    const { browser, prefix, organizationId } = await signedIn();
    const other = await newOrganization(service.db);
    const conflict = await browser.post('/auth/key', { key: other.key });
    expect(conflict.statusCode).toBe(409);
    expect(conflict.json()).toMatchObject({
      current: { id: prefix, name: null, label: 'test', organization: expect.stringMatching(/^Organization /) },
      requested: { id: other.prefix, name: null, label: 'test', organization: expect.stringMatching(/^Organization /) },
    });
    expect(conflict.json().current.organization).not.toBe(conflict.json().requested.organization);
    expect((await browser.get('/auth/session')).json().data.id).toBe(prefix);
    const before = [...browser.cookies.values()][0];
    expect((await browser.post('/auth/key', { key: other.key, replace: true })).json().data.id).toBe(other.prefix);
    // The former session is over.
    const former = await service.app.inject({
      url: '/v1/products',
      headers: { host: 'localhost:8080', cookie: `kol-desk-8080=${before}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(former.statusCode).toBe(401);
    // The trail of one organization does not name the key of the other one.
    expect(await trailOf(organizationId)).toEqual([
      [prefix, 'sign_in', 'key'],
      [prefix, 'session_ended', null],
    ]);
    expect(await trailOf(other.organizationId)).toEqual([[other.prefix, 'sign_in', 'key']]);
  });

  test('records the end of the session that it replaces before the sign-in, and who has ended it', async () => {
    const { browser, organizationId, key, prefix } = await signedIn();
    await browser.post('/auth/key', { key });
    const colleague = await apiKeys.create(service.db, organizationId, 'Colleague');
    await browser.post('/auth/key', { key: colleague.key, replace: true });
    expect(await trailOf(organizationId)).toEqual([
      [prefix, 'sign_in', 'key'],
      [prefix, 'session_ended', null],
      [prefix, 'sign_in', 'key'],
      [colleague.prefix, 'session_ended', prefix],
      [colleague.prefix, 'sign_in', 'key'],
    ]);
  });
});

describe('signing in with a code', () => {
  const newCode = async () => {
    const { organizationId, prefix, key } = await newOrganization(service.db);
    return { code: codes.create({ organizationId, prefix }), organizationId, prefix, key };
  };

  test('works once', async () => {
    const { code, prefix, organizationId } = await newCode();
    const browser = openBrowser(service.app);
    expect((await browser.post('/auth/code', { code })).json().data.id).toBe(prefix);
    expect((await browser.get('/v1/products')).statusCode).toBe(200);
    expect((await openBrowser(service.app).post('/auth/code', { code })).statusCode).toBe(401);
    expect(await trailOf(organizationId)).toEqual([[prefix, 'sign_in', 'code']]);
  });

  test('works once, also for two requests at the same moment', async () => {
    const { code, key } = await newCode();
    const browsers = [openBrowser(service.app), openBrowser(service.app)];
    // Their sessions are looked up between the check of the code and its use, so that both find it.
    for (const browser of browsers) await browser.post('/auth/key', { key });
    const answers = await Promise.all(browsers.map((browser) => browser.post('/auth/code', { code })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('works for ten minutes', async () => {
    const [early, late] = [await newCode(), await newCode()];
    time += 10 * MINUTE - 1;
    expect((await openBrowser(service.app).post('/auth/code', { code: early.code })).statusCode).toBe(200);
    time += 1;
    expect((await openBrowser(service.app).post('/auth/code', { code: late.code })).statusCode).toBe(401);
  });

  test('does not outlive its key: after that is revoked, it gives no session, and no entry in the trail', async () => {
    const { code, prefix, organizationId } = await newCode();
    await apiKeys.revoke(service.db, byCommand(organizationId), prefix);
    const browser = openBrowser(service.app);
    const answer = await browser.post('/auth/code', { code });
    expect([answer.statusCode, answer.json().detail]).toEqual([401, 'The API key was revoked.']);
    expect(browser.cookies.size).toBe(0);
    expect(await trailOf(organizationId)).toEqual([]);
    expect(await service.db.$count(sessions, eq(sessions.key_prefix, prefix))).toBe(0);
  });

  const LOCAL = { host: 'localhost:8080' };
  test.each([
    ['127.0.0.1', LOCAL, 200],
    ['::1', { host: '[::1]:8080' }, 200],
    ['::ffff:127.0.0.1', { host: '127.0.0.1:8080' }, 200],
    ['192.0.2.1', LOCAL, 401],
    ['10.0.0.1', LOCAL, 401],
    ['::ffff:10.0.0.1', LOCAL, 401],
    ['127.0.0.1', { host: 'desk.example', 'x-forwarded-proto': 'https' }, 401],
    ['127.0.0.1', { ...LOCAL, 'x-forwarded-for': '127.0.0.1' }, 401],
    ['127.0.0.1', { ...LOCAL, forwarded: 'for=192.0.2.1' }, 401],
    ['127.0.0.1', { host: '192.0.2.1:8080', 'x-forwarded-host': 'localhost:8080' }, 401],
  ])('works on this machine only: from %s with %j it gives %i', async (remoteAddress, headers, status) => {
    const { code } = await newCode();
    const answer = await service.app.inject({
      method: 'POST',
      url: '/auth/code',
      remoteAddress,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      payload: { code },
    });
    expect(answer.statusCode).toBe(status);
  });
});

describe('a session', () => {
  test('ends after half an hour without a request, and each request extends it', async () => {
    const { browser, organizationId } = await signedIn();
    for (let round = 0; round < 3; round += 1) {
      time += 29 * MINUTE;
      expect((await browser.get('/v1/products')).statusCode).toBe(200);
    }
    time += 30 * MINUTE;
    expect((await browser.get('/v1/products')).statusCode).toBe(401);
    expect((await browser.get('/auth/session')).json()).toEqual({ data: null });
    expect(await actionsOf(organizationId)).not.toContainEqual(expect.objectContaining({ action: 'session_ended' }));
  });

  test('stores its last use at most once a minute', async () => {
    const { browser, organizationId } = await signedIn();
    const seenAt = async () =>
      (await service.db.select().from(sessions).where(eq(sessions.organization_id, organizationId)))[0]?.seen_at;
    const first = await seenAt();
    time += MINUTE - 1;
    expect((await browser.get('/v1/products')).statusCode).toBe(200);
    expect(await seenAt()).toBe(first);
    time += 1;
    expect((await browser.get('/v1/products')).statusCode).toBe(200);
    expect(await seenAt()).toBe(new Date(time).toISOString());
  });

  test('lasts while a person works, also with the shortest idle time', async () => {
    const { browser } = await signedIn(anotherProcess({ sessionLimits: { idleMs: MINUTE, maxMs: 60 * MINUTE } }));
    for (let round = 0; round < 4; round += 1) {
      time += 40_000;
      expect((await browser.get('/v1/products')).statusCode).toBe(200);
    }
    time += MINUTE;
    expect((await browser.get('/v1/products')).statusCode).toBe(401);
  });

  test('lasts while a manager only reads the audit trail, the people or the keys', async () => {
    const { organizationId } = await newOrganization(service.db);
    const { key } = await apiKeys.create(service.db, organizationId, 'test', 'manager');
    for (const url of ['/auth/audit', '/auth/people', '/auth/keys']) {
      const browser = openBrowser(service.app);
      await browser.post('/auth/key', { key });
      for (let round = 0; round < 3; round += 1) {
        time += 29 * MINUTE;
        expect([url, (await browser.get(url)).statusCode]).toEqual([url, 200]);
      }
    }
  });

  test('is not extended by the question who is signed in, and where', async () => {
    const { browser } = await signedIn();
    time += 29 * MINUTE;
    expect((await browser.get('/auth/session')).json().data).not.toBeNull();
    expect((await browser.get('/auth/sessions')).statusCode).toBe(200);
    time += MINUTE;
    expect((await browser.get('/auth/session')).json().data).toBeNull();
  });

  test('ends after 12 hours, however much it is used', async () => {
    const { browser } = await signedIn();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      time += 20 * MINUTE;
      expect((await browser.get('/auth/session')).json().data).not.toBeNull();
      await browser.get('/v1/products');
    }
    time += 20 * MINUTE;
    expect((await browser.get('/v1/products')).statusCode).toBe(401);
  });

  test('ends at a sign-out, in every process', async () => {
    const { browser, organizationId } = await signedIn();
    const other = anotherProcess();
    const elsewhere = openBrowser(other);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/v1/products')).statusCode).toBe(200);
    expect((await browser.post('/auth/sign-out')).json()).toEqual({ data: { location: '/sign-in' } });
    expect(browser.cookies.size).toBe(0);
    expect((await elsewhere.get('/v1/products')).statusCode).toBe(401);
    const actions = (await actionsOf(organizationId)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['key_created', 'sign_in', 'sign_out']));
  });

  test('is one of those that its user sees, and can end from another browser, but not those of other users', async () => {
    const { browser, organizationId, key } = await signedIn();
    const stranger = await signedIn();
    const [second, third] = [openBrowser(service.app), openBrowser(anotherProcess())];
    for (const other of [second, third]) {
      time += MINUTE;
      await other.post('/auth/key', { key });
    }
    const seen = (minutesAgo: number) => new Date(time - minutesAgo * MINUTE).toISOString();
    expect((await second.get('/auth/sessions')).json()).toEqual({
      data: [0, 1, 2].map((ago) => ({
        id: expect.stringMatching(/^[\da-f]{16}$/),
        device: null,
        created_at: seen(ago),
        seen_at: seen(ago),
        is_current: ago === 1,
      })),
    });
    expect((await second.post('/auth/sign-out-others')).statusCode).toBe(204);
    const statuses = [browser, second, third, stranger.browser].map(
      async (one) => (await one.get('/v1/products')).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([401, 200, 401, 200]);
    expect((await second.get('/auth/sessions')).json().data).toHaveLength(1);
    expect((await actionsOf(organizationId)).filter(({ action }) => action === 'sign_out')).toHaveLength(2);
    expect((await openBrowser(service.app).get('/auth/sessions')).statusCode).toBe(401);
    expect((await second.post('/auth/sign-out-others', undefined, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
  });

  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
      'Chrome, Linux',
    ],
    ['curl/8.0', null],
    ['', null],
    [undefined, null],
    [`(${'Windows '.repeat(1_000)}`, null],
  ])('names the browser and the system of its sign-in: %s', async (userAgent, device) => {
    const { key } = await newOrganization(service.db);
    const browser = openBrowser(service.app);
    await browser.post('/auth/key', { key }, { 'user-agent': userAgent });
    expect((await browser.get('/auth/sessions')).json().data).toMatchObject([{ device }]);
  });

  test('ends alone if its user chooses it among their own; those of other users have no id here', async () => {
    const { browser, organizationId, key } = await signedIn();
    const stranger = await signedIn();
    const second = openBrowser(service.app);
    await second.post('/auth/key', { key });
    const idOf = async (one: typeof browser) => {
      const own = (await one.get('/auth/sessions')).json().data;
      return own.find(({ is_current }: { is_current: boolean }) => is_current).id;
    };
    const [own, other, strange] = [await idOf(browser), await idOf(second), await idOf(stranger.browser)];
    expect(new Set([own, other, strange]).size).toBe(3);
    const end = (id: string, headers?: Record<string, string>) =>
      browser.post(`/auth/sessions/${id}/sign-out`, undefined, headers);
    const missing = await end(strange);
    expect([missing.statusCode, missing.json().detail]).toEqual([
      404,
      'You have no session with this id. It may have ended.',
    ]);
    expect((await end('%25')).statusCode).toBe(404);
    expect((await end(other.slice(0, 8))).statusCode).toBe(404);
    expect((await end(other, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await second.get('/v1/products')).statusCode).toBe(200);

    const ended = await end(other);
    expect(ended.statusCode).toBe(204);
    expect((await end(other)).statusCode).toBe(404);
    const statuses = [browser, second, stranger.browser].map(async (one) => (await one.get('/v1/products')).statusCode);
    expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
    const rows = await auditRows(service.db, organizationId);
    expect(rows.filter(({ action }) => action === 'sign_out')).toMatchObject([
      { request_id: ended.headers['x-request-id'] },
    ]);
    expect((await openBrowser(service.app).post(`/auth/sessions/${own}/sign-out`)).statusCode).toBe(401);
  });

  test('can end others for ten minutes after a sign-in, and again after a new sign-in, which replaces it; it can always end itself', async () => {
    const { browser, organizationId, key } = await signedIn();
    const second = openBrowser(service.app);
    await second.post('/auth/key', { key });
    const own = (await second.get('/auth/sessions')).json().data;
    const { id } = own.find(({ is_current }: { is_current: boolean }) => !is_current);
    time += 10 * MINUTE;
    for (const url of [`/auth/sessions/${id}/sign-out`, '/auth/sign-out-others']) {
      const refused = await second.post(url);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        403,
        { code: 'insufficient_user_authentication', detail: 'Your sign-in is too old for this. Sign in again.' },
      ]);
    }
    expect((await browser.get('/v1/products')).statusCode).toBe(200);

    await second.post('/auth/key', { key });
    expect(await service.db.$count(sessions, eq(sessions.organization_id, organizationId))).toBe(2);
    time += 10 * MINUTE - 1;
    expect((await second.post(`/auth/sessions/${id}/sign-out`)).statusCode).toBe(204);
    expect((await browser.get('/v1/products')).statusCode).toBe(401);
    time += 1;
    expect((await second.post('/auth/sign-out-others')).statusCode).toBe(403);
    expect((await second.post('/auth/sign-out')).statusCode).toBe(200);
  });

  test('ends with its key, in every process', async () => {
    const { browser, prefix, organizationId } = await signedIn();
    await apiKeys.revoke(service.db, byCommand(organizationId), prefix);
    expect((await browser.get('/v1/products')).statusCode).toBe(401);
  });

  test('is deleted some time after its end, and the end is recorded', async () => {
    const { organizationId } = await signedIn();
    time += 31 * MINUTE;
    await sessionRepository(service.db, { idleMs: 30 * MINUTE, maxMs: 12 * 60 * MINUTE }, () => time).deleteExpired();
    expect(await service.db.$count(sessions, eq(sessions.organization_id, organizationId))).toBe(0);
    expect(await actionsOf(organizationId)).toContainEqual({ action: 'session_ended', subject: null, count: 1 });
  });

  test('is not looked at if the request carries a key', async () => {
    const { browser } = await signedIn();
    const other = await newOrganization(service.db);
    await kols.upsert(service.db, other.organizationId, [aKol({ id: 'kol_theirs' })]);
    const answer = await browser.get('/v1/kols/kol_theirs', { authorization: `Bearer ${other.key}` });
    expect(answer.statusCode).toBe(200);
    expect((await browser.get('/v1/products', { authorization: 'Bearer kd_wrong' })).statusCode).toBe(401);
  });
});

describe('what a cookie opens, it opens for the pages of the service only', () => {
  const own = 'https://desk.example';
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: own }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site', origin: own }, false],
    [{ 'sec-fetch-site': '' }, false],
    [{ origin: own }, true],
    [{ origin: 'https://desk.example:8443' }, false],
    [{ origin: 'http://desk.example' }, false],
    [{ origin: 'https://desk.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('%j: %j', async (headers, isAllowed) => {
    expect(isOwnPage(headers, own)).toBe(isAllowed);
    const browser = openBrowser(anotherProcess({ publicUrl: new URL(own) }));
    const { key } = await newOrganization(service.db);
    const sent = { 'sec-fetch-site': undefined, ...headers };
    expect((await browser.post('/auth/key', { key }, sent)).statusCode).toBe(isAllowed ? 200 : 403);
    expect((await browser.post('/auth/code', { code: 'none' }, sent)).statusCode).toBe(isAllowed ? 401 : 403);
    await browser.post('/auth/key', { key });
    for (const url of ['/v1/products', '/desk/v1/kols', '/auth/session'])
      expect((await browser.get(url, sent)).statusCode).toBe(isAllowed ? 200 : 403);
    expect((await browser.post('/v1/events', anEvent(), sent)).statusCode).toBe(isAllowed ? 201 : 403);
    expect((await browser.post('/auth/sign-out', undefined, sent)).statusCode).toBe(isAllowed ? 200 : 403);
  });

  test('others leave a line in the log, with the route and without the key and the cookie', async () => {
    const { app, logged } = loggingProcess();
    const { browser, key } = await signedIn(app);
    await browser.get('/v1/kols/kol_secret?include=events', { 'sec-fetch-site': 'cross-site' });
    await browser.post('/auth/key', { key }, { 'sec-fetch-site': 'same-site' });
    const expected = [
      { method: 'GET', route: '/v1/kols/:id' },
      { method: 'POST', route: '/auth/key' },
    ];
    const reason = 'Only the pages of KOL Desk itself may send this request.';
    expect(logged).toMatchObject(expected.map((entry) => ({ level: 40, reason, ...entry })));
    for (const secret of ['kol_secret', key, ...browser.cookies.values()])
      expect(JSON.stringify(logged)).not.toContain(secret);
  });

  test('a form cannot send a body, because it is no JSON', async () => {
    const { browser } = await signedIn();
    const answer = await browser.post('/v1/events', anEvent(), { 'content-type': 'text/plain' });
    expect(answer.statusCode).toBe(415);
  });
});

describe('the role', () => {
  test.each([
    ['reader', 403],
    ['planner', 201],
    ['manager', 201],
  ] as const)('of a key or its session: a %s gets %i for a new event', async (role, status) => {
    const { organizationId } = await newOrganization(service.db);
    const created = await apiKeys.create(service.db, organizationId, 'test', role);
    const browser = openBrowser(service.app);
    expect((await browser.post('/auth/key', { key: created.key })).json().data.role).toBe(role);
    expect((await browser.get('/v1/products')).statusCode).toBe(200);
    expect((await browser.post('/v1/events', anEvent())).statusCode).toBe(status);
    const caller = callerOf(service.app, { organizationId, ...created });
    expect((await caller.post('/v1/events', anEvent())).statusCode).toBe(status);
    if (role === 'reader')
      expect(await actionsOf(organizationId)).toContainEqual({
        action: 'refused',
        subject: 'POST /v1/events',
        // For the trail, the session of a key and the key itself are one actor.
        count: 2,
      });
  });
});

describe('the audit trail', () => {
  test('has a row for each event, written with it', async () => {
    const { browser, organizationId } = await signedIn();
    await kols.upsert(service.db, organizationId, [aKol()]);
    const ids: string[] = [];
    for (const attendees of [[], ['kol_a']])
      for (const headers of [{}, { 'idempotency-key': `key-${attendees.length}` }] as Record<string, string>[])
        ids.push((await browser.post('/v1/events', anEvent({ attendees }), headers)).json().data.id);
    // The same answer again is no new event, and one with a wrong attendee is none.
    await browser.post('/v1/events', anEvent({ attendees: ['kol_a'] }), { 'idempotency-key': 'key-1' });
    expect((await browser.post('/v1/events', anEvent({ attendees: ['kol_a', 'kol_none'] }))).statusCode).toBe(422);
    const created = (await actionsOf(organizationId)).filter(({ action }) => action === 'event_created');
    expect(created.map(({ subject }) => subject).sort()).toEqual(ids.sort());
  });

  test.each([
    ['no attendee', []],
    ['a KOL', ['kol_a']],
  ])('has the row, or there is no event: with %s', async (_who, attendees) => {
    const { browser, organizationId } = await signedIn();
    await kols.upsert(service.db, organizationId, [aKol()]);
    await service.db.execute(
      sql`alter table audit add constraint no_events check (action <> 'event_created') not valid`,
    );
    onTestFinished(async () => {
      await service.db.execute(sql`alter table audit drop constraint no_events`);
    });
    expect((await browser.post('/v1/events', anEvent({ attendees }))).statusCode).toBe(500);
    expect((await service.db.select().from(events)).filter((row) => row.organization_id === organizationId)).toEqual(
      [],
    );
    expect((await browser.get('/v1/kols/kol_a?include=events')).json().data.events).toEqual([]);
  });

  test('has one row for a person who reads the same KOL several times within ten minutes', async () => {
    const app = buildApp({ db: service.db, now: () => time });
    const { browser, organizationId, key } = await signedIn(app);
    await kols.upsert(service.db, organizationId, [aKol(), aKol({ id: 'kol_b' })]);
    time = Math.ceil(time / (10 * MINUTE)) * 10 * MINUTE;
    for (const id of ['kol_a', 'kol_a', 'kol_b', 'kol_none']) await browser.get(`/v1/kols/${id}`);
    // A program is no person.
    await app.inject({ url: '/v1/kols/kol_a', headers: { authorization: `Bearer ${key}` } });
    time += 10 * MINUTE;
    await browser.get('/v1/kols/kol_a');
    await app.close();
    const reads = (await actionsOf(organizationId)).filter(({ action }) => action === 'kol_read');
    expect(reads).toHaveLength(3);
    expect(reads).toContainEqual({ action: 'kol_read', subject: 'kol_a', count: 2 });
    expect(reads).toContainEqual({ action: 'kol_read', subject: 'kol_b', count: 1 });
    expect(reads).toContainEqual({ action: 'kol_read', subject: 'kol_a', count: 1 });
  });

  test('has one row for a person who lists KOLs with their contact data, with the number of KOLs in ten minutes', async () => {
    const app = buildApp({ db: service.db, now: () => time });
    const { browser, organizationId, key } = await signedIn(app);
    await kols.upsert(
      service.db,
      organizationId,
      ['kol_a', 'kol_b', 'kol_c'].map((id) => aKol({ id })),
    );
    time = Math.ceil(time / (10 * MINUTE)) * 10 * MINUTE;
    const listed = await browser.get('/desk/v1/kols?per_page=2');
    expect(listed.json().data[0].contact.email).toBe('ada@example.org');
    // Neither an empty page, nor the numbers of the filters, nor an error, nor a program, nor HEAD shows a contact to a person.
    for (const url of ['/kols?page=2&per_page=2', '/kols?page=3&per_page=2', '/kols/facets', '/kols?per_page=0'])
      await browser.get(`/desk/v1${url}`);
    await app.inject({ url: '/desk/v1/kols', headers: { authorization: `Bearer ${key}` } });
    expect((await browser.head('/desk/v1/kols')).statusCode).toBe(200);
    time += 10 * MINUTE;
    await browser.get('/desk/v1/kols');
    await app.close();
    const reads = (await actionsOf(organizationId)).filter(({ action }) => action === 'kols_listed');
    expect(reads).toEqual([3, 3].map((count) => ({ action: 'kols_listed', subject: null, count })));
    expect(await actionsOf(organizationId)).not.toContainEqual(expect.objectContaining({ action: 'kol_read' }));
  });

  test('has a read that could not be written at first', async () => {
    await service.db.execute(sql`alter table audit add constraint no_reads check (action <> 'kol_read') not valid`);
    const drop = () => service.db.execute(sql`alter table audit drop constraint if exists no_reads`);
    onTestFinished(async () => void (await drop()));
    let tell = () => {};
    const failed = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const stream = { write: (line: string) => line.includes('reads of profiles were not recorded') && tell() };
    const app = buildApp({ db: service.db, now: () => time, logger: { level: 'warn', stream } });
    const { browser, organizationId } = await signedIn(app);
    await kols.upsert(service.db, organizationId, [aKol()]);
    await browser.get('/v1/kols/kol_a');
    await failed;
    await drop();
    await app.close();
    expect(await actionsOf(organizationId)).toContainEqual({ action: 'kol_read', subject: 'kol_a', count: 1 });
  });
});
