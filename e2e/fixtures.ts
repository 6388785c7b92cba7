import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { serviceTest } from './serviceFixtures.ts';

interface TestFixtures {
  /** The page, signed in to the test's organization; the test opens the screen that it is about. */
  desk: Page;
  /** Faults of the page that this test provokes on purpose: an error is allowed where one of these occurs in it. */
  allowedErrors: string[];
}

export const test = serviceTest.extend<TestFixtures>({
  allowedErrors: [[], { option: true }],

  /** Every test fails where the page logs an error, throws, leaves a rejection unhandled, or ends in a state that not everybody can use. */
  page: async ({ page, allowedErrors }, use, { errors: failures }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    await use(page);
    if (failures.length === 0 && !page.isClosed() && page.url().startsWith('http')) {
      // The screen may still be on its way into the frame, and rows that are about to be replaced are faint.
      await expect(page.locator('h1')).not.toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await axeFaults(page)).toEqual([]);
    }
    expect(errors.filter((error) => !allowedErrors.some((allowed) => error.includes(allowed)))).toEqual([]);
  },

  desk: async ({ page, organization }, use) => {
    // The session of a tab that has signed in, without the time that the home screen takes.
    await page.goto('/config.json');
    await page.evaluate((key) => {
      sessionStorage.setItem('kol-desk.api-key', key);
      for (const storage of [sessionStorage, localStorage]) storage.setItem('kol-desk.sign-in-round', 'of the test');
    }, organization.key);
    await use(page);
  },
});

/** Axe as one text to run in a page, where it stays: it reads a page twice without being sent twice. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 AA and what is good practice beyond it: the faults that a program can find in the page as it stands.
 * @param part a selector of the part that is looked at, where it is not the whole page
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await layBars(page, 'static');
  const faults = await page.evaluate(async (selector) => {
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // What is in order is not described: that takes as long again.
    const options = { resultTypes: ['violations' as const], runOnly: { type: 'tag' as const, values } };
    // Even the shortest transition takes a frame, and what is on its way has the contrast of neither end.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { violations } = await window.axe.run(selector ?? document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
  await layBars(page, '');
  return faults;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The same in light and in dark colours; the page is left in light ones. */
export async function axeFaultsInBothColours(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    faults.push(...(await axeFaults(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

/** What lies half under a bar, until one scrolls, Axe takes for too small: the bars are laid into the page meanwhile. */
const layBars = (page: Page, position: string) =>
  page.evaluate((value) => {
    for (const bar of document.querySelectorAll<HTMLElement>('header, nav, thead > tr > *'))
      if (value === '' || ['fixed', 'sticky'].includes(getComputedStyle(bar).position)) bar.style.position = value;
  }, position);

/** Makes text as large as a reader sets it in the browser, whose usual size is 16 pixels; call it after setting the size of the window. */
export async function setTextSize(page: Page, pixels: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/** Holds back every request for an address (a pattern of `page.route`). @returns how to let them through */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

export { expect };
