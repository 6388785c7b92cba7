import { and, eq, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { roleOf } from '../auth/identityProvider.ts';
import { MAX_WRONG } from '../auth/knownCredentials.ts';
import { readConfig } from '../config.ts';
import { audit, people, sessions } from '../db/schema.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { byCommand } from '../repositories/audit.ts';
import { findOrCreate, type Organization } from '../repositories/organizations.ts';
import { setBlocked } from '../repositories/people.ts';
import { CLIENT, type FakeAccount, type FakeProvider, startFakeProvider } from '../test/fakeProvider.ts';
import { anEvent, logTo, newOrganization, openBrowser, openTestDatabase } from '../test/service.ts';

const MINUTE = 60_000;
const PUBLIC_URL = 'https://desk.example';

let connection: Awaited<ReturnType<typeof openTestDatabase>>;
let provider: FakeProvider;
let organization: Organization;
let app: ReturnType<typeof buildApp>;
let time = Date.now();

beforeAll(async () => {
  connection = await openTestDatabase();
  provider = await startFakeProvider();
  organization = await findOrCreate(connection.db, 'Acme Medical');
  app = newApp();
});
afterAll(async () => {
  await app.close();
  await connection.close();
  await provider.stop();
});

/** The service as its settings make it; another process on the same database. */
function newApp(environment: NodeJS.ProcessEnv = {}, options: Partial<Parameters<typeof buildApp>[0]> = {}) {
  const { identityProvider, publicUrl, keySignIn } = readConfig({
    PUBLIC_URL,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_ORGANIZATION: organization.name,
    ...environment,
  });
  if (identityProvider === undefined) throw new Error('no identity provider');
  const accounts = { provider: identityProvider, organization };
  return buildApp({ db: connection.db, publicUrl, keySignIn, accounts, now: () => time, ...options });
}

const closeLater = (other: ReturnType<typeof buildApp>) => {
  onTestFinished(async () => void (await other.close()));
  return other;
};

const ADA: FakeAccount = {
  sub: 'ada',
  info: { name: 'Ada Planner', email: 'ada@example.org', groups: ['kol-planners'] },
};
const person = (sub: string, ...groups: string[]): FakeAccount => ({
  sub,
  info: { name: `Person ${sub}`, email: `${sub}@example.org`, groups },
});

type Browser = ReturnType<typeof openBrowser>;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The provider sends the browser back from another site, so without the cookies that are `Strict`. */
const comeBack = (browser: Browser, { pathname, search }: URL) => {
  const sent = [...browser.cookies].filter(
    ([name]) => !['__Host-kol-desk', '__Host-kol-desk-requested'].includes(name),
  );
  const cookie = sent.map(([name, value]) => `${name}=${value}`).join('; ');
  return browser.get(`${pathname}${search}`, { 'sec-fetch-site': 'cross-site', 'user-agent': FIREFOX, cookie });
};

async function signIn(account: FakeAccount, browser = openBrowser(app), query = '') {
  const begun = await browser.get(`/auth/sign-in${query}`);
  expect(begun.statusCode).toBe(302);
  const back = provider.authorize(begun.headers.location, account);
  return { browser, back, answer: await comeBack(browser, back) };
}

const refusedFor = ({ headers }: { headers: Record<string, unknown> }) =>
  new URL(String(headers.location), PUBLIC_URL).searchParams.get('refused');

const accountOf = async (browser: Browser) => (await browser.get('/auth/session')).json().data;
const sessionToken = (browser: Browser) => browser.cookies.get('__Host-kol-desk');

const sessionsOf = (id: string) =>
  connection.db.$count(sessions, or(eq(sessions.person_id, id), eq(sessions.key_prefix, id)));

const refusals = async () =>
  (await connection.db.select().from(audit).where(eq(audit.action, 'sign_in_refused'))).map(({ actor, subject }) => ({
    actor,
    subject,
  }));

describe('signing in with an account', () => {
  test('leads to the provider and back to the page, with a session of the person', async () => {
    const browser = openBrowser(app);
    const begun = await browser.get('/auth/sign-in?next=/kols%3Fids%3Dkol_a');
    const address = new URL(String(begun.headers.location));
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      redirect_uri: `${PUBLIC_URL}/auth/callback`,
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(begun.headers['set-cookie']).toMatch(
      /^__Host-kol-desk-sign-in-[\w-]{43}=[\w-]+\.[\w%]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );

    const answer = await comeBack(browser, provider.authorize(address, ADA));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/kols?ids=kol_a');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect([...browser.cookies.keys()]).toEqual(['__Host-kol-desk', '__Host-kol-desk-session']);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-kol-desk-sign-in-/),
      expect.stringMatching(/^__Host-kol-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-kol-desk-session=[0-9a-f]{64}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect((await browser.get('/auth/session')).json()).toMatchObject({
      data: { name: 'Ada Planner', email: 'ada@example.org', role: 'planner', organization: 'Acme Medical' },
      requested: null,
    });
    expect((await browser.get('/auth/sessions')).json().data).toContainEqual(
      expect.objectContaining({ device: 'Firefox, Windows', is_current: true }),
    );
    expect((await browser.get('/v1/products')).statusCode).toBe(200);
    const rows = await connection.db.select().from(audit).where(eq(audit.action, 'sign_in'));
    expect(rows).toMatchObject([{ actor: (await accountOf(browser)).id, subject: 'account' }]);
  });

  test('reads the role and the name again each time', async () => {
    const first = await accountOf((await signIn(person('changing', 'kol-managers'))).browser);
    const { browser } = await signIn({ sub: 'changing', info: { name: 'New Name', groups: ['kol-staff'] } });
    const second = await accountOf(browser);
    expect(second).toMatchObject({ id: first.id, name: 'New Name', role: 'reader' });
    expect((await browser.get('/auth/audit')).statusCode).toBe(403);
  });

  test.each([
    [[{ groups: ['a'] }, { groups: ['m', 'b'] }], 'groups', 'manager'],
    [[{ groups: 'r' }, {}], 'groups', 'reader'],
    [[{ realm_access: { roles: ['p'] } }], 'realm_access.roles', 'planner'],
    [[{ 'https://desk.example/roles': ['p'] }], 'https://desk.example/roles', 'planner'],
    [[{ email: 'm', email_verified: true }], 'email', 'manager'],
    [[{ email: 'm' }], 'email', null],
    [[{ groups: ['M', 'm '] }], 'groups', null],
    [[{}, {}], 'groups', null],
    [[{}], 'constructor.name', null],
  ])('takes the highest role of the claims %j at %s: %s', (sources, roleClaim, role) => {
    const roles = [
      { role: 'reader' as const, value: 'r' },
      { role: 'manager' as const, value: 'm' },
      { role: 'planner' as const, value: 'p' },
    ];
    expect(roleOf(sources, { roleClaim, roles })).toBe(role);
  });

  test('asks the provider for its addresses and keys once, at the first sign-in', async () => {
    const discoveries = () => provider.state.discoveries;
    const before = discoveries();
    const other = closeLater(newApp());
    await other.ready();
    expect(discoveries()).toBe(before);
    for (const sub of ['one', 'two', 'three']) {
      const { browser } = await signIn(person(sub, 'kol-staff'), openBrowser(other));
      await browser.post('/auth/sign-out');
    }
    expect(discoveries()).toBe(before + 1);
  });

  test('works in two tabs at once', async () => {
    const browser = openBrowser(app);
    const tabs = [await browser.get('/auth/sign-in?next=/one'), await browser.get('/auth/sign-in?next=/two')];
    const answers = [];
    for (const { headers } of tabs) answers.push(await comeBack(browser, provider.authorize(headers.location, ADA)));
    expect(answers.map(({ headers }) => headers.location)).toEqual(['/one', '/two']);
  });

  test('works if the browser comes back to another process', async () => {
    const browser = openBrowser(app);
    const begun = await browser.get('/auth/sign-in?next=/kols');
    const other = { ...openBrowser(closeLater(newApp())), cookies: browser.cookies };
    expect((await comeBack(other, provider.authorize(begun.headers.location, ADA))).headers.location).toBe('/kols');
  });

  test.each([
    ['/kols/kol_a?tab=events#top', '/kols/kol_a?tab=events#top'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['/.//evil.example/', '/'],
    ['/\t/evil.example/', '/'],
    ['/auth/sign-in', '/'],
    ['/%61uth/sign-in', '/'],
    ['/kols/%', '/'],
    ['kols', '/'],
    [`/${'x'.repeat(2_000)}`, '/'],
  ])('opens only pages of KOL Desk afterwards: %s', async (next, expected) => {
    const { answer } = await signIn(ADA, undefined, `?${new URLSearchParams({ next })}`);
    expect(answer.headers.location).toBe(expected);
  });

  test.each([
    ['encoded letters and quotes', `/kols?search=${'ü"'.repeat(900)}`, '/'],
    ['backslashes', `/kols?search=${'\\'.repeat(1_900)}`, '/'],
    ['letters', `/kols?search=${'x'.repeat(1_900)}`, `/kols?search=${'x'.repeat(1_900)}`],
    ['few characters', '/kols?search=ü"\\', '/kols?search=%C3%BC%22%5C'],
  ])('has a cookie that no browser drops as too long: for a page with %s', async (_what, next, expected) => {
    const browser = openBrowser(app);
    const begun = await browser.get(`/auth/sign-in?${new URLSearchParams({ next })}`);
    // Browsers count the name, the value and the attributes.
    expect(String(begun.headers['set-cookie']).length).toBeLessThan(4_096);
    const answer = await comeBack(browser, provider.authorize(begun.headers.location, ADA));
    expect(answer.headers.location).toBe(expected);
  });

  test('leads to its page, not to a problem document, if its address is invalid', async () => {
    const answer = await openBrowser(app).get('/auth/sign-in?reauth=1&next=/kols');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/sign-in?refused=failed&next=%2Fkols');
    const twice = await openBrowser(app).get('/auth/sign-in?next=/kols&next=/products');
    expect(twice.headers.location).toBe('/sign-in?refused=failed&next=%2F');
    const reauth = await openBrowser(app).get('/auth/sign-in?reauth=true&next=/kols&replace=1');
    expect(reauth.headers.location).toBe('/sign-in?refused=failed&next=%2Fkols&reauth=true');
  });

  test('cannot be begun by a page of another site', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await openBrowser(app).get('/auth/sign-in?next=/kols', { 'sec-fetch-site': site });
      expect(answer.headers.location).toBe('/sign-in?next=%2Fkols');
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    const typed = await openBrowser(app).get('/auth/sign-in', { 'sec-fetch-site': 'none' });
    expect(typed.headers.location).toContain(provider.issuer);
  });

  test.each([
    ['127.0.0.1', 'localhost'],
    ['localhost', '127.0.0.1'],
    ['localhost', '[::1]'],
  ])('continues at PUBLIC_URL, whose callback gets the cookie: at %s, for a browser at %s', async (name, host) => {
    const browser = openBrowser(closeLater(newApp({ PUBLIC_URL: `http://${name}:8080` })));
    const query = '?next=%2Fkols&other_account=true';
    const moved = await browser.get(`/auth/sign-in${query}`, { host: `${host}:8080` });
    expect(moved.headers.location).toBe(`http://${name}:8080/auth/sign-in${query}`);
    expect(moved.headers).not.toHaveProperty('set-cookie');
    const begun = await browser.get(`/auth/sign-in${query}`, { host: `${name}:8080` });
    expect(begun.headers.location).toContain(provider.issuer);
  });

  test('begins at once behind a proxy that calls the service by another name', async () => {
    const begun = await openBrowser(app).get('/auth/sign-in', { host: 'localhost:8080' });
    expect(begun.headers.location).toContain(provider.issuer);
  });

  const QUESTION = '/sign-in?confirm=account&next=%2Fkols';

  test('asks first if it replaces the session of another person, names both, and then ends that one', async () => {
    const { browser } = await signIn(ADA);
    const ada = await accountOf(browser);
    const token = sessionToken(browser);
    const bo = person('bo', 'kol-planners');
    const { answer } = await signIn(bo, browser, '?next=/kols');
    expect(answer.headers.location).toBe(QUESTION);
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^__Host-kol-desk-requested=[\w-]+\.[\w%]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    );
    // Until the person confirms it, nothing has changed.
    expect(sessionToken(browser)).toBe(token);
    const question = (await browser.get('/auth/session')).json();
    expect(question).toMatchObject({
      data: { id: ada.id, name: 'Ada Planner', organization: 'Acme Medical' },
      requested: { name: 'Person bo', email: 'bo@example.org', organization: 'Acme Medical' },
    });
    expect(await sessionsOf(question.requested.id)).toBe(0);

    // The browser has forgotten the other person, so a confirmation changes nothing.
    expect((await browser.post('/auth/decline', undefined, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await browser.post('/auth/decline')).statusCode).toBe(204);
    expect(browser.cookies.has('__Host-kol-desk-requested')).toBe(false);
    expect((await signIn(bo, browser, '?next=/kols&replace=true')).answer.headers.location).toBe(QUESTION);

    const confirmed = await signIn(bo, browser, '?next=/kols&replace=true');
    expect(confirmed.answer.headers.location).toBe('/kols');
    expect((await browser.get('/auth/session')).json()).toMatchObject({ data: question.requested, requested: null });
    expect(await sessionsOf(question.requested.id)).toBe(1);
    browser.cookies.set('__Host-kol-desk', token ?? '');
    expect(await accountOf(browser)).toBeNull();
  });

  test.each(['another organization', 'its own organization'])(
    'asks first if it replaces the session of a key of %s, and the other way round',
    async (which) => {
      const { id, name } =
        which === 'its own organization' ? organization : await findOrCreate(connection.db, 'Other Desk');
      const { key, prefix } = await apiKeys.create(connection.db, id, 'A key');
      const browser = openBrowser(closeLater(newApp({ KEY_SIGN_IN: 'true' })));
      await browser.post('/auth/key', { key });
      expect((await signIn(ADA, browser, '?next=/kols')).answer.headers.location).toBe(QUESTION);
      const question = (await browser.get('/auth/session')).json();
      expect(question).toMatchObject({
        data: { id: prefix, name: null, organization: name },
        requested: { name: 'Ada Planner', organization: 'Acme Medical' },
      });
      await signIn(ADA, browser, '?next=/kols&replace=true');
      expect(await accountOf(browser)).toMatchObject({ name: 'Ada Planner' });
      expect(await sessionsOf(prefix)).toBe(0);

      const back = await browser.post('/auth/key', { key });
      expect(back.statusCode).toBe(409);
      expect(back.json()).toMatchObject({
        current: { name: 'Ada Planner', email: 'ada@example.org', organization: 'Acme Medical' },
        requested: { id: prefix, name: null, organization: name },
      });
      expect((await browser.post('/auth/key', { key, replace: true })).json().data.id).toBe(prefix);
    },
  );

  test('asks again if another person than the confirmed one comes back, and never without a question', async () => {
    const { browser } = await signIn(ADA);
    // The confirmation is missing.
    expect((await signIn(person('bo', 'kol-staff'), browser, '?next=/kols&replace=true')).answer.headers.location).toBe(
      QUESTION,
    );
    const { answer } = await signIn(person('cy', 'kol-staff'), browser, '?next=/kols&replace=true');
    expect(answer.headers.location).toBe(QUESTION);
    expect((await browser.get('/auth/session')).json()).toMatchObject({
      data: { name: 'Ada Planner' },
      requested: { name: 'Person cy' },
    });
  });

  test('asks too if the other session began in another tab while this one was at the provider', async () => {
    const browser = openBrowser(app);
    const begun = await browser.get('/auth/sign-in?next=/kols');
    await signIn(person('di', 'kol-staff'), browser);
    const di = await accountOf(browser);
    const answer = await comeBack(browser, provider.authorize(begun.headers.location, ADA));
    expect(answer.headers.location).toBe(QUESTION);
    expect(await accountOf(browser)).toEqual(di);
    await signIn(ADA, browser, '?next=/kols&replace=true');
    expect(await accountOf(browser)).toMatchObject({ name: 'Ada Planner' });
    expect(await sessionsOf(di.id)).toBe(0);
  });

  test('does not ask if the other session is over', async () => {
    const { browser } = await signIn(person('gone', 'kol-staff'));
    await setBlocked(connection.db, byCommand(organization.id), (await accountOf(browser)).id, true);
    expect((await signIn(ADA, browser, '?next=/kols')).answer.headers.location).toBe('/kols');
    expect(await accountOf(browser)).toMatchObject({ name: 'Ada Planner' });
  });

  test('gives the same person a new session each time without a question, and ends the one before', async () => {
    const { browser } = await signIn(ADA);
    const before = sessionToken(browser);
    await signIn({ ...ADA, info: { ...ADA.info, name: 'Ada Married' } }, browser);
    expect(sessionToken(browser)).not.toBe(before);
    browser.cookies.set('__Host-kol-desk', before ?? '');
    expect((await browser.get('/v1/products')).statusCode).toBe(401);
  });

  test.each<[string[] | undefined, string | undefined, string]>([
    [undefined, undefined, 'select_account'],
    [['none', 'login', 'consent'], undefined, 'login'],
    [['login', 'select_account'], undefined, 'select_account'],
    [['none', 'consent'], undefined, 'select_account'],
    [undefined, 'login', 'login'],
    [['login', 'select_account'], 'login', 'login'],
  ])('asks for another account only where the page says so: of %j and the setting %s, with %s', async (...row) => {
    const [prompts, setting, expected] = row;
    onTestFinished(() => {
      provider.state.prompts = undefined;
    });
    provider.state.prompts = prompts;
    const browser = openBrowser(closeLater(newApp({ OIDC_ACCOUNT_PROMPT: setting })));
    const promptOf = async (query: string) =>
      new URL(String((await browser.get(`/auth/sign-in${query}`)).headers.location)).searchParams.get('prompt');
    expect(await promptOf('?other_account=true&next=/kols')).toBe(expected);
    expect(await promptOf('?next=/kols')).toBeNull();
  });

  test.each<[string[] | undefined, string | undefined, string]>([
    [undefined, undefined, 'login'],
    [['none', 'select_account'], undefined, 'select_account'],
    [['login', 'select_account'], undefined, 'login'],
    [undefined, 'select_account', 'select_account'],
  ])('makes the provider authenticate the person again: of %j and the setting %s, with %s', async (...row) => {
    const [prompts, setting, expected] = row;
    onTestFinished(() => {
      provider.state.prompts = undefined;
    });
    provider.state.prompts = prompts;
    const browser = openBrowser(closeLater(newApp({ OIDC_ACCOUNT_PROMPT: setting })));
    const { searchParams } = new URL(String((await browser.get('/auth/sign-in?reauth=true')).headers.location));
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual([expected, '0']);
  });

  test.each([
    ['no time, and was not asked to do it again', '', undefined, 403],
    ['a recent time', '', 9, 204],
    ['an old time', '', 10, 403],
    ['a recent time, and was asked to do it again', '?reauth=true', 0, 204],
    ['an old time, although it was asked to do it again', '?reauth=true', 10, 403],
  ])('ends other sessions if the provider says of the authentication %s', async (_name, query, minutesAgo, status) => {
    const auth_time = minutesAgo === undefined ? undefined : Math.floor(time / 1000) - minutesAgo * 60;
    const { browser } = await signIn({ ...ADA, idToken: { auth_time } }, undefined, query);
    expect((await browser.post('/auth/sign-out-others')).statusCode).toBe(status);
  });

  test('that the provider should authenticate again is refused if it sends no time, and the session stays as it was', async () => {
    const { browser } = await signIn(ADA);
    const token = sessionToken(browser);
    // The person has removed what asks the provider to do it: `prompt` and `max_age`.
    const begun = new URL(String((await browser.get('/auth/sign-in?reauth=true&next=/people')).headers.location));
    for (const name of ['prompt', 'max_age']) begun.searchParams.delete(name);
    const answer = await comeBack(browser, provider.authorize(begun, ADA));
    expect(answer.headers.location).toBe('/sign-in?refused=no_auth_time&next=%2Fpeople&reauth=true');
    expect(sessionToken(browser)).toBe(token);
    expect((await browser.post('/auth/sign-out-others')).statusCode).toBe(403);
    expect(await refusals()).toContainEqual({ actor: (await accountOf(browser)).id, subject: 'no_auth_time' });
  });

  test('works after many ended sessions from the same address', async () => {
    const other = closeLater(newApp());
    const stranger = openBrowser(other);
    stranger.cookies.set('__Host-kol-desk', 'ended');
    for (let sent = 0; sent < MAX_WRONG.token; sent += 1) await stranger.get('/auth/session');
    expect((await stranger.get('/auth/session')).statusCode).toBe(429);
    const { browser } = await signIn(ADA, openBrowser(other));
    expect(await accountOf(browser)).toMatchObject({ name: 'Ada Planner' });
  });

  test('is how the dashboard signs in, and a key is refused', async () => {
    expect((await app.inject('/config.json')).json()).toMatchObject({
      signIn: 'account',
      keySignIn: false,
      deskApi: '/desk/v1',
    });
    const { key } = await newOrganization(connection.db);
    expect((await openBrowser(app).post('/auth/key', { key })).statusCode).toBe(403);
  });
});

describe('an answer of the provider is refused', () => {
  /** How many invalid answers the trail has counted. */
  const countInvalid = async () => {
    const isInvalid = and(
      eq(audit.action, 'sign_in_refused'),
      eq(audit.actor, 'unknown'),
      eq(audit.subject, 'invalid'),
    );
    const rows = await connection.db.select({ count: audit.count }).from(audit).where(isInvalid);
    return rows.reduce((sum, { count }) => sum + count, 0);
  };
  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, Partial<FakeAccount>]>([
    ['a wrong nonce', { idToken: { nonce: 'another' } }],
    ['no nonce', { idToken: { nonce: undefined } }],
    ['another audience', { idToken: { aud: 'another-client' } }],
    ['another issuer', { idToken: { iss: 'https://evil.example' } }],
    ['an end in the past', { idToken: { exp: now() - 3600, iat: now() - 7200 } }],
    ['no end', { idToken: { exp: undefined } }],
    ['another person than userinfo', { info: { ...ADA.info, sub: 'eve' } }],
    ['alg: none', { signature: 'none' }],
    ['the signature of another key', { signature: 'another key' }],
    ['a signature with the secret of the client (HS256)', { signature: 'client secret' }],
  ])('if the ID token has %s', async (_name, lie) => {
    const before = await countInvalid();
    const { browser, answer } = await signIn({ ...ADA, ...lie });
    expect(answer.headers.location).toBe('/sign-in?refused=invalid&next=%2F');
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await countInvalid()).toBe(before + 1);
  });

  test.each([
    ['a forged state', (back: URL) => back.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['two states', (back: URL) => back.searchParams.append('state', 'x'.repeat(43))],
    ['a state that is no name of a cookie', (back: URL) => back.searchParams.set('state', 'a;b=c')],
    ['a forged code', (back: URL) => back.searchParams.set('code', 'forged')],
  ])('if it has %s', async (_name, forge) => {
    const browser = openBrowser(app);
    const back = provider.authorize((await browser.get('/auth/sign-in')).headers.location, ADA);
    forge(back);
    const answer = await comeBack(browser, back);
    expect(answer.headers.location).toMatch(/^\/sign-in\?refused=expired&next=/);
    expect(sessionToken(browser)).toBeUndefined();
  });

  test('if it comes again, with the cookie or without', async () => {
    const browser = openBrowser(app);
    const begun = await browser.get('/auth/sign-in');
    const cookies = [...browser.cookies];
    const back = provider.authorize(begun.headers.location, ADA);
    expect((await comeBack(browser, back)).headers.location).toBe('/');
    expect(refusedFor(await comeBack(browser, back))).toBe('expired');
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(refusedFor(await comeBack(browser, back))).toBe('expired');
  });

  test.each([
    ['startedAt', { startedAt: time + 60 * MINUTE }, 'expired'],
    ['isReauth', { isReauth: false }, 'expired'],
    ['next', { next: '/other' }, 'expired'],
    ['nothing', {}, null],
  ])('if the browser has changed what its cookie says about the sign-in: %s', async (_name, change, refused) => {
    const browser = openBrowser(app);
    const begun = await browser.get('/auth/sign-in?reauth=true');
    const account = { ...ADA, idToken: { auth_time: Math.floor(time / 1000) } };
    for (const [name, value] of browser.cookies) {
      const [content = '', ...signature] = value.split('.');
      const pending = JSON.parse(Buffer.from(content, 'base64url').toString());
      expect(pending).toMatchObject({ isReauth: true, startedAt: time, next: '/' });
      const changed = Buffer.from(JSON.stringify({ ...pending, ...change })).toString('base64url');
      browser.cookies.set(name, [changed, ...signature].join('.'));
    }
    expect(refusedFor(await comeBack(browser, provider.authorize(begun.headers.location, account)))).toBe(refused);
  });

  test('in a browser that did not begin the sign-in, and after ten minutes', async () => {
    const browser = openBrowser(app);
    const begin = async () => provider.authorize((await browser.get('/auth/sign-in')).headers.location, ADA);
    expect(refusedFor(await comeBack(openBrowser(app), await begin()))).toBe('expired');
    const late = await begin();
    time += 10 * MINUTE;
    expect(refusedFor(await comeBack(browser, late))).toBe('expired');
    expect(sessionToken(browser)).toBeUndefined();
  });

  test('if another sign-in has another verifier', async () => {
    const [ada, eve] = [openBrowser(app), openBrowser(app)];
    const stolen = provider.authorize((await ada.get('/auth/sign-in')).headers.location, ADA);
    const own = provider.authorize((await eve.get('/auth/sign-in')).headers.location, ADA);
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect(refusedFor(await comeBack(eve, own))).toBe('expired');
  });

  test('if it comes from another provider than the one that was asked', async () => {
    const browser = openBrowser(app);
    const back = provider.authorize((await browser.get('/auth/sign-in')).headers.location, ADA);
    back.searchParams.set('iss', 'https://evil.example');
    expect(refusedFor(await comeBack(browser, back))).toBe('invalid');
    expect(sessionToken(browser)).toBeUndefined();
  });

  test('if the provider calls itself by the name of another one', async () => {
    const browser = openBrowser(closeLater(newApp()));
    provider.state.issuer = 'https://evil.example';
    expect(refusedFor(await browser.get('/auth/sign-in'))).toBe('unavailable');
    provider.state.issuer = undefined;
    expect(refusedFor(await browser.get('/auth/sign-in'))).toBeNull();
  });

  test.each([
    ['access_denied', 'cancelled'],
    ['temporarily_unavailable', 'unavailable'],
    ['invalid_scope', 'invalid'],
  ])('if it says %s: %s', async (error, reason) => {
    const browser = openBrowser(app);
    const back = provider.authorize((await browser.get('/auth/sign-in')).headers.location, ADA);
    back.searchParams.delete('code');
    back.searchParams.set('error', error);
    expect(refusedFor(await comeBack(browser, back))).toBe(reason);
  });

  test('if it gives no role, or the person is blocked; a session of a blocked person is over at once', async () => {
    expect((await signIn(person('stranger', 'canteen'))).answer.headers.location).toBe(
      '/sign-in?refused=no_role&next=%2F',
    );
    expect(await refusals()).toContainEqual({ actor: 'unknown', subject: 'no_role' });
    expect(await connection.db.$count(people, eq(people.subject, 'stranger'))).toBe(0);

    const { browser } = await signIn(person('leaver', 'kol-staff'));
    const { id } = await accountOf(browser);
    await setBlocked(connection.db, byCommand(organization.id), id, true);
    expect((await browser.get('/v1/products')).statusCode).toBe(401);
    expect(refusedFor((await signIn(person('leaver', 'kol-staff'))).answer)).toBe('blocked');
    expect(await refusals()).toContainEqual({ actor: id, subject: 'blocked' });
    // Without the group too, the trail says who it was.
    expect(refusedFor((await signIn(person('leaver'))).answer)).toBe('no_role');
    expect(await refusals()).toContainEqual({ actor: id, subject: 'no_role' });
    await setBlocked(connection.db, byCommand(organization.id), id, false);
    expect((await signIn(person('leaver', 'kol-staff'))).answer.headers.location).toBe('/');
  });

  test('if the person has lost every role: the other sessions of the person end, too, and those of other people do not', async () => {
    const [first, second] = [await signIn(person('dismissed', 'kol-managers')), await signIn(ADA)];
    const { id } = await accountOf(first.browser);
    expect(refusedFor((await signIn(person('dismissed', 'canteen'))).answer)).toBe('no_role');
    expect((await first.browser.get('/auth/audit')).statusCode).toBe(401);
    expect((await second.browser.get('/v1/products')).statusCode).toBe(200);
    const rows = await connection.db.select().from(audit).where(eq(audit.actor, id));
    expect(rows.map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual([
      'session_ended null',
      'sign_in account',
      'sign_in_refused no_role',
    ]);
  });

  test('if the person is blocked before the session starts: allowed again, the person has no session', async () => {
    // Another process blocks the person as soon as this one has read that they are not blocked.
    await connection.db.execute(sql`
      create function block_racer() returns trigger language plpgsql as $$ begin
        update people set blocked_at = now() where organization_id = new.organization_id and id = new.id;
        return null;
      end $$`);
    await connection.db.execute(sql`
      create trigger block_racer after insert or update of name on people
      for each row when (new.subject = 'racer') execute function block_racer()`);
    onTestFinished(async () => void (await connection.db.execute(sql`drop function block_racer cascade`)));
    const { browser, answer } = await signIn(person('racer', 'kol-staff'));
    expect(refusedFor(answer)).toBe('blocked');
    expect(sessionToken(browser)).toBeUndefined();
    const [racer] = await connection.db.select().from(people).where(eq(people.subject, 'racer'));
    expect(racer).toMatchObject({ last_seen_at: null, blocked_at: expect.any(String) });
    await setBlocked(connection.db, byCommand(organization.id), racer?.id ?? '', false);
    expect(await sessionsOf(racer?.id ?? '')).toBe(0);
  });

  test('many times: the audit trail has one row for each reason and ten minutes, with the number of times', async () => {
    const start = (Math.floor(time / (10 * MINUTE)) + 1) * 10 * MINUTE;
    time = start;
    const browser = openBrowser(closeLater(newApp()));
    /** Sends an answer that the client has made itself, without a sign-in at the provider. */
    const sendForged = async () => {
      const begun = new URL(String((await browser.get('/auth/sign-in')).headers.location));
      const state = begun.searchParams.get('state') ?? '';
      const query = new URLSearchParams({ state, code: 'forged', iss: 'http://evil.example' });
      return refusedFor(await browser.get(`/auth/callback?${query}`));
    };
    const rows = async () =>
      (await connection.db.select().from(audit).where(eq(audit.action, 'sign_in_refused')))
        .filter(({ at }) => Date.parse(at) >= start)
        .map(({ actor, subject, count }) => `${actor} ${subject} ${count}`)
        .sort();

    for (let sent = 0; sent < 5; sent += 1) {
      expect(await sendForged()).toBe('invalid');
      time += MINUTE;
    }
    for (const sub of ['stranger', 'other']) await signIn(person(sub, 'canteen'), browser);
    expect(await rows()).toEqual(['unknown invalid 5', 'unknown no_role 2']);
    time = start + 10 * MINUTE;
    await sendForged();
    expect(await rows()).toEqual(['unknown invalid 1', 'unknown invalid 5', 'unknown no_role 2']);
  });

  test('and then the person has no new last sign-in, also after a question that they decline', async () => {
    const lastSignIn = async (sub: string) =>
      (await connection.db.select().from(people).where(eq(people.subject, sub)))[0]?.last_seen_at;
    const careful = person('careful', 'kol-staff');
    const { browser } = await signIn(careful);
    const first = new Date(time).toISOString();
    expect(await lastSignIn('careful')).toBe(first);
    const { id } = await accountOf(browser);
    time += MINUTE;
    await signIn(person('declining', 'kol-staff'), browser);
    await browser.post('/auth/decline');
    expect(await lastSignIn('declining')).toBeNull();
    await setBlocked(connection.db, byCommand(organization.id), id, true);
    expect(refusedFor((await signIn(careful)).answer)).toBe('blocked');
    expect(await lastSignIn('careful')).toBe(first);
  });

  test('if the database fails, and if too many sign-ins come from the address; its code stays in no address', async () => {
    const browser = openBrowser(closeLater(newApp()));
    const back = async () =>
      provider.authorize(
        (await browser.get('/auth/sign-in?next=/kols')).headers.location,
        person('failing', 'kol-staff'),
      );
    const drop = () => connection.db.execute(sql`alter table people drop constraint if exists no_failing`);
    onTestFinished(async () => void (await drop()));
    await connection.db.execute(
      sql`alter table people add constraint no_failing check (subject <> 'failing') not valid`,
    );
    const failed = await comeBack(browser, await back());
    expect([failed.statusCode, failed.headers.location]).toEqual([302, '/sign-in?refused=failed&next=%2Fkols']);
    expect(failed.headers['cache-control']).toBe('no-store');
    await drop();

    const late = await back();
    for (let sent = 0; sent < 300; sent += 1) await browser.get('/auth/callback');
    const refused = await comeBack(browser, late);
    expect([refused.statusCode, refused.headers.location]).toEqual([302, '/sign-in?refused=failed&next=%2Fkols']);
    expect(browser.cookies.size).toBe(0);
  });

  test('while the provider does not answer; the service starts without it and tries again', async () => {
    const other = closeLater(newApp());
    provider.state.status = 503;
    const browser = openBrowser(other);
    expect(refusedFor(await browser.get('/auth/sign-in'))).toBe('unavailable');
    provider.state.status = undefined;
    const begun = await browser.get('/auth/sign-in?next=/kols');
    const back = provider.authorize(begun.headers.location, ADA);
    provider.state.status = 503;
    expect((await comeBack(browser, back)).headers.location).toBe('/sign-in?refused=unavailable&next=%2Fkols');
    provider.state.status = undefined;
    expect((await signIn(ADA, browser)).answer.headers.location).toBe('/');
  });
});

test('no log entry contains a secret of a sign-in or a name, whether it succeeds or not', async () => {
  const lines: string[] = [];
  const other = closeLater(newApp({}, { logger: logTo(lines, 'trace') }));
  const secrets = new Set([CLIENT.secret, 'Ada Planner', 'ada@example.org']);
  const attempt = async (account: FakeAccount, code?: string) => {
    const browser = openBrowser(other);
    const begun = await browser.get('/auth/sign-in?next=/kols%3Fsearch%3DDoctor');
    for (const [name, value] of browser.cookies) secrets.add(name).add(value);
    for (const name of ['state', 'nonce', 'code_challenge'])
      secrets.add(new URL(String(begun.headers.location)).searchParams.get(name) ?? '');
    const back = provider.authorize(begun.headers.location, account);
    secrets.add(back.searchParams.get('code') ?? '');
    if (code !== undefined) back.searchParams.set('code', code);
    await comeBack(browser, back);
    return browser;
  };
  await attempt({ ...ADA, idToken: { nonce: 'another' } });
  await attempt({ ...ADA, signature: 'none' });
  await attempt(ADA, 'forged-code');
  const browser = await attempt(ADA);
  secrets
    .add(sessionToken(browser) ?? '')
    .add('forged-code')
    .add('Doctor');
  const { location } = (await browser.post('/auth/sign-out')).json().data;
  secrets.add(new URL(location).searchParams.get('id_token_hint') ?? '');
  const logout = await provider.sign({ sub: 'ada', jti: 'logged' }, 'another key');
  await other.inject({
    method: 'POST',
    url: '/auth/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: logout }).toString(),
  });
  secrets.add(logout);
  const log = lines.join('');
  expect(log).toContain('"route":"/auth/callback"');
  expect(log).toContain('the answer of the provider was refused');
  expect([...secrets].filter((secret) => secret === '' || log.includes(secret))).toEqual([]);
});

describe('a body that is no JSON, as a form of another page would send it, is refused', () => {
  const types = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'];
  const addresses = ['/auth/key', '/auth/code', '/auth/exports', '/v1/events'];
  test.each(addresses.flatMap((url) => types.map((type) => [url, type])))('at %s as %s', async (url, type) => {
    const { browser } = await signIn(ADA);
    const answer = await browser.post(url, { key: 'kd_a' }, { 'content-type': type });
    expect(answer.statusCode).toBe(415);
  });
});

test('an idempotency key belongs to a person: another one may send the same', async () => {
  const [first, second] = [await signIn(ADA), await signIn(person('bo', 'kol-planners'))];
  const send = async ({ browser }: typeof first) =>
    (await browser.post('/v1/events', anEvent(), { 'idempotency-key': 'same' })).json().data.id;
  const id = await send(first);
  expect(await send(first)).toBe(id);
  expect(await send(second)).not.toBe(id);
});

test('a rate limit belongs to a person: one who uses it up leaves the others theirs', async () => {
  const [first, second] = [await signIn(ADA), await signIn(person('bo', 'kol-planners'))];
  const read = async ({ browser }: typeof first) => (await browser.get('/v1/products')).headers;
  const before = Number((await read(second))['x-ratelimit-remaining']);
  const left = [await read(first), await read(first)].map((headers) => Number(headers['x-ratelimit-remaining']));
  expect(left[1]).toBe(Number(left[0]) - 1);
  expect((await read(second))['x-ratelimit-remaining']).toBe(String(before - 1));
});

describe('signing out', () => {
  test('ends the session here, and says where it ends at the provider', async () => {
    const { browser } = await signIn(ADA);
    const token = sessionToken(browser) ?? '';
    const { location } = (await browser.post('/auth/sign-out')).json().data;
    const { origin, pathname, searchParams } = new URL(location);
    expect([origin, pathname]).toEqual([provider.issuer, '/end']);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/sign-in`);
    expect(searchParams.get('id_token_hint')?.split('.')).toHaveLength(3);
    browser.cookies.set('__Host-kol-desk', token);
    expect((await browser.get('/v1/products')).statusCode).toBe(401);
  });

  const signLogout = (claims: Record<string, unknown>, signature?: FakeAccount['signature'], typ = 'logout+jwt') =>
    provider.sign(claims, signature, typ);
  const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const sendLogout = (other: ReturnType<typeof buildApp>, token: string, remoteAddress = '127.0.0.1') =>
    other.inject({
      remoteAddress,
      method: 'POST',
      url: '/auth/backchannel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });

  test('at the provider ends the sessions of the person here, once for each token, in every process', async () => {
    const other = closeLater(newApp());
    const account = { ...person('roamer', 'kol-staff'), idToken: { sid: 'session-1' } };
    const [first, second] = [await signIn(account), await signIn({ ...account, idToken: { sid: 'session-2' } })];
    const status = async ({ browser }: typeof first) => (await browser.get('/v1/products')).statusCode;
    const ofOne = await signLogout({ sub: 'roamer', sid: 'session-1', jti: 'one', events: EVENTS });
    expect((await sendLogout(other, ofOne)).statusCode).toBe(200);
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    // A session at the provider may be all that the token names.
    expect(
      (await sendLogout(other, await signLogout({ sid: 'session-2', jti: 'two', events: EVENTS }))).statusCode,
    ).toBe(200);
    expect(await status(second)).toBe(401);

    const third = await signIn(account);
    expect((await sendLogout(app, ofOne)).statusCode).toBe(400);
    expect(await status(third)).toBe(200);
    expect((await sendLogout(app, await signLogout({ sub: 'roamer', jti: 'three', events: EVENTS }))).statusCode).toBe(
      200,
    );
    expect(await status(third)).toBe(401);
  });

  test('at the provider uses up its token, also if the person has no session here', async () => {
    const account = person('absent', 'kol-staff');
    const { browser } = await signIn(account);
    const { id } = await accountOf(browser);
    await browser.post('/auth/sign-out');
    const token = await signLogout({ sub: 'absent', jti: 'early', events: EVENTS });
    const ofSession = await signLogout({ sid: 'session-9', jti: 'of a session', events: EVENTS });
    for (const early of [token, ofSession]) expect((await sendLogout(app, early)).statusCode).toBe(200);
    const again = await signIn({ ...account, idToken: { sid: 'session-9' } });
    for (const early of [token, ofSession]) expect((await sendLogout(app, early)).statusCode).toBe(400);
    expect((await again.browser.get('/v1/products')).statusCode).toBe(200);
    const rows = await connection.db.select().from(audit).where(eq(audit.action, 'sign_out'));
    const actors = rows.map(({ actor }) => actor);
    expect(actors.filter((actor) => actor === id)).toHaveLength(2);
    expect(actors).toContain('unknown');
  });

  test('at the provider has no limit: it sends the sign-outs of all people from one address', async () => {
    const other = closeLater(newApp());
    const account = await signIn(person('last', 'kol-staff'));
    // More than the sign-ins of a minute.
    const tokens = await Promise.all(
      Array.from({ length: 310 }, (_, index) => signLogout({ sub: 'nobody', jti: `many ${index}`, events: EVENTS })),
    );
    for (const token of tokens) expect((await sendLogout(other, token)).statusCode).toBe(200);
    const token = await signLogout({ sub: 'last', jti: 'after many', events: EVENTS });
    expect((await sendLogout(other, token)).statusCode).toBe(200);
    expect((await account.browser.get('/v1/products')).statusCode).toBe(401);
  });

  test('at the provider is refused for a minute after many invalid tokens from the same address only', async () => {
    const lines: string[] = [];
    const other = closeLater(newApp({}, { logger: logTo(lines) }));
    const account = await signIn(person('flooded', 'kol-staff'));
    for (let sent = 0; sent < MAX_WRONG.logout; sent += 1)
      expect((await sendLogout(other, `no token ${sent}`)).statusCode).toBe(400);
    const token = await signLogout({ sub: 'flooded', jti: 'after a flood', events: EVENTS });
    const refused = await sendLogout(other, token);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await account.browser.get('/v1/products')).statusCode).toBe(200);
    expect((await sendLogout(other, token, '192.0.2.1')).statusCode).toBe(200);
    expect((await account.browser.get('/v1/products')).statusCode).toBe(401);
    expect((await sendLogout(other, token, '192.0.2.1')).statusCode).toBe(400);
    const logged = lines.map((line) => JSON.parse(line));
    // A line for each one that was looked at, and one for the flood.
    expect(logged.map(({ reason, count }) => reason ?? count)).toEqual([
      ...Array(MAX_WRONG.logout - 1).fill('The logout token is not valid.'),
      MAX_WRONG.logout,
      'The logout token is not valid.',
      'The logout token was used before.',
    ]);
    expect(logged.find(({ count }) => count)).toMatchObject({ level: 40, kind: 'logout', address: '127.0.0.1' });
    expect(lines.filter((line) => line.includes('no token') || line.includes(token))).toEqual([]);
  });

  test('at the provider waits while the provider does not answer: neither the token nor the database is to blame', async () => {
    onTestFinished(() => {
      provider.state.status = undefined;
    });
    const account = person('leaver', 'kol-staff');
    const token = await signLogout({ sub: 'leaver', jti: 'later', events: EVENTS });
    // One process has asked for the addresses of the provider before, but not for its keys.
    const [started, fresh] = [closeLater(newApp()), closeLater(newApp())];
    const { browser } = await signIn(account, openBrowser(started));
    provider.state.status = 500;
    for (const other of [started, fresh]) {
      const answer = await sendLogout(other, token);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.json().detail).toContain('identity provider');
    }
    expect((await browser.get('/v1/products')).statusCode).toBe(200);
    provider.state.status = undefined;
    expect((await sendLogout(fresh, token)).statusCode).toBe(200);
    expect((await browser.get('/v1/products')).statusCode).toBe(401);
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  test.each<[string, Record<string, unknown>, FakeAccount['signature']?, string?]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'another-client' }],
    ['without the event', { events: undefined }],
    ['with another event', { events: { 'https://example/other': {} } }],
    ['with a nonce, as an ID token has', { nonce: 'n' }],
    ['without its time', { iat: undefined }],
    ['without an end', { exp: undefined }],
    ['that is over', { exp: seconds() - 3600 }],
    ['that is old', { iat: seconds() - 3600 }],
    ['without an id', { jti: undefined }],
    ['without a subject', { sub: undefined }],
    ['with alg: none', {}, 'none'],
    ['with the signature of another key', {}, 'another key'],
    ['with a signature with the secret of the client (HS256)', {}, 'client secret'],
    ['with the type of an access token', {}, 'right', 'at+jwt'],
    ['with no type of its own', {}, 'right', 'JWT'],
  ])('does not happen by a logout token %s', async (_name, lie, signature, typ) => {
    const { browser } = await signIn(person('stayer', 'kol-staff'));
    const token = await signLogout({ sub: 'stayer', jti: _name, events: EVENTS, ...lie }, signature, typ);
    expect((await sendLogout(app, token)).statusCode).toBe(400);
    expect((await browser.get('/v1/products')).statusCode).toBe(200);
  });
});
