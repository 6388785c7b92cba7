import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, type TestInfo } from '@playwright/test';
import { startDemoProvider } from '../server/demo/demoProvider.ts';
import { DEMO_ORGANIZATION } from '../server/demo/loadDemo.ts';
import { freePort } from '../server/test/freePort.ts';
import { create, fillForm, isCreated, review } from './eventForm.ts';
import { axeErrors, expect, keyField, signOut, test, userMenu } from './fixtures.ts';
import { ageSignIns, createKey, runCommand, startService } from './service.ts';

/** The three ways to sign in: the code that a start prints, the account of an organization, and a key. */

test.use({ allowedErrors: ['status of 401', 'status of 403', 'status of 409'] });

/** Everything that the browser stores for scripts, and the address. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));

test.describe('the code that a start prints', () => {
  test('signs in once, and stays in no address', async ({ page, browser, startOther }) => {
    const service = await startOther({ KOL_DESK_DEMO: 'always' });
    const code = new URL(service.printed).hash.replace('#code=', '');
    expect(code.length).toBeGreaterThan(40);
    await page.goto(service.printed);
    await expect(page).toHaveURL(`${service.url}/`);
    await expect(userMenu(page)).toBeVisible();
    expect(await stored(page)).not.toContain(code);
    await page.goto(`${service.url}/kols/kol_demo_0001`);
    await expect(page.getByRole('heading', { name: 'Katharina Brandstätter' })).toBeVisible();
    await page.reload();
    await expect(userMenu(page)).toBeVisible();
    for (const _step of [1, 2]) {
      await page.goBack().catch(() => null);
      expect(page.url()).not.toContain(code);
    }

    const other = await browser.newContext();
    const late = await other.newPage();
    await late.goto(service.printed);
    await expect(late.getByText('This sign-in link no longer works')).toBeVisible();
    expect(await axeErrors(late)).toEqual([]);
    await other.close();
  });

  test(
    'brings the key of the demonstration into no file of the browser',
    { tag: '@chromium' },
    async ({ startOther }, testInfo) => {
      const service = await startOther({ KOL_DESK_DEMO: 'always' });
      const filesWith = await filesAfter(testInfo, service.url, async (page) => {
        await page.goto(service.printed);
      });
      expect(filesWith(DRAFT)).not.toEqual([]);
      expect(filesWith((await readFile(join(service.dataDir, 'demonstration-key'), 'utf8')).trim())).toEqual([]);
    },
  );
});

test.describe('the account of an organization', () => {
  let dataDir = '';
  let provider: Awaited<ReturnType<typeof startDemoProvider>>;
  let service: Awaited<ReturnType<typeof startService>>;
  let environment: NodeJS.ProcessEnv;

  // One program for the tests: they only read its demonstration, and sign in as different people.
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kol-desk-account-'));
    const port = await freePort();
    provider = await startDemoProvider({ port: 0, publicUrl: `http://127.0.0.1:${port}` });
    environment = {
      ...provider.environment,
      DATA_DIR: dataDir,
      PORT: String(port),
      OIDC_ORGANIZATION: DEMO_ORGANIZATION,
      KOL_DESK_DEMO: 'always',
    };
    service = await startService(environment);
  });
  test.afterAll(async () => {
    await service.stop();
    await provider.stop();
    await rm(dataDir, { recursive: true });
  });

  const signInAs = async (page: Page, person: string, path = '/') => {
    await page.goto(service.url + path);
    await page.getByRole('link', { name: 'Sign in with your organization’s account' }).click();
    await page.getByRole('button', { name: person }).click();
  };

  test('opens the requested page; the menu names the person, the role and the organization; signing out ends it at the provider', async ({
    page,
  }) => {
    await page.goto(`${service.url}/campaigns?status=active`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(keyField(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign in with another account' })).toHaveCount(0);
    expect(await axeErrors(page)).toEqual([]);
    await signInAs(page, 'Pat Planner', '/campaigns?status=active');
    await expect(page).toHaveURL(`${service.url}/campaigns?status=active`);
    await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
    await userMenu(page).click();
    for (const text of ['Pat Planner', 'Planner', DEMO_ORGANIZATION])
      await expect(page.getByRole('menu')).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    const [cookie] = (await page.context().cookies(service.url)).filter(({ name }) => /^kol-desk-\d+$/.test(name));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(await stored(page)).not.toContain(cookie?.value ?? '');

    await signOut(page);
    await expect(page.getByRole('heading', { name: 'Sign out of the demonstration account?' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${service.url}/sign-in`);
    await page.goto(`${service.url}/campaigns`);
    await expect(page).toHaveURL(/\/sign-in\?next=/);
  });

  test('stays signed in, although this browser was used last on another day', async ({ page }) => {
    await signInAs(page, 'Pat Planner');
    await expect(userMenu(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('kol-desk.active-at', String(Date.now() - 86_400_000)));
    await page.context().clearCookies();
    await signInAs(page, 'Pat Planner', '/products');
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  });

  test('opens a long list of KOLs, whose address is longer than a cookie, also after an account that cannot enter', async ({
    page,
  }) => {
    const ids = Array.from({ length: 200 }, (_, index) => `kol_demo_${String(index + 1).padStart(4, '0')}`);
    await signInAs(page, 'Nikita Noaccess', `/kols?ids=${ids.join()}`);
    await page.getByRole('link', { name: 'Sign in with another account' }).click();
    await page.getByRole('button', { name: 'Pat Planner' }).click();
    await expect(page).toHaveURL(/\/kols\?ids=kol_demo_0001.*kol_demo_0200$/);
    await expect(page.getByRole('heading', { name: 'KOLs', level: 1 })).toBeVisible();
  });

  test('at another name of this machine continues at PUBLIC_URL, where the sign-in succeeds', async ({ page }) => {
    await page.goto(`http://localhost:${new URL(service.url).port}/campaigns`);
    const link = page.getByRole('link', { name: 'Sign in with your organization’s account' });
    await expect(link).toBeFocused();
    await link.click();
    await expect(page).toHaveURL(`${service.url}/sign-in?next=%2Fcampaigns`);
    await link.click();
    await page.getByRole('button', { name: 'Pat Planner' }).click();
    await expect(page).toHaveURL(`${service.url}/campaigns`);
  });

  test('without a role leads back, with the reason and a way to another account', async ({ page }) => {
    await signInAs(page, 'Nikita Noaccess', '/campaigns');
    await expect(page.getByText('Your account has no access to KOL Desk.')).toBeVisible();
    expect(page.url()).not.toContain('code=');
    expect(await axeErrors(page)).toEqual([]);
    // The provider signs the same account in again, unless it is asked for another one.
    await page.getByRole('link', { name: 'Sign in with your organization’s account' }).click();
    await expect(page.getByText('Your account has no access to KOL Desk.')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in with another account' }).click();
    await page.getByRole('button', { name: 'Robin Reader' }).click();
    await expect(page).toHaveURL(`${service.url}/campaigns`);
    await userMenu(page).click();
    await expect(page.getByRole('menu')).toContainText('Robin Reader');
  });

  test('of another person asks before it replaces the session, and names both; of the same person it does not ask', async ({
    page,
  }) => {
    await signInAs(page, 'Pat Planner');
    await expect(userMenu(page)).toBeVisible();
    // The provider knows Pat, so it signs in at once.
    await page.goto(`${service.url}/auth/sign-in?next=/campaigns`);
    await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${service.url}/campaigns`);

    const form = await page.context().newPage();
    await form.goto(`${service.url}/events/new`);
    await form.getByLabel('Name', { exact: true }).fill('Board of Pat');
    const question = page.getByRole('alertdialog', { name: 'Replace the current sign-in?' });
    const ask = async () => {
      // Another person uses the browser.
      await page.context().clearCookies({ domain: 'localhost' });
      await page.goto(`${service.url}/auth/sign-in?next=/products`);
      await page.getByRole('button', { name: 'Robin Reader' }).click();
      for (const text of ['Current sign-in: Pat Planner (pat@demo', 'New sign-in: Robin Reader (robin@demo'])
        await expect(question).toContainText(text);
      await expect(question).toContainText(`.example), “${DEMO_ORGANIZATION}”`);
    };
    await ask();
    expect(await axeErrors(page)).toEqual([]);
    expect(page.url()).not.toMatch(/Robin|person_/);
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page).toHaveURL(`${service.url}/products`);
    await userMenu(page).click();
    await expect(page.getByRole('menu')).toContainText('Pat Planner');
    const cookies = async () => (await page.context().cookies(service.url)).map(({ name }) => name).sort();
    const { port } = new URL(service.url);
    await expect.poll(cookies).toEqual([`kol-desk-${port}`, `kol-desk-${port}-session`]);

    await ask();
    await question.getByRole('button', { name: 'Replace and sign in' }).click();
    await expect(page).toHaveURL(`${service.url}/products`);
    await userMenu(page).click();
    await expect(page.getByRole('menu')).toContainText('Robin Reader');
    // The draft of Pat is not Robin's.
    await expect(form.getByRole('heading', { name: 'Your role cannot create events' })).toBeVisible();
    await expect(form.getByText('Board of Pat')).toHaveCount(0);
  });

  test('after the question has expired, the page continues with the existing session', async ({ page }) => {
    await signInAs(page, 'Pat Planner');
    await expect(userMenu(page)).toBeVisible();
    await page.goto(`${service.url}/sign-in?confirm=account&next=/products`);
    await expect(page).toHaveURL(`${service.url}/products`);
  });

  test('a session that ends in the middle of a form continues after a sign-in in another tab, and the event is sent', async ({
    page,
  }) => {
    await signInAs(page, 'Pat Planner', '/events/new');
    await fillForm(page, 'Board that must not get lost');
    await review(page);
    await runCommand(dataDir, 'people', 'sign-out', 'pat@demo.example');
    await create(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    expect(await axeErrors(page)).toEqual([]);
    const opened = page.context().waitForEvent('page');
    await expect(dialog.getByRole('link', { name: 'Sign in in a new tab' })).toBeFocused();
    await page.keyboard.press('Enter');
    const tab = await opened;
    // The provider still knows the person, so it does not ask, and the tab closes.
    await expect(dialog).toBeHidden();
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(page.getByRole('heading', { name: 'Board that must not get lost' })).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Create draft event' }).click();
    await isCreated(page);
  });

  test('some time after the sign-in, a manager authenticates again at the provider to sign out a person, and then it continues', async ({
    page,
    browser,
  }) => {
    const pat = await (await browser.newContext()).newPage();
    await signInAs(pat, 'Pat Planner');
    await expect(userMenu(pat)).toBeVisible();
    await pat.goto(`${service.url}/config.json`);
    await signInAs(page, 'Morgan Manager');
    await expect(userMenu(page)).toBeVisible();
    await page.goto('about:blank');
    await service.stop();
    await ageSignIns(dataDir);
    service = await startService(environment);

    await page.goto(`${service.url}/people`);
    await page.getByRole('button', { name: 'Actions for Pat Planner' }).click();
    await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign in again' });
    await expect(question).toContainText('This action needs a recent sign-in.');
    expect(await axeErrors(page)).toEqual([]);
    const opened = page.context().waitForEvent('page');
    await question.getByRole('link', { name: 'Sign in in a new tab' }).click();
    const tab = await opened;
    // The provider knows the person, but asks again.
    await tab.getByRole('button', { name: 'Morgan Manager' }).click();
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(page.getByText('Pat Planner is signed out everywhere.')).toBeVisible();
    await expect(question).toBeHidden();
    await pat.goto(`${service.url}/products`);
    await expect(pat).toHaveURL(/\/sign-in\?next=/);
    await pat.context().close();
  });

  test('exports, files of charts and printed briefings are in the audit trail', async ({ page }) => {
    // The dialog of the browser would stop the test.
    await page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await signInAs(page, 'Morgan Manager', '/campaigns');
    await page.getByRole('button', { name: 'Export' }).click();
    const saveFile = async (name: string) => {
      const [file, report] = [page.waitForEvent('download'), page.waitForResponse('**/auth/exports')];
      await page.getByRole(name === 'Save file' ? 'button' : 'menuitem', { name }).click();
      await file;
      expect((await report).status()).toBe(204);
    };
    await saveFile('Save file');

    await page.goto(`${service.url}/campaigns/metrics`);
    for (const name of ['Save as PNG', 'Save as CSV']) {
      await page.getByRole('button', { name: 'Actions for “Funnel”' }).click();
      await saveFile(name);
    }
    await page.goto(`${service.url}/kols/kol_demo_0001/briefing`);
    const printed = page.waitForResponse('**/auth/exports');
    await page.getByRole('button', { name: 'Print' }).click();
    expect((await printed).status()).toBe(204);

    await page.goto(`${service.url}/kols/compare?ids=kol_demo_0001,kol_demo_0002`);
    const printing = page.waitForResponse('**/auth/exports');
    await page.getByRole('button', { name: 'Print' }).click();
    const report = await printing;
    expect(report.status()).toBe(204);
    expect(report.request().postDataJSON().subjects).toEqual(['kol_demo_0001', 'kol_demo_0002']);

    await page.goto(`${service.url}/audit`);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: 'Chart of the campaigns' })).toHaveCount(2);
    await expect(
      rows.filter({ hasText: 'Printed a briefing' }).filter({ hasText: 'Katharina Brandstätter' }),
    ).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Printed a comparison' })).toHaveCount(2);
    await expect(rows.filter({ hasText: /Exported.*Campaigns/ })).not.toHaveCount(0);
  });

  test('the audit trail finds a person by a part of the name or email, and its file has the same rows', async ({
    page,
  }) => {
    await signInAs(page, 'Pat Planner');
    await expect(userMenu(page)).toBeVisible();
    await page.context().clearCookies();
    await signInAs(page, 'Morgan Manager', '/audit');
    // In the column "Who". An entry may name another person as its subject.
    const entriesOf = (name: string) => page.getByRole('table').locator('td:nth-child(2)').filter({ hasText: name });
    const morgan = entriesOf('Morgan Manager');
    const pat = entriesOf('Pat Planner');
    await expect(morgan).not.toHaveCount(0);
    await expect(pat).not.toHaveCount(0);
    const who = page.getByRole('combobox', { name: 'Who' });
    await who.fill('PLANNER pat');
    await expect(page).toHaveURL(/\/audit\?actor=PLANNER(\+|%20)pat$/);
    await expect(morgan).toHaveCount(0);
    await expect(pat).not.toHaveCount(0);
    expect(await axeErrors(page)).toEqual([]);
    await page.getByRole('button', { name: 'Export' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file).toContain('Pat Planner');
    expect(file).not.toContain('Morgan Manager');
    await page.keyboard.press('Escape');
    await who.fill('morgan@demo');
    await expect(pat).toHaveCount(0);
    await expect(morgan).not.toHaveCount(0);
    await who.fill('p%t');
    await expect(page.getByText('No entry matches')).toBeVisible();
  });
});

test('a key in the address of another machine is not used, and wiped: the history of the browser has it', async ({
  page,
  organization,
  service,
}) => {
  const requests: string[] = [];
  // The same service under the name of a machine.
  await page.route('https://desk.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    requests.push(`${route.request().method()} ${pathname}`);
    await route.fulfill({ response: await route.fetch({ url: service.url + pathname + search }) });
  });
  await page.goto(`https://desk.example/sign-in#key=${organization.key}`);
  await expect(keyField(page)).toHaveValue('');
  expect(await stored(page)).not.toContain(organization.key);
  expect(requests).toContain('GET /auth/session');
  expect(requests).not.toContain('POST /auth/key');
});

test('an account that would replace a session of a key of another organization asks first, and names both; so does the key', async ({
  page,
  startOther,
}) => {
  const port = await freePort();
  const provider = await startDemoProvider({ port: 0, publicUrl: `http://127.0.0.1:${port}` });
  const service = await startOther({
    ...provider.environment,
    PORT: String(port),
    OIDC_ORGANIZATION: 'Acme Medical',
    KEY_SIGN_IN: 'true',
  });
  const withKey = `${service.url}/sign-in#key=${await createKey(service, 'Other Desk')}`;
  await page.goto(withKey);
  await expect(userMenu(page)).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Replace the current sign-in?' });
  const withAccount = `${service.url}/auth/sign-in?next=/products`;
  await page.goto(withAccount);
  await page.getByRole('button', { name: 'Pat Planner' }).click();
  await expect(question).toContainText(/Current sign-in: API key kd_\w+, “Other Desk”/);
  await expect(question).toContainText('New sign-in: Pat Planner (pat@demo.example), “Acme Medical”');
  expect(await axeErrors(page)).toEqual([]);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await userMenu(page).click();
  await expect(page.getByRole('menu')).toContainText('Other Desk');
  // The provider knows Pat now, so it signs in at once.
  await page.goto(withAccount);
  await question.getByRole('button', { name: 'Replace and sign in' }).click();
  await expect(page).toHaveURL(`${service.url}/products`);
  await userMenu(page).click();
  await expect(page.getByRole('menu')).toContainText('Acme Medical');

  await page.goto(withKey);
  await expect(question).toContainText('Current sign-in: Pat Planner (pat@demo.example), “Acme Medical”');
  await question.getByRole('button', { name: 'Replace and sign in' }).click();
  await userMenu(page).click();
  await expect(page.getByRole('menu')).toContainText('Other Desk');
  await provider.stop();
});

/** What a browser does store: the search of its files must find it. */
const DRAFT = 'Board in the profile of the browser';

/**
 * Opens a browser that keeps its files, signs in and works. @returns a function that names the files of the closed browser which
 * contain a text
 */
async function filesAfter(testInfo: TestInfo, url: string, signIn: (page: Page) => Promise<void>) {
  const profile = await mkdtemp(join(tmpdir(), 'kol-desk-profile-'));
  const context = await chromium.launchPersistentContext(profile, testInfo.project.use.launchOptions);
  const [page = await context.newPage()] = context.pages();
  await signIn(page);
  await expect(userMenu(page)).toBeVisible();
  await page.goto(`${url}/events/new`);
  await page.getByLabel('Name', { exact: true }).fill(DRAFT);
  await page.goto(`${url}/products`);
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  // A browser writes its files when it closes.
  await context.close();
  const entries = await readdir(profile, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => ({ name, bytes: await readFile(join(parentPath, name)) })),
  );
  await rm(profile, { recursive: true });
  // Browsers store text in one or in two bytes a character.
  return (text: string) =>
    files
      .filter(({ bytes }) => bytes.includes(text, 0, 'latin1') || bytes.includes(text, 0, 'utf16le'))
      .map(({ name }) => name);
}

test(
  'a typed key is in no file of the browser after the sign-in',
  { tag: '@chromium' },
  async ({ organization, service }, testInfo) => {
    const filesWith = await filesAfter(testInfo, service.url, async (page) => {
      await page.goto(`${service.url}/campaigns`);
      await keyField(page).fill(organization.key);
      await page.keyboard.press('Enter');
    });
    expect(filesWith(DRAFT)).not.toEqual([]);
    expect(filesWith(organization.key)).toEqual([]);
  },
);
