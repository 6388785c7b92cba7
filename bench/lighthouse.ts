import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { findBrowser } from '../e2e/browser.ts';
import { SCREEN_RECORDS, SCREENS, SIGN_IN } from '../e2e/screens.ts';
import { freePort } from '../server/test/freePort.ts';
import { signIn, startDesk } from './desk.ts';
import type { Measurement, Section } from './report.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof CATEGORIES)[number];

/** The least score of each device, of 100. */
const DEVICES = [
  { device: 'mobile', options: [], least: { performance: 88, accessibility: 100, 'best-practices': 100 } },
  {
    device: 'desktop',
    options: ['--preset=desktop'],
    least: { performance: 99, accessibility: 100, 'best-practices': 100 },
  },
] as const;

/**
 * One load is not enough: the machine does other things too. Each round loads every screen, so that a slow minute of the machine
 * affects one load of many screens and not all loads of one. An odd number has a median.
 */
const ROUNDS = 5;

/** Lighthouse has its own package, which is installed when it is first needed. */
const FOLDER = join(import.meta.dirname, 'lighthouse');
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

/** The part of Lighthouse's report that is read. A score is a fraction; if Lighthouse could not compute it, the benchmark fails. */
const LighthouseReport = z.object({ categories: z.record(z.string(), z.object({ score: z.number() })) });

export const lighthousePoints: Section = {
  name: 'lighthouse',
  title: 'Lighthouse',
  about:
    'Lighthouse rates every page for a simulated phone and a simulated desktop, on the built program with an empty cache: ' +
    `performance / accessibility / best practices, each of 100. The screens are loaded in turns, ${ROUNDS} times. The performance is ` +
    'the median of these loads; if they differ, the lowest and the highest are in brackets. The others do not vary and come ' +
    'from the first load.',
  async measure() {
    if (!existsSync(PROGRAM)) execFileSync('npm', ['ci'], { cwd: FOLDER, shell: process.platform === 'win32' });
    const profile = await mkdtemp(join(tmpdir(), 'kol-desk-lighthouse-'));
    const port = await freePort();
    const { executablePath, env } = await findBrowser();
    const desk = await startDesk(SCREEN_RECORDS);
    try {
      // Lighthouse opens tabs of the browser itself, so the sign-in is stored in a browser profile.
      const browser = await chromium.launchPersistentContext(profile, {
        executablePath,
        env: { ...process.env, ...env },
        args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
      });
      try {
        // The browser is not signed in yet.
        const measurements = await measureScreens([SIGN_IN], desk.url, port);
        await signIn(browser, desk);
        return [...measurements, ...(await measureScreens(SCREENS, desk.url, port))];
      } finally {
        await browser.close();
      }
    } finally {
      await desk.stop();
      await rm(profile, { recursive: true });
    }
  },
};

/** The scores of these screens on both devices. */
async function measureScreens(screens: readonly (typeof SIGN_IN)[], url: string, port: number) {
  const pairs = screens.flatMap((screen) =>
    DEVICES.map((device) => ({ screen, ...device, loads: [] as Partial<Record<Category, number>>[] })),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const { screen, options, loads } of pairs) {
      const categories = round === 0 ? CATEGORIES : (['performance'] as const);
      loads.push(await rate(url + screen.address, port, categories, options));
    }
  return pairs.map(({ screen, device, least, loads }): Measurement => {
    const points = CATEGORIES.map((category) => {
      const scores = loads.flatMap((load) => load[category] ?? []).toSorted((one, other) => one - other);
      const [lowest = 0, median = 0, highest = 0] = [scores[0], scores[(scores.length - 1) / 2], scores.at(-1)];
      const text = lowest === highest ? median : `${median} (${lowest}–${highest})`;
      return { text, atLeast: least[category], passed: median >= least[category] };
    });
    return {
      what: `${screen.name}, ${device}`,
      measured: points.map(({ text }) => text).join(' / '),
      limit: points.map(({ atLeast }) => `≥ ${atLeast}`).join(' / '),
      passed: points.every(({ passed }) => passed),
    };
  });
}

/** Loads a page once, with an empty cache. @returns its scores, of 100 */
async function rate(
  url: string,
  port: number,
  categories: readonly Category[],
  options: readonly string[],
): Promise<Partial<Record<Category, number>>> {
  const args = [url, `--port=${port}`, '--output=json', '--quiet', `--only-categories=${categories}`, ...options];
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], { maxBuffer: 100 * 2 ** 20 });
  const scores = LighthouseReport.parse(JSON.parse(stdout)).categories;
  return Object.fromEntries(categories.map((name) => [name, Math.round((scores[name]?.score ?? Number.NaN) * 100)]));
}
