import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { drizzle } from 'drizzle-orm/pglite';
import { buildApp } from '../server/app.ts';
import {
  axeErrors,
  delayResponses,
  expect,
  expectSettled,
  pageWidth,
  searchButton,
  setTextSize,
  tableRows,
  test,
  userMenu,
} from './fixtures.ts';
import { aCampaign, aKol, aProduct } from './records.ts';
import { SCREEN_RECORDS, SCREENS } from './screens.ts';

const everything = [
  aKol({ id: 'kol_ada' }),
  aProduct({ id: 'prod_a' }),
  aCampaign({ id: 'cmp_a' }),
  // Missing values have a text for screen readers, which must not widen the page.
  aCampaign({
    id: 'cmp_draft',
    name: 'Draft of an invitation',
    status: 'draft',
    metrics: { sent: 0, delivered: 0, opened: 0, clicked: 0, open_rate: 0, click_rate: 0 },
    sent_at: null,
  }),
];

test('the four navigation items, the skip link and the home link work by keyboard', async ({ desk }) => {
  await desk.goto('/campaigns');
  await expect(desk.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
  await desk.keyboard.press('Tab');
  await expect(desk.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('main')).toBeFocused();
  // React Router would not know an entry that the browser adds to the history.
  await expect(desk).toHaveURL('/campaigns');
  await desk.getByRole('link', { name: 'Products' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await expect(desk.getByRole('main')).toBeFocused();
  await expect(desk.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
});

test.describe('in German, which has long words', () => {
  test.use({ locale: 'de-DE' });

  test('the navigation has one line on the narrowest phone, and no title breaks in a word', async ({ desk }) => {
    for (const width of [320, 390]) {
      await desk.setViewportSize({ width, height: 800 });
      await desk.goto('/events');
      const links = desk.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link');
      await expect(links).toHaveCount(4);
      const texts = await links.evaluateAll((all) =>
        all.map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          const { left, right, bottom } = text.getBoundingClientRect();
          return { left, right, bottom };
        }),
      );
      expect(new Set(texts.map(({ bottom }) => bottom)).size, `lines at ${width} px`).toBe(1);
      for (const [index, { right }] of texts.entries())
        expect(right, `text ${index} at ${width} px`).toBeLessThanOrEqual(texts[index + 1]?.left ?? width);
      const title = await desk.getByRole('heading', { name: 'Veranstaltungen', level: 1 }).boundingBox();
      expect(title?.height, `title at ${width} px`).toBeLessThan(40);
    }
  });
});

test('light and dark can be selected, and the selection is stored', async ({ desk }) => {
  const background = () => desk.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await desk.goto('/');
  await userMenu(desk).click();
  const light = await background();
  // One menu has the language, the colors, the shortcuts and the session.
  const menu = desk.getByRole('menu');
  for (const name of ['English', 'Deutsch', 'System', 'Dark'])
    await expect(menu.getByRole('menuitemradio', { name })).toBeVisible();
  for (const name of ['Keyboard shortcuts', 'Sign out'])
    await expect(menu.getByRole('menuitem', { name })).toBeVisible();
  expect(await axeErrors(desk)).toEqual([]);
  await desk.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await desk.reload();
  await expect.poll(background).toBe(dark);
  await userMenu(desk).click();
  await expect(desk.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
});

for (const [what, address, width, height] of [
  ['an open record beside the list', '/campaigns?selected=cmp_a', 1366, 768],
  ['the navigation at the bottom', '/campaigns', 360, 640],
] as const)
  test(`nothing covers the user's menu: ${what}`, async ({ desk, organization }) => {
    await organization.import([aCampaign({ id: 'cmp_a' })]);
    await desk.setViewportSize({ width, height });
    await desk.goto(address);
    await expect(desk.getByRole('rowheader')).toBeVisible();
    await userMenu(desk).click();
    const items = desk.getByRole('menu').locator('[role^=menuitem]');
    await expect(items).toHaveCount(10);
    for (const item of await items.all()) await item.click({ trial: true });
  });

/** The sizes of text on screen, in pixels. */
const TEXT_SIZES = [24, 22, 16, 14, 13, 12];

/** The texts of a size that is not in the scale. */
const oddSizes = (page: Page) =>
  page.evaluate((sizes) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const odd: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (parent === null || !text?.trim() || parent.getClientRects().length === 0) continue;
      const { fontSize } = getComputedStyle(parent);
      if (!sizes.includes(Number.parseFloat(fontSize))) odd.push(`${fontSize}: ${text}`);
    }
    return odd;
  }, TEXT_SIZES);

test('texts are in Inter from this service with 14 px and in few sizes, numbers have equal digits, and links have one style', async ({
  desk,
  organization,
}) => {
  await organization.import(SCREEN_RECORDS);
  const fonts: string[] = [];
  desk.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).origin);
  });
  await desk.goto('/');
  const style = (link: Locator) =>
    link.evaluate((element) => {
      const { color, textDecorationLine, fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      return { color, textDecorationLine, fontFamily, fontSize, fontWeight };
    });
  const link = await style(desk.getByRole('main').getByRole('link', { name: 'Spring news' }).first());
  expect(link.fontFamily).toMatch(/^"Inter Variable"/);
  expect(link.fontSize).toBe('14px');
  expect(await oddSizes(desk)).toEqual([]);
  expect(link.textDecorationLine).toBe('none');
  await expect(desk.locator('body')).toHaveCSS('font-size', '14px');
  // An optional font never replaces a text that is already there.
  const displays = await desk.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('Inter Variable')).map(({ display }) => display),
  );
  expect(new Set(displays)).toEqual(new Set(['optional']));
  await expect.poll(() => fonts).not.toEqual([]);
  expect(new Set(fonts)).toEqual(new Set([new URL(desk.url()).origin]));
  for (const [address, name] of [
    ['/campaigns', 'Spring news'],
    ['/products', 'Example stent'],
    ['/kols', 'Dr. kol_bo'],
    ['/campaigns/metrics?period=all', 'Spring news'],
    ['/kols/kol_ada', 'ada.keller@example.org'],
    ['/events/new?attendees=kol_ada', 'Dr. kol_ada'],
    ['/kols/compare?ids=kol_ada,kol_bo', 'Dr. kol_bo'],
  ] as const) {
    await desk.goto(address);
    expect(await style(desk.getByRole('main').getByRole('link', { name }).first()), address).toEqual(link);
    expect(await oddSizes(desk), address).toEqual([]);
  }
  await desk.goto('/campaigns');
  await expect(desk.getByRole('cell', { name: '148', exact: true })).toHaveCSS('font-variant-numeric', 'tabular-nums');
});

test('an unknown URL shows the not-found page', async ({ desk }) => {
  await desk.goto('/no/such/screen');
  await expect(desk.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expect(desk).toHaveTitle('This page does not exist · KOL Desk');
});

test('on a phone a campaign is three lines: its name, its type, status and date, and what came of it', async ({
  desk,
  organization,
}) => {
  const longName = 'Invitation to the Example Symposium on Structural Heart Disease '.repeat(2).trimEnd();
  await organization.import([...everything, aCampaign({ id: 'cmp_long', name: longName })]);
  await desk.setViewportSize({ width: 390, height: 800 });
  await desk.goto('/campaigns');
  const card = desk.getByRole('row', { name: /Example newsletter/ });
  await expect(card).toBeVisible();
  const lines = [
    [card.getByRole('rowheader')],
    ['Newsletter', 'Completed', 'May 2, 2026'].map((name) => card.getByRole('cell', { name })),
    ['148', '75.7%', '13.5%'].map((name) => card.getByRole('cell', { name, exact: true })),
  ];
  const places = await Promise.all(lines.map((cells) => Promise.all(cells.map((cell) => cell.boundingBox()))));
  const middles = places.map((cells) => cells.map((cell) => Number(cell?.y) + Number(cell?.height) / 2));
  for (const line of middles) for (const middle of line) expect(Math.abs(middle - Number(line[0]))).toBeLessThan(4);
  for (const [above, below] of [middles.slice(0, 2), middles.slice(1, 3)])
    expect(Number(below?.[0]) - Number(above?.[0])).toBeGreaterThan(12);
  expect((await card.boundingBox())?.height).toBeLessThan(110);
  // A long name is cut off, and the drawer has the whole of it.
  const long = desk.getByRole('row').filter({ has: desk.getByRole('link', { name: longName }) });
  await expect(long).toBeVisible();
  expect((await long.boundingBox())?.height).toBeLessThan(110);
  await long.getByRole('link').click();
  await expect(desk.getByRole('dialog', { name: longName })).toBeVisible();
  await desk.keyboard.press('Escape');
  // A number has its name, and what is missing takes no room.
  const label = (cell: Locator) => cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await label(card.getByRole('cell', { name: '75.7%' }))).toContain('Opened');
  const draft = desk.getByRole('row', { name: /Draft of an invitation/ });
  await expect(draft.getByRole('cell').filter({ visible: true })).toHaveText(['Newsletter', 'Draft']);
  // A tap anywhere opens the campaign.
  await card.getByRole('cell', { name: '75.7%' }).click();
  await expect(desk.getByRole('dialog', { name: 'Example newsletter' })).toBeVisible();
  await expect(desk.getByRole('columnheader', { name: 'Status', includeHidden: true })).toBeAttached();
});

test.describe('for a manager', () => {
  test.use({ role: 'manager' });

  test('text at 200 % widens no screen and is not cut off', { tag: '@chromium' }, async ({ desk, organization }) => {
    await organization.import(SCREEN_RECORDS);
    for (const { address: path, content } of SCREENS) {
      for (const width of [360, 1366]) {
        await desk.setViewportSize({ width, height: 800 });
        await setTextSize(desk, 32);
        if (width === 360) await desk.goto(path);
        await expect(content(desk)).toBeVisible();
        await expectSettled(desk);
        const at = `${path} at ${width} px`;
        await expect.poll(() => pageWidth(desk), at).toBe(width);
        const [search, menu] = await Promise.all(
          [searchButton(desk), userMenu(desk)].map((button) => button.boundingBox()),
        );
        expect(search?.width, at).toBeGreaterThan(100);
        expect(Number(menu?.x) + Number(menu?.width), at).toBeLessThanOrEqual(width);
        // No line is lower than its text, which would be drawn over the next line.
        expect(
          await desk.locator('main *').evaluateAll((elements) =>
            elements
              .filter((element) => {
                const { lineHeight, fontSize } = getComputedStyle(element);
                return Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
              })
              .map((element) => element.outerHTML),
          ),
          at,
        ).toEqual([]);
        // Column headers stay inside their columns.
        if (width > 600)
          expect(
            await desk
              .getByRole('columnheader')
              .evaluateAll((heads) =>
                heads.filter((head) => head.scrollWidth > head.clientWidth).map((head) => head.textContent),
              ),
            at,
          ).toEqual([]);
      }
    }
  });
});

test('on a phone the top bar hides on the way down and returns on the way up; with text at 200 % it scrolls with the page', {
  tag: '@chromium',
}, async ({ desk }) => {
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto('/events/new');
  const bar = desk.getByRole('banner');
  const places = desk.getByRole('navigation', { name: 'Main' });
  await expect(desk.getByLabel('Add KOLs')).toBeVisible();
  await desk.evaluate(() => scrollTo(0, 600));
  await expect(bar).not.toBeInViewport();
  await expect(places).toBeInViewport({ ratio: 1 });
  await desk.evaluate(() => scrollTo(0, 560));
  for (const held of [bar, places]) await expect(held).toBeInViewport({ ratio: 1 });
  // Keyboard focus on the bars does not scroll the page, and shows the top bar.
  await desk.evaluate(() => scrollTo(0, 600));
  await expect(bar).not.toBeInViewport();
  const products = desk.getByRole('link', { name: 'Products' });
  for (const control of [products, userMenu(desk)]) {
    await control.focus();
    expect(await desk.evaluate(() => scrollY)).toBe(600);
  }
  await expect(bar).toBeInViewport({ ratio: 1 });
  await desk.evaluate(() => (document.activeElement as HTMLElement).blur());

  // Media queries do not detect a user style sheet: the navigation stays and takes a quarter of the window.
  const root = desk.locator('html');
  await root.evaluate(({ style }) => style.setProperty('font-size', '200%'));
  await desk.evaluate(() => scrollTo(0, 600));
  await expect(bar).not.toBeInViewport();
  await expect(places).toBeInViewport({ ratio: 1 });
  expect((await places.boundingBox())?.height).toBeLessThan(740 / 4);
  await root.evaluate(({ style }) => style.removeProperty('font-size'));
  // The browser's text size hides both.
  await setTextSize(desk, 32);
  await desk.evaluate(() => scrollTo(0, 600));
  for (const gone of [bar, places]) await expect(gone).not.toBeInViewport();
  const campaigns = desk.getByRole('link', { name: 'Campaigns' });
  await campaigns.focus();
  await expect(campaigns).toBeInViewport({ ratio: 0.9 });
});

test.describe('with wide spacing of letters, words and lines (WCAG 1.4.12)', () => {
  test.use({ locale: 'de-DE' });

  test('column headers stay in their columns, and chips contain their text', async ({ desk, organization }) => {
    await organization.import([
      aKol({ id: 'kol_ada', engagement_level: 'medium' }),
      aKol({ id: 'kol_ben' }),
      aProduct({ id: 'prod_a', status: 'in_development' }),
      aCampaign({ id: 'cmp_a' }),
    ]);
    await desk.setViewportSize({ width: 1366, height: 768 });
    for (const path of ['/kols?ids=kol_ada,kol_ben', '/products', '/campaigns']) {
      await desk.goto(path);
      await expect(desk.locator('[data-chip]').first()).toBeVisible();
      const { measured, outside } = await desk.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
        document.adoptedStyleSheets.push(sheet);
        const parts = [...document.querySelectorAll('thead th > :is(button, bdi), td [data-chip]')];
        const outside = parts.filter((part) => {
          const text = document.createRange();
          text.selectNodeContents(part.firstChild ?? part);
          const box = text.getBoundingClientRect();
          const room = (part.closest('th') ?? part).getBoundingClientRect();
          return box.width === 0 || box.left < room.left || box.right > room.right;
        });
        return { measured: parts.length, outside: outside.map((part) => part.textContent) };
      });
      expect(measured, path).toBeGreaterThanOrEqual(5);
      expect(outside, path).toEqual([]);
    }
  });
});

test('with wide letter spacing no metric name and no campaign status breaks on a desktop screen', async ({
  desk,
  organization,
}) => {
  await organization.import([aCampaign({ id: 'cmp_a', status: 'completed' })]);
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto('/campaigns');
  await expect(desk.getByRole('table')).toContainText('Completed');
  const words = await desk.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(sheet);
    const parts = [...document.querySelectorAll('thead th > :is(button, bdi), td [data-chip]')];
    const texts = parts.flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text));
    return texts.flatMap((text) =>
      [...text.data.matchAll(/\w+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return { word, lines: range.getClientRects().length };
      }),
    );
  });
  expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['Delivered', 'Open', 'Click', 'Completed']));
  expect(words.filter(({ lines }) => lines !== 1)).toEqual([]);
  const { scrollWidth, clientWidth } = await desk
    .getByRole('region', { name: 'Campaigns' })
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
});

test('in forced colors overlays have a border, the active option has a marker, and progress bars have a length', async ({
  desk,
  organization,
}) => {
  await organization.import(everything);
  await desk.emulateMedia({ forcedColors: 'active' });
  const style = (part: Locator, name: string) =>
    part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  await desk.goto('/campaigns');
  // The current item is highlighted without focus; the outline shows the focus.
  const [open, other] = ['Campaigns', 'Products'].map((name) => desk.getByRole('link', { name, exact: true }).first());
  if (open === undefined || other === undefined) throw new Error('no places');
  expect(await style(open, 'background-color')).not.toBe(await style(other, 'background-color'));
  expect(await style(open, 'outline-style')).toBe('none');
  await desk.keyboard.press('Tab');
  await open.focus();
  expect(await style(open, 'outline-style')).toBe('solid');
  expect(await style(open, 'outline-color')).not.toBe(await style(desk.locator('body'), 'background-color'));
  await desk.goto('/campaigns?selected=cmp_a');
  const drawer = desk.getByRole('dialog', { name: 'Example newsletter' });
  expect(await style(drawer, 'border-left-style')).toBe('solid');
  const bar = drawer.getByRole('region', { name: 'Funnel' }).locator('[aria-hidden] > *').first();
  expect(await style(bar, 'background-color')).not.toBe(await style(drawer, 'background-color'));
  await desk.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await desk.keyboard.press('Control+k');
  await desk.keyboard.press('ArrowDown');
  const palette = desk.getByRole('dialog');
  expect(await style(palette, 'border-left-style')).toBe('solid');
  const active = palette.locator('.Mui-focused[role=option]');
  expect(await style(active, 'outline-style')).toBe('solid');
});

test('the dashboard works with a service on another origin with other parameter names', async ({
  page,
  organization,
  service,
}) => {
  await organization.import(everything);
  // The real service on another origin that allows this dashboard by CORS.
  const requests: string[] = [];
  const front = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', dashboard);
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    requests.push(request.url ?? '');
    const address = new URL(request.url ?? '/', service.url);
    const search = address.searchParams.get('q');
    address.searchParams.delete('q');
    if (search !== null) address.searchParams.set('search', search);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = request.method === 'POST' ? Buffer.concat(chunks) : undefined;
    const headers = { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' };
    const answer = await fetch(address, { method: request.method, headers, body });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  // The same build with another configuration; the content security policy follows it.
  const dist = await mkdtemp(join(tmpdir(), 'kol-desk-dist-'));
  await cp(join(import.meta.dirname, '../dist'), dist, { recursive: true });
  const settings = { apiBaseUrl: origin, parameterNames: { campaigns: { search: 'q' } } };
  await writeFile(join(dist, 'config.json'), JSON.stringify(settings));
  const files = buildApp({ db: drizzle.mock(), dist });
  const dashboard = await files.listen({ port: 0, host: '127.0.0.1' });

  await page.goto(`${dashboard}/sign-in#key=${organization.key}`);
  await expect(userMenu(page)).toBeVisible();
  await page.goto(`${dashboard}/campaigns?search=example`);
  await expect(page.getByText('Example newsletter')).toBeVisible();
  expect(requests.at(-1)).toContain('q=example');
  await page.goto(`${dashboard}/kols/kol_ada?tab=events`);
  await expect(page.getByText('No events recorded')).toBeVisible();
  await page.goto(`${dashboard}/products`);
  await expect(page.getByText('Example stent')).toBeVisible();
  await page.goto(`${dashboard}/events/new?name=Board&event_type=webinar&attendees=kol_ada`);
  await page.getByLabel('Start', { exact: true }).fill('2027-03-02T09:00');
  await page.getByLabel('End', { exact: true }).fill('2027-03-02T10:00');
  await page.getByRole('button', { name: 'Review event' }).click();
  await page.getByRole('button', { name: /^Create draft event/ }).click();
  await expect(page.getByRole('heading', { name: 'The event was created' })).toBeVisible();
  await page.goto('about:blank');
  await files.close();
  front.close();
  await rm(dist, { recursive: true });
});

test.describe('injected markup', () => {
  test.use({ allowedErrors: ['Content Security Policy', 'TrustedScript', 'TrustedHTML', 'net::ERR_BLOCKED_BY_CSP'] });

  test('neither runs nor sends data', async ({ desk }) => {
    await desk.goto('/');
    await expect(desk.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
    const happened = await desk.evaluate(async () => {
      const attempt = (inject: () => void) => {
        try {
          inject();
        } catch {
          // Trusted Types refuse it.
        }
      };
      attempt(() => {
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
        document.body.append(script);
      });
      const style = document.createElement('style');
      style.textContent = ':root { --injected: yes }';
      document.body.append(style);
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<p id="injected">injected</p>'));
      const sent = await fetch('https://elsewhere.example/').then(
        () => true,
        () => false,
      );
      const applied = getComputedStyle(document.documentElement).getPropertyValue('--injected');
      // Engines without Trusted Types insert the harmless element.
      const inserted = 'trustedTypes' in window && document.querySelector('#injected') !== null;
      return { ran: Reflect.get(window, 'injected') === true, inserted, applied, sent };
    });
    expect(happened).toEqual({ ran: false, inserted: false, applied: '', sent: false });
  });
});

test('an invalid configuration stops the dashboard with a clear message', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl: 'javascript:alert(1)' } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The dashboard cannot start' })).toBeVisible();
  await expect(page.getByText('Send the error details to your administrator.')).toBeVisible();
  await expect(page.getByText(/^GET \/config\.json · Status 200 · apiBaseUrl · /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
  // After a correction it starts automatically.
  await page.unroute('**/config.json');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test.describe('a configuration that does not arrive', () => {
  test.use({ allowedErrors: ['net::ERR_'] });

  test('stops the dashboard with a message until it arrives, without any other request', async ({ page }) => {
    await page.route('**/config.json', async (route) => {
      // The program is loaded and has started.
      await page.waitForLoadState('domcontentloaded');
      await page.context().setOffline(true);
      await route.abort();
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'The dashboard cannot start' })).toBeVisible();
    await expect(page.getByText('KOL Desk keeps trying, and starts when they are valid.')).toBeVisible();
    await expect(page.getByText('Check your network connection.')).toBeVisible();
    await page.unroute('**/config.json');
    await page.context().setOffline(false);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 2_000 });
  });
});

test('a configuration that never arrives also stops the dashboard with a message', async ({ page }) => {
  await page.clock.install();
  await page.route('**/config.json', () => {});
  // The program is loaded and has started.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#root')).toBeAttached();
  await page.clock.runFor('00:11');
  await expect(page.getByRole('heading', { name: 'The dashboard cannot start' })).toBeVisible();
});

test('no width between a phone and a wide screen causes horizontal scrolling', async ({ desk, organization }) => {
  await organization.import(everything);
  await desk.goto('/campaigns');
  await expect(tableRows(desk)).toHaveCount(2);
  for (const width of [320, 360, 599, 600, 699, 700, 768, 899, 900, 1024, 1199, 1200, 1280, 1535, 1536, 1920]) {
    await desk.setViewportSize({ width, height: 800 });
    // The table switches between rows and cards shortly after a resize.
    await expect.poll(() => pageWidth(desk), `${width} px`).toBe(width);
    // From 700 pixels up, the navigation is in the top bar, which has one line on phones too.
    await expect(desk.getByRole('banner').getByRole('navigation')).toHaveCount(width < 700 ? 0 : 1);
    const search = searchButton(desk);
    for (const control of [search, userMenu(desk)]) await expect(control, `${width} px`).toBeInViewport({ ratio: 1 });
    expect((await desk.getByRole('banner').boundingBox())?.height, `${width} px`).toBeLessThan(60);
    const navigation = await desk.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(navigation?.y, `${width} px`)[width < 700 ? 'toBeGreaterThan' : 'toBeLessThan'](100);
    expect((await search.boundingBox())?.width, `${width} px`).toBeGreaterThan(100);
  }
});

test.describe('a screen whose code does not arrive', () => {
  test.use({ allowedErrors: ['net::ERR_', 'dynamically imported module'] });

  test('shows an error, and opens when the service answers again', async ({ desk }) => {
    const code = '**/assets/ProductsPage-*.js';
    await desk.route(code, (route) => route.abort('connectionrefused'));
    await desk.goto('/');
    await desk.getByRole('link', { name: 'Products' }).click();
    await expect(desk.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await desk.unroute(code);
    await desk.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  });
});

test('with reduced motion nothing keeps moving', async ({ desk }) => {
  const release = await delayResponses(desk, '**/v1/products?*');
  await desk.goto('/products');
  const animations = () =>
    desk.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getComputedTiming().iterations));
  await desk.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(animations).toContain(Number.POSITIVE_INFINITY);
  await desk.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(animations).not.toContain(Number.POSITIVE_INFINITY);
  release();
  await expect(desk.getByRole('heading', { name: 'No products yet' })).toBeVisible();
});
