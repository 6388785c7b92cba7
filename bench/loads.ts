import type { Browser, BrowserContext, Page } from '@playwright/test';
import { slowDown } from './desk.ts';

/** What a browser notes of one load, in milliseconds; the shift is the layout shift score. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** By how much tasks were longer than 50 ms, together. */
  blocking: number;
  shift: number;
}

/** A page of a browser without any cache, signed in where there is a key, which notes what is painted, what blocks it and what moves. */
export async function openFresh(browser: Browser, key: string | null, rate = 1): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  if (key !== null) await context.addInitScript((value) => sessionStorage.setItem('kol-desk.api-key', value), key);
  await noteLoads(context);
  const page = await context.newPage();
  await slowDown(page, rate);
  return page;
}

/** Opens an address and waits until nothing more is loaded and drawn. */
export async function timeLoad(page: Page, url: string, ready: (page: Page) => Promise<unknown>): Promise<Load> {
  await page.goto(url);
  await ready(page);
  await page.waitForLoadState('networkidle');
  // What came last is drawn, and noted, in the frame after it.
  await page.evaluate(() => new Promise((end) => requestAnimationFrame(() => setTimeout(end, 200))));
  return page.evaluate(() => {
    const noted: unknown = Reflect.get(window, 'noted');
    const [largestPaint, blocking, shift] = ['largestPaint', 'blocking', 'shift'].map((name) =>
      typeof noted === 'object' && noted !== null ? Number(Reflect.get(noted, name)) : Number.NaN,
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

// No function of its own inside: what runs the benchmark would name it by a helper that the page has not.
const noteLoads = (context: BrowserContext) =>
  context.addInitScript(() => {
    const noted = { largestPaint: 0, blocking: 0, shift: 0 };
    Reflect.set(window, 'noted', noted);
    for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (type === 'largest-contentful-paint') noted.largestPaint = entry.startTime;
          else if (type === 'longtask') noted.blocking += Math.max(0, entry.duration - 50);
          else if (!Reflect.get(entry, 'hadRecentInput')) noted.shift += Number(Reflect.get(entry, 'value'));
        }
      }).observe({ type, buffered: true });
  });
