import { expectNoSidewaysScrolling, WIDTHS } from './checks.ts';
import { records, shortList } from './data.ts';
import { expect, test } from './fixtures.ts';

const SCREENS = [
  '/',
  '/kols',
  '/kols?tab=ids',
  shortList,
  '/kols/kol_ada',
  '/kols/kol_ada?tab=timeline',
  '/kols/kol_ada?tab=events',
  '/kols/kol_ada?tab=campaigns',
  '/kols/kol_ada?tab=interactions',
  '/kols/kol_ada?tab=publications',
  '/kols/kol_ada/briefing',
  '/kols/compare?ids=kol_ada,kol_bo',
  '/products',
  '/products?selected=prod_1',
  '/campaigns',
  '/campaigns?selected=cmp_1',
  '/campaigns/metrics?period=all',
  '/events',
  '/events/new?attendees=kol_ada,kol_bo',
  '/audit',
  '/people',
  '/nowhere',
];

// The audit trail, and people and keys, are for managers.
test.use({ role: 'manager' });

/** Screens that together have every kind of part: colors change no width, and Axe checks them on every screen in Chromium. */
const DARK_SCREENS = [
  '/',
  '/kols/kol_ada',
  '/campaigns?selected=cmp_1',
  '/campaigns/metrics?period=all',
  '/events/new',
];

for (const { colorScheme, screens, widths } of [
  { colorScheme: 'light', screens: SCREENS, widths: WIDTHS },
  { colorScheme: 'dark', screens: DARK_SCREENS, widths: [1366] },
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
    for (const path of screens) {
      await desk.goto(path);
      await desk.waitUntilStable();
      // Firefox logs an error if the page is left while the code of its drawer or of its charts loads.
      if (path.includes('selected=')) await desk.sees({ role: 'dialog' });
      if (path.includes('/metrics')) await desk.seesChart();
      for (const width of widths) {
        await desk.driver.setViewport(width, 900);
        await expectNoSidewaysScrolling(desk, `${path} at ${width} px`);
      }
      expect(await desk.errors(), path).toEqual([]);
    }
  });
