import { SCREENS } from '../screens.ts';
import { expectNoSidewaysScrolling, WIDTHS } from './checks.ts';
import { records } from './data.ts';
import { expect, test } from './fixtures.ts';

const ADDRESSES = [
  ...SCREENS.map(({ address }) => address),
  '/kols/kol_ada?tab=timeline',
  '/kols/kol_ada?tab=events',
  '/kols/kol_ada?tab=campaigns',
  '/kols/kol_ada?tab=interactions',
  '/kols/kol_ada?tab=publications',
  '/products?selected=prod_1',
  '/campaigns?selected=cmp_1',
  '/events/new?attendees=kol_ada,kol_bo',
  '/nowhere',
];

// The audit trail, and people and keys, are for managers.
test.use({ role: 'manager' });

/** Screens that together have every kind of part: colors change no width, and Axe checks them on every screen in Chromium. */
const DARK_ADDRESSES = [
  '/',
  '/kols/kol_ada',
  '/campaigns?selected=cmp_1',
  '/campaigns/metrics?period=all',
  '/events/new',
];

for (const { colorScheme, addresses, widths } of [
  { colorScheme: 'light', addresses: ADDRESSES, widths: WIDTHS },
  { colorScheme: 'dark', addresses: DARK_ADDRESSES, widths: [1366] },
] as const)
  test(`screens open without an error or horizontal scrolling: ${colorScheme}`, async ({ openDesk, organization }) => {
    test.slow();
    await organization.import(records);
    const desk = await openDesk({ colorScheme });
    await desk.goto('/sign-in');
    await desk.sees({ role: 'heading', name: 'Sign in' });
    const background = await desk.driver.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background, 'page background').toBe(colorScheme === 'dark' ? 'rgb(15, 22, 28)' : 'rgb(245, 247, 248)');
    for (const width of widths) {
      await desk.driver.setViewport(width, 900);
      await expectNoSidewaysScrolling(desk, `/sign-in at ${width} px`);
    }
    await desk.signIn(organization.key);
    for (const path of addresses) {
      await desk.goto(path);
      await desk.waitUntilStable();
      // A drawer and charts load on demand, and nothing is marked as busy until then.
      if (path.includes('selected=')) await desk.sees({ role: 'dialog' });
      if (path.includes('/metrics')) await desk.seesChart();
      for (const width of widths) {
        await desk.driver.setViewport(width, 900);
        await expectNoSidewaysScrolling(desk, `${path} at ${width} px`);
      }
      expect(await desk.errors(), path).toEqual([]);
    }
  });

test('the charts have whole labels in Japanese, whose characters are higher', async ({ openDesk, organization }) => {
  await organization.import(records);
  const desk = await openDesk({ colorScheme: 'light' });
  await desk.signIn(organization.key);
  await desk.driver.evaluate(() => localStorage.setItem('kol-desk.language', '"ja"'));
  await desk.goto('/campaigns/metrics?period=all');
  await desk.seesChart();
  await desk.waitUntilStable();
  const labels = await desk.driver.evaluate(() =>
    [...document.querySelectorAll('main figure svg text')].map(({ textContent }) => textContent),
  );
  expect(labels).toContainEqual(expect.stringMatching(/^\d{4}年\d+月$/));
  expect(labels.filter((label) => label.includes('…'))).toEqual([]);
});
