import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { findOrCreate } from '../repositories/organizations.ts';
import { freePort } from '../test/freePort.ts';
import { openTestDatabase } from '../test/service.ts';
import { DEMO_PEOPLE, startDemoProvider } from './demoProvider.ts';

/** The whole way through a real identity provider (`oidc-provider`), which is another site than KOL Desk. */

let connection: Awaited<ReturnType<typeof openTestDatabase>>;
let provider: Awaited<ReturnType<typeof startDemoProvider>>;
let app: ReturnType<typeof buildApp>;
let desk = '';

beforeAll(async () => {
  connection = await openTestDatabase();
  const port = await freePort();
  desk = `http://127.0.0.1:${port}`;
  provider = await startDemoProvider({ port: 0, publicUrl: desk });
  const organization = await findOrCreate(connection.db, 'Acme Medical');
  const { identityProvider, publicUrl } = readConfig({ ...provider.environment, OIDC_ORGANIZATION: organization.name });
  if (identityProvider === undefined) throw new Error('no identity provider');
  app = buildApp({ db: connection.db, publicUrl, accounts: { provider: identityProvider, organization } });
  await app.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await provider.stop();
  await connection.close();
});

/** A browser that keeps the cookies of each site, and follows redirects. */
function openBrowser() {
  const jars = new Map<string, Map<string, string>>();
  return async function open(
    address: string | URL,
    form?: Record<string, string>,
  ): Promise<{ url: URL; body: string }> {
    let url = new URL(address);
    let body: URLSearchParams | undefined = form && new URLSearchParams(form);
    for (let redirects = 0; redirects < 10; redirects += 1) {
      const jar = jars.get(url.host) ?? new Map<string, string>();
      jars.set(url.host, jar);
      const answer: Response = await fetch(url, {
        redirect: 'manual',
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          'sec-fetch-site': url.pathname === '/auth/callback' ? 'cross-site' : 'same-origin',
          ...(url.pathname === '/auth/sign-out' && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: url.pathname === '/auth/sign-out' ? '{}' : body }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) return { url, body: await answer.text() };
      url = new URL(location, url);
      body = undefined;
    }
    throw new Error('too many redirects');
  };
}

type Browser = ReturnType<typeof openBrowser>;

async function signIn(open: Browser, account: string) {
  const { url } = await open(`${desk}/auth/sign-in?next=/kols`);
  expect(url.origin).toBe(provider.issuer);
  return open(url, { account });
}
const accountOf = async (open: Browser) => JSON.parse((await open(`${desk}/auth/session`)).body).data;

test('people of all roles sign in; one without a role, or who cancels, comes back with the reason', async () => {
  const roles = [];
  for (const { id, name } of DEMO_PEOPLE.slice(0, 3)) {
    const open = openBrowser();
    expect((await signIn(open, id)).url.href).toBe(`${desk}/kols`);
    const account = await accountOf(open);
    expect(account.name).toBe(name);
    roles.push(account.role);
  }
  expect(roles).toEqual(['manager', 'planner', 'reader']);
  const open = openBrowser();
  expect((await signIn(open, 'nikita')).url.search).toBe('?refused=no_role&next=%2Fkols');
  expect(await accountOf(open)).toBeNull();
  // The provider would sign the same person in again, but asks where another account is wanted.
  expect((await open(`${desk}/auth/sign-in?next=/kols`)).url.search).toBe('?refused=no_role&next=%2Fkols');
  const another = await open(`${desk}/auth/sign-in?other_account=true&next=/kols`);
  expect(another.url.href).toMatch(`${provider.issuer}/interaction/`);
  expect((await signIn(openBrowser(), '')).url.search).toBe('?refused=cancelled&next=%2Fkols');
});

test('signing out ends the session at the provider, which ends the sessions of its other browsers here', async () => {
  const open = openBrowser();
  await signIn(open, 'pat');
  // The provider knows the person, so a second session needs no choice.
  const { location } = JSON.parse((await open(`${desk}/auth/sign-out`, {})).body).data;
  expect(await accountOf(open)).toBeNull();
  expect((await open(`${desk}/auth/sign-in?next=/kols`)).url.href).toBe(`${desk}/kols`);
  expect(await accountOf(open)).toMatchObject({ name: 'Pat Planner' });

  const page = await open(location);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const done = await open(action, { xsrf, logout: 'yes' });
  expect(done.url.href).toBe(`${desk}/sign-in`);
  // By the back channel, without a word of the browser.
  expect(await accountOf(open)).toBeNull();
  expect((await open(`${desk}/auth/sign-in`)).url.origin).toBe(provider.issuer);
});
