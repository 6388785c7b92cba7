import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type SignedIn, slowDown } from './desk.ts';

/** What a browser measures of one load, in milliseconds; the shift is the layout shift score. */
export interface PageLoad {
  firstPaint: number;
  largestPaint: number;
  /** The sum of what every task takes beyond 50 ms. */
  blocking: number;
  shift: number;
}

/**
 * Opens a page with an empty cache that measures its loads.
 * @param signedIn signs in the dashboard with its cookie, and the baseline with its key
 */
export async function openFresh(browser: Browser, { cookies, key }: SignedIn, rate = 1): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, storageState: cookies });
  await context.addInitScript((value) => sessionStorage.setItem('kol-desk.api-key', value), key);
  await observeLoads(context);
  const page = await context.newPage();
  await slowDown(page, rate);
  return page;
}

/** How long the slowest page renders after the network is idle, in milliseconds. */
const RENDERED_MS = 1_000;

/** Waits until a page shows its data. */
export type Ready = (page: Page) => Promise<unknown>;

/** Opens an address and waits until everything is loaded and painted. */
async function timeLoad(page: Page, url: string, ready: Ready): Promise<PageLoad> {
  await page.goto(url);
  // First, because looking for the data takes time of the page itself, and more of it in a large page. A slow page may still be
  // rendering when its last answer has been there for the 500 ms of `networkidle`.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(RENDERED_MS);
  await ready(page);
  // The last change is painted, and measured, in the next frame.
  await page.evaluate(() => new Promise((end) => requestAnimationFrame(() => setTimeout(end, 200))));
  return page.evaluate(() => {
    const load: unknown = Reflect.get(window, 'load');
    const [largestPaint, blocking, shift] = ['largestPaint', 'blocking', 'shift'].map((name) =>
      typeof load === 'object' && load !== null ? Number(Reflect.get(load, name)) : Number.NaN,
    );
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return {
      firstPaint: firstPaint ?? Number.NaN,
      largestPaint: largestPaint ?? Number.NaN,
      blocking: blocking ?? Number.NaN,
      shift: shift ?? Number.NaN,
    };
  });
}

/** Loads an address once in a browser with an empty cache. */
export async function timeFreshLoad(
  browser: Browser,
  signedIn: SignedIn,
  rate: number,
  url: string,
  ready: Ready,
): Promise<PageLoad> {
  const page = await openFresh(browser, signedIn, rate);
  const measured = await timeLoad(page, url, ready);
  await page.context().close();
  return measured;
}

// Without inner functions: the transpiler would wrap them in a helper that the page does not have.
const observeLoads = (context: BrowserContext) =>
  context.addInitScript(() => {
    const load = { largestPaint: 0, blocking: 0, shift: 0 };
    Reflect.set(window, 'load', load);
    for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (type === 'largest-contentful-paint') load.largestPaint = entry.startTime;
          else if (type === 'longtask') load.blocking += Math.max(0, entry.duration - 50);
          else if (!Reflect.get(entry, 'hadRecentInput')) load.shift += Number(Reflect.get(entry, 'value'));
        }
      }).observe({ type, buffered: true });
  });
