import type { Browser, Page } from '@playwright/test';
import { aCampaign } from '../e2e/records.ts';
import { SCREEN_RECORDS, SCREENS } from '../e2e/screens.ts';
import { buildBaseline } from './baseline.ts';
import {
  type Desk,
  filterByStatus,
  medianAndMax,
  milliseconds,
  openBrowser,
  type SignedIn,
  signIn,
  slowDown,
  startDesk,
  turnPages,
} from './desk.ts';
import { openFresh, type PageLoad, type Ready, timeFreshLoad } from './pageLoads.ts';
import type { Measurement, Section } from './report.ts';

const ROWS = 20;
const LOADS = 9;
/** Both sides change in turns, because a single round measures what else the machine does. */
const ROUNDS = 6;
/** Pages that are turned forward, and then back. */
const TURNED_PAGES = 6;
const WARM_UP_TRIPS = 200;
const ROUND_TRIPS = 50;
const RATES = [1, 4];
const GROWTH_LIMIT = 1.05;
/** The budgets hold at this slow-down of the processor (docs/decisions/0047). */
const SLOWED = 4;
const LARGEST_PAINT_LIMIT_MS = 1_500;
const LARGEST_PAINT_RATIO = 2.2;
const CHANGE_RATIO = 1.35;
const SHIFT_LIMIT = 0.01;
const STATUSES = ['active', 'completed', 'paused'] as const;

export const dashboard: Section = {
  name: 'dashboard',
  title: 'The dashboard in the browser',
  about: `Each page is loaded ${LOADS} times with an empty browser cache, in turns with the others and the baseline. The page is the campaigns with ${ROWS} rows; the
baseline is a bare app with the same rows on the same libraries. The time of a change is from the click until the new rows are
painted. Memory is the heap after garbage collection.`,
  async measure() {
    const campaigns = Array.from({ length: 400 }, (_, index) =>
      aCampaign({ id: `cmp_${index}`, name: `Campaign ${index}`, status: STATUSES[index % STATUSES.length] }),
    );
    const desk = await startDesk([...SCREEN_RECORDS, ...campaigns]);
    const baseline = await buildBaseline();
    const served = await baseline.serve(desk.url);
    const browser = await openBrowser();
    const context = await browser.newContext();
    await signIn(context, desk);
    const cookies = await context.storageState();
    await context.close();
    const sides = {
      browser,
      signedIn: { cookies, key: desk.key },
      ours: `${desk.url}/campaigns?per_page=${ROWS}`,
      bare: `${served.url}/?page=1&per_page=${ROWS}`,
    };
    try {
      return [
        ...(await loads(sides)),
        ...(await screens(sides, desk.url)),
        ...(await changes(sides)),
        ...(await tabs(desk, sides)),
        ...(await memory(sides)),
      ];
    } finally {
      await browser.close();
      await served.stop();
      await baseline.remove();
      await desk.stop();
    }
  },
};

interface Sides {
  browser: Browser;
  signedIn: SignedIn;
  ours: string;
  bare: string;
}

async function loads({ browser, signedIn, ...addresses }: Sides): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const rate of RATES) {
    const timed: Record<'ours' | 'bare', PageLoad[]> = { ours: [], bare: [] };
    for (let round = 0; round < LOADS; round++)
      for (const side of ['bare', 'ours'] as const)
        timed[side].push(await timeFreshLoad(browser, signedIn, rate, addresses[side], lastRow));
    const describe = (side: 'ours' | 'bare', name: keyof PageLoad) =>
      milliseconds(timed[side].map((load) => load[name]));
    for (const [name, what] of [
      ['firstPaint', 'First paint of the campaigns'],
      ['blocking', 'Blocking time of the campaigns'],
    ] as const)
      found.push({
        what: `${what}, ${rate}×`,
        measured: describe('ours', name),
        baseline: describe('bare', name),
      });
  }
  return found;
}

/**
 * The largest paint of every screen and of the baseline's page, and the largest layout shift of all screens until everything that
 * loads later is there. A round loads the baseline and then each screen, so that a slow minute of the machine affects all of them.
 */
async function screens({ browser, signedIn, bare }: Sides, url: string): Promise<Measurement[]> {
  const baseline: PageLoad[] = [];
  const ours = new Map<string, PageLoad[]>(SCREENS.map(({ name }) => [name, []]));
  const load = (address: string, ready: Ready) => timeFreshLoad(browser, signedIn, SLOWED, address, ready);
  for (let round = 0; round < LOADS; round++) {
    baseline.push(await load(bare, lastRow));
    for (const { name, address, content } of SCREENS)
      ours.get(name)?.push(await load(url + address, (page) => content(page).waitFor()));
  }
  const found = [...ours].map(
    ([name, loads]): Measurement => ({
      what: `Largest paint of ${name}, ${SLOWED}×`,
      measured: milliseconds(loads.map(({ largestPaint }) => largestPaint)),
      baseline: milliseconds(baseline.map(({ largestPaint }) => largestPaint)),
      ...largestPaintBudget(loads, baseline),
    }),
  );
  const shifts = [...ours].flatMap(([name, loads]) => loads.map(({ shift }) => ({ name, shift })));
  const worst = shifts.reduce((most, each) => (each.shift > most.shift ? each : most));
  found.push({
    what: `Layout shift, the largest of all screens, ${SLOWED}×`,
    measured: `${Number(worst.shift.toFixed(4))}${worst.shift > 0 ? ` (${worst.name})` : ''}`,
    limit: `≤ ${SHIFT_LIMIT}`,
    passed: worst.shift <= SHIFT_LIMIT,
  });
  return found;
}

async function changes({ browser, signedIn, ...addresses }: Sides): Promise<Measurement[]> {
  const found: Measurement[] = [];
  const pages = { bare: await openFresh(browser, signedIn), ours: await openFresh(browser, signedIn) };
  for (const side of ['bare', 'ours'] as const) {
    await pages[side].goto(addresses[side]);
    await lastRow(pages[side]);
    // Turn every page once, so that both sides have the rows and only drawing is measured.
    await turnPages(pages[side], TURNED_PAGES);
  }
  for (const rate of RATES) {
    const turned: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    const filtered: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    for (let round = 0; round < ROUNDS; round++)
      for (const side of ['bare', 'ours'] as const) {
        const page = pages[side];
        await slowDown(page, rate);
        turned[side].push(...(await turnPages(page, TURNED_PAGES)));
        // Reload to empty the cache. Each choice starts with another row than the choice before.
        await page.reload();
        await lastRow(page);
        for (const status of ['paused', 'completed', 'active']) filtered[side].push(await filterByStatus(page, status));
      }
    found.push(
      {
        what: `A turned page, ${rate}×`,
        measured: milliseconds(turned.ours),
        baseline: milliseconds(turned.bare),
        ...(rate === SLOWED && changeBudget(turned.ours, turned.bare)),
      },
      {
        what: `A filter, with its request, ${rate}×`,
        measured: milliseconds(filtered.ours),
        baseline: milliseconds(filtered.bare),
        ...(rate === SLOWED && changeBudget(filtered.ours, filtered.bare)),
      },
    );
  }
  for (const page of Object.values(pages)) await page.context().close();
  return found;
}

/** The bare app has no tabs, so its filter is the baseline: its rows are read once, too. */
async function tabs({ url }: Desk, { browser, signedIn, bare }: Sides): Promise<Measurement[]> {
  const page = await openFresh(browser, signedIn);
  const baseline = await openFresh(browser, signedIn);
  const found: Measurement[] = [];
  await baseline.goto(bare);
  await page.goto(`${url}/kols/kol_ada`);
  await page.getByRole('tab').first().waitFor();
  for (const rate of RATES) {
    await slowDown(page, rate);
    await slowDown(baseline, rate);
    await baseline.reload();
    await lastRow(baseline);
    const times: number[] = [];
    const baselineTimes: number[] = [];
    for (let round = 0; round < 3; round++) {
      for (const status of ['paused', 'completed', 'active'])
        baselineTimes.push(await filterByStatus(baseline, status));
      for (const tab of await page.getByRole('tab').all()) {
        times.push(
          await tab.evaluate(async (element: HTMLElement) => {
            const start = performance.now();
            element.click();
            do await new Promise(requestAnimationFrame);
            while (
              element.getAttribute('aria-selected') !== 'true' ||
              document.querySelector('[aria-busy=true], [class*=skeleton]') !== null
            );
            await new Promise((end) => setTimeout(end));
            return performance.now() - start;
          }),
        );
      }
    }
    found.push({
      what: `A tab of the profile, the first time with its request, ${rate}×`,
      measured: milliseconds(times),
      baseline: `${milliseconds(baselineTimes)}, a filter of its table`,
    });
  }
  await page.context().close();
  await baseline.context().close();
  return found;
}

async function memory({ browser, signedIn, ours }: Sides): Promise<Measurement[]> {
  const page = await openFresh(browser, signedIn);
  await page.goto(ours);
  await lastRow(page);
  // One script in the page: every step that is driven from outside would leave compiled code behind.
  const goBothWays = (times: number) =>
    page.evaluate(
      async ({ trips, ways }) => {
        for (let trip = 0; trip < trips; trip++)
          for (const { to, rows, text } of ways) {
            document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click();
            do await new Promise(requestAnimationFrame);
            while (
              document.querySelectorAll('tbody tr').length < rows ||
              document.querySelector('tbody')?.textContent.includes(text) !== true
            );
          }
      },
      {
        trips: times,
        ways: [
          { to: '/products', rows: 1, text: 'Example stent' },
          { to: '/campaigns', rows: ROWS, text: '' },
        ],
      },
    );
  // Until about the 200th trip the browser compiles more functions (a heap snapshot shows 1 MB of code and nothing else).
  await goBothWays(WARM_UP_TRIPS);
  const before = await heldBy(page);
  await goBothWays(ROUND_TRIPS);
  const after = await heldBy(page);
  await page.context().close();
  return [
    {
      what: `Memory after ${ROUND_TRIPS} more round trips between two screens`,
      measured: `${megabytes(after.bytes)} (${(after.bytes / before.bytes).toFixed(2)}×)`,
      baseline: `before them ${megabytes(before.bytes)}`,
      limit: `≤ ${GROWTH_LIMIT}×`,
      passed: after.bytes / before.bytes <= GROWTH_LIMIT,
    },
    {
      what: 'Nodes and listeners after them',
      measured: `${after.nodes} and ${after.listeners}`,
      baseline: `before them ${before.nodes} and ${before.listeners}`,
      limit: 'no more',
      passed: after.nodes <= before.nodes && after.listeners <= before.listeners,
    },
  ];
}

/** The memory of a page after garbage collection. */
async function heldBy(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

const lastRow = (page: Page) => page.locator(`tbody tr >> nth=${ROWS - 1}`).waitFor();

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

function largestPaintBudget(ours: PageLoad[], bare: PageLoad[]) {
  const [own, baseline] = [ours, bare].map(
    (loads) => medianAndMax(loads.map(({ largestPaint }) => largestPaint)).median,
  );
  const ratio = Number(own) / Number(baseline);
  return {
    limit: `≤ ${LARGEST_PAINT_LIMIT_MS} ms and ≤ ${LARGEST_PAINT_RATIO}×`,
    passed: Number(own) <= LARGEST_PAINT_LIMIT_MS && ratio <= LARGEST_PAINT_RATIO,
  };
}

function changeBudget(ours: number[], bare: number[]) {
  const ratio = medianAndMax(ours).median / medianAndMax(bare).median;
  return { limit: `≤ ${CHANGE_RATIO}×`, passed: ratio <= CHANGE_RATIO };
}
