import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type axe from 'axe-core';
import { serviceTest } from './serviceFixtures.ts';

interface TestOptions {
  /**
   * How people sign in here. `key-in-tabs` is a service without sessions: the dashboard asks for a key, and the tabs keep it.
   */
  signIn: 'session-key' | 'key-in-tabs';
}

interface TestFixtures {
  /** The page, signed in to the test's organization. The test opens its screen. */
  desk: Page;
  /** Errors that this test provokes on purpose: an error is allowed if it contains one of these texts. */
  allowedErrors: string[];
  /** False for a service without the desk interface: the dashboard has only the operations of `/v1`. */
  hasDeskApi: boolean;
}

export const test = serviceTest.extend<TestFixtures & TestOptions>({
  signIn: ['session-key', { option: true }],

  context: async ({ context, signIn, hasDeskApi }, use) => {
    const changes = { ...(signIn === 'key-in-tabs' && { signIn: null }), ...(!hasDeskApi && { deskApi: '' }) };
    if (Object.keys(changes).length > 0) await context.addInitScript(changeConfig, changes);
    await use(context);
  },

  allowedErrors: [[], { option: true }],
  hasDeskApi: [true, { option: true }],

  /**
   * A test fails if a tab of its browser logs an error, throws or leaves a rejection unhandled, or if the page ends in an inaccessible
   * state. `startOther` is named so that a second service stops after the page has closed.
   */
  page: async ({ page, allowedErrors, startOther: _ }, use, { errors: testErrors }) => {
    const errors: string[] = [];
    page.context().on('weberror', (thrown) => {
      const error = thrown.error();
      errors.push(`page error: ${error.stack ?? error.message}`);
    });
    page.context().on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    await use(page);
    if (testErrors.length === 0 && !page.isClosed() && page.url().startsWith('http')) {
      await expectSettled(page);
      expect(await axeErrors(page, { skippedRules: SLOWEST_RULES })).toEqual([]);
    }
    expect(errors.filter((error) => !allowedErrors.some((allowed) => error.includes(allowed)))).toEqual([]);
  },

  desk: async ({ page, organization, signIn }, use) => {
    const config = await (await page.context().request.get('/config.json')).json();
    if (signIn === 'session-key' && config.signIn) await signInWithKey(page, organization.key);
    else {
      // The storage of a signed-in tab, without loading the home screen.
      await page.goto('/config.json');
      await page.evaluate((key) => {
        sessionStorage.setItem('kol-desk.api-key', key);
        for (const storage of [sessionStorage, localStorage]) storage.setItem('kol-desk.sign-in-round', 'of the test');
      }, organization.key);
    }
    await use(page);
  },
});

/** Changes the configuration in the page, because a Playwright route would also answer without a network. */
function changeConfig(changes: object) {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    if (request[0] !== '/config.json' || !response.ok) return response;
    return new Response(JSON.stringify({ ...(await response.json()), ...changes }), response);
  };
}

/** Sends the request of a route. Like a browser, it says that the request comes from a page of the dashboard, which a session needs. */
export const fetchAsPage = (route: Route) =>
  route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' } });

/** Signs in the browser of a page without the form: the response sets the cookie of a session. */
export async function signInWithKey(page: Page, key: string) {
  const { origin } = new URL((await page.context().request.get('/config.json')).url());
  const response = await page.context().request.post('/auth/key', { data: { key }, headers: { Origin: origin } });
  expect(response.status()).toBe(200);
}

/** Axe as one script that stays in the page, so that later checks do not send it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** More than half of the time of a check. Tests check them on every screen, so they are skipped at the end of every test. */
const SLOWEST_RULES = ['color-contrast', 'target-size'];

/** Returns the violations of WCAG 2.2 AA and of best practices that Axe finds in the current page. */
export async function axeErrors(
  page: Page,
  { skippedRules = [] }: { skippedRules?: string[] } = {},
): Promise<string[]> {
  // The screen may still be loading.
  await expect(page.locator('h1')).not.toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await setBarPosition(page, 'static');
  const errors = await page.evaluate(async (skipped) => {
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // Describing the passed checks would double the time.
    const rules = Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }]));
    const options = { resultTypes: ['violations' as const], runOnly: { type: 'tag' as const, values }, rules };
    // A running transition has neither of its two contrasts, so wait for all transitions.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, skippedRules);
  await setBarPosition(page, '');
  return errors;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Checks light and dark colors; the page ends in light colors. */
export async function axeErrorsInBothColors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    errors.push(...(await axeErrors(page)).map((error) => `${colorScheme}: ${error}`));
  }
  return errors;
}

/**
 * Makes the bars part of the page during the check, because Axe reports elements that a bar partly covers as too small.
 */
const setBarPosition = (page: Page, position: string) =>
  page.evaluate((value) => {
    for (const bar of document.querySelectorAll<HTMLElement>('header, nav, thead > tr > *'))
      if (value === '' || ['fixed', 'sticky'].includes(getComputedStyle(bar).position)) bar.style.position = value;
  }, position);

/** Sets the browser's text size (default 16 pixels). Call it after setting the window size. */
export async function setTextSize(page: Page, pixels: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/** Blocks every request that matches a pattern of `page.route`. @returns a function that lets them through */
export async function delayResponses(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    // The page may have cancelled the request.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Waits until nothing on the page is loading, and nothing is faded because it is about to be replaced. */
export const expectSettled = (page: Page) =>
  expect(page.locator('[aria-busy=true], [data-stale=awaiting]')).toHaveCount(0);

/** The text that the page has copied. A copy takes a moment, so poll for it. */
export const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** How wide the whole page is, in pixels: wider than the window if it scrolls horizontally. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

export { expect };

/** Each language of the dashboard: its name, and the name of the user's menu. English is last, so that a test continues in English. */
const LANGUAGES = {
  de: { name: 'Deutsch', menu: 'Konto und Einstellungen' },
  ja: { name: '日本語', menu: 'アカウントと設定' },
  'zh-CN': { name: '简体中文', menu: '账户与设置' },
  en: { name: 'English', menu: 'Account and settings' },
};

export const ALL_LANGUAGES = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];

/** The button of the menu with the language, the colors, the shortcuts and the session. Only signed-in users see it. */
export const userMenu = (page: Page) => page.getByRole('button', { name: LANGUAGES.en.menu });

/** Selects a language in the user's menu: the screen changes without loading again. */
export async function selectLanguage(page: Page, language: keyof typeof LANGUAGES) {
  const menus = Object.values(LANGUAGES).map(({ menu }) => menu);
  await page.getByRole('button', { name: new RegExp(menus.join('|')) }).click();
  await page.getByRole('menuitemradio', { name: LANGUAGES[language].name }).click();
  // The region of the browser belongs to English only.
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en-US' : language);
  await expect(page.getByRole('menu')).toBeHidden();
}

export async function signOut(page: Page) {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** The search of every screen: on home in the page, elsewhere in the app bar. */
export const searchButton = (page: Page) => page.getByRole('button', { name: /^Search or jump to/ });

/** Types into the search of the app bar and opens the first result. */
export async function jumpTo(page: Page, text: string) {
  await searchButton(page).click();
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(text);
  await page.keyboard.press('Enter');
}

/** The tab of a campaign status above the table: `All`, `Active`. */
export const statusTab = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name: new RegExp(`^${label}`) });

/** The rows of the page's table, without its header. */
export const tableRows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

/** The links to the KOLs of the page's table. */
export const kolNames = (page: Page) => page.getByRole('table').getByRole('rowheader').getByRole('link');

/** Saves KOLs of the list as a shortlist under a name. @param button the button for these KOLs */
export async function saveShortlist(page: Page, name: string, button = 'Save as shortlist') {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByLabel('Shortlist name').fill(name);
  await page.keyboard.press('Enter');
}

/** The field for a key, on the sign-in page or in a dialog. */
export const keyField = (parent: Page | Locator) => parent.getByLabel('API key');

/** Shows columns of a table that are hidden by default. */
export async function showColumns(page: Page, ...names: string[]) {
  await page.getByRole('button', { name: 'Columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  for (const name of names) await dialog.getByRole('checkbox', { name, exact: true }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
}
