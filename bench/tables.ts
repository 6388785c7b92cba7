import type { Page } from '@playwright/test';
import { aCampaign } from '../e2e/records.ts';
import { buildBaseline } from './baseline.ts';
import {
  filterByStatus,
  medianAndMax,
  milliseconds,
  openBrowser,
  signIn,
  slowDown,
  startDesk,
  turnPages,
} from './desk.ts';
import type { Section } from './report.ts';

const COUNT = 10_000;
const ROWS = 25;
/** What both sides request. The dashboard has no page size of 25, so the requests are changed on their way. */
const ASKED_ROWS = 50;
/** Pages that are turned forward, and then back. */
const TURNED_PAGES = 12;
const SLOW_DOWN = 4;
const TURN_LIMIT = 1.35;
const STATUSES = ['active', 'completed', 'paused'] as const;
const TYPES = ['newsletter', 'product_update', 'event_invitation'] as const;

export const tables: Section = {
  name: 'tables',
  title: 'Tables, and the metrics of 10,000 campaigns',
  about: `A table shows ${ROWS} of ${COUNT} campaigns. The time is from the click until the new rows are painted, at ${SLOW_DOWN}× slow-down. The
baseline is a bare MUI table of the same rows, on the same libraries and the same service. If one side prefetches a page, the
other side fetches it beforehand too. The campaign metrics ("review") are measured without slow-down.`,
  async measure() {
    const desk = await startDesk(Array.from({ length: COUNT }, (_, index) => campaign(index)));
    const baseline = await buildBaseline();
    const served = await baseline.serve(desk.url);
    const browser = await openBrowser();
    try {
      const ours = await browser.newPage({ viewport: { width: 1366, height: 900 } });
      await askForFewerRows(ours);
      await signIn(ours.context(), desk);
      await ours.goto(`${desk.url}/campaigns?per_page=${ASKED_ROWS}`);
      const bare = await browser.newPage({ viewport: { width: 1366, height: 900 } });
      await askForFewerRows(bare);
      await bare.addInitScript((key) => sessionStorage.setItem('kol-desk.api-key', key), desk.key);
      await bare.goto(`${served.url}/?page=1&per_page=${ASKED_ROWS}`);
      for (const page of [ours, bare]) await page.locator(`tbody tr >> nth=${ROWS - 1}`).waitFor();
      // Both turn the same pages once before, so that both sides have the rows and only drawing is measured.
      for (const page of [ours, bare]) await turnPages(page, TURNED_PAGES);
      for (const page of [ours, bare]) await slowDown(page, SLOW_DOWN);
      const turned: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
      // In turns, so that a busy moment of the machine affects both.
      for (let round = 0; round < 3; round++) {
        turned.bare.push(...(await turnPages(bare, TURNED_PAGES)));
        turned.ours.push(...(await turnPages(ours, TURNED_PAGES)));
      }
      const ratio = medianAndMax(turned.ours).median / medianAndMax(turned.bare).median;
      const filtered = await filterRows(ours);
      const filteredBare = await filterRows(bare);
      await slowDown(ours, 1);
      const review = await timeReview(ours, desk.url);
      return [
        {
          what: `A turned page of ${ROWS} rows`,
          measured: milliseconds(turned.ours),
          baseline: milliseconds(turned.bare),
          limit: `≤ ${TURN_LIMIT}×`,
          passed: ratio <= TURN_LIMIT,
        },
        {
          what: 'A filter until its rows are painted, with the request',
          measured: milliseconds(filtered),
          baseline: milliseconds(filteredBare),
        },
        { what: `The metrics of ${COUNT} campaigns complete`, measured: `${review.complete} ms` },
        { what: 'Its longest task', measured: `${review.longest} ms` },
      ];
    } finally {
      await browser.close();
      await served.stop();
      await baseline.remove();
      await desk.stop();
    }
  },
};

function campaign(index: number) {
  const delivered = 50 + ((index * 37) % 900);
  const opened = Math.floor(delivered * (0.1 + ((index * 13) % 70) / 100));
  const clicked = Math.floor(opened / 4);
  return aCampaign({
    id: `cmp_${index}`,
    name: `Campaign ${index}`,
    status: STATUSES[index % STATUSES.length],
    type: TYPES[index % TYPES.length],
    audience_count: delivered + 20,
    metrics: {
      sent: delivered + 10,
      delivered,
      opened,
      clicked,
      open_rate: opened / delivered,
      click_rate: clicked / delivered,
    },
    created_at: new Date(Date.UTC(2024, 0, 1, index)).toISOString(),
    sent_at: new Date(Date.UTC(2024, 0, 2, index)).toISOString(),
  });
}

/** Changes the requests so that each page has `ROWS` rows. */
const askForFewerRows = (page: Page) =>
  page.route(`**/v1/campaigns?*per_page=${ASKED_ROWS}*`, (route, request) =>
    route.continue({ url: request.url().replace(`per_page=${ASKED_ROWS}`, `per_page=${ROWS}`) }),
  );

/** Filters the list with an empty cache. @returns the milliseconds of each change */
async function filterRows(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    await page.reload();
    await page.locator(`tbody tr >> nth=${ROWS - 1}`).waitFor();
    // Each result starts with another row than the result before.
    for (const status of ['paused', 'completed', 'active']) times.push(await filterByStatus(page, status));
  }
  return times;
}

/** Opens the campaign metrics. @returns the milliseconds until they have every campaign, and those of the longest task */
async function timeReview(page: Page, url: string) {
  await page.addInitScript(() => {
    const seen = { longest: 0 };
    Reflect.set(window, 'tasks', seen);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const start = performance.now();
  await page.goto(`${url}/campaigns/metrics?period=all`);
  await page.getByRole('status').getByText('10,000 campaigns', { exact: true }).waitFor({ timeout: 300_000 });
  const complete = Math.round(performance.now() - start);
  // What is painted after that counts too.
  await page.waitForLoadState('networkidle');
  const longest = await page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'tasks');
    return typeof seen === 'object' && seen !== null ? Number(Reflect.get(seen, 'longest')) : Number.NaN;
  });
  return { complete, longest: Math.round(longest) };
}
