import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { findBrowser } from '../e2e/browser.ts';
import { SCREEN_RECORDS, SCREENS, SIGN_IN } from '../e2e/screens.ts';
import { freePort } from '../server/test/freePort.ts';
import { startDesk } from './desk.ts';
import type { Measurement, Section } from './report.ts';

/** The least score of each device, of 100. */
const DEVICES = [
  { device: 'mobile', options: [], least: { performance: 88, accessibility: 100, 'best-practices': 100 } },
  {
    device: 'desktop',
    options: ['--preset=desktop'],
    least: { performance: 99, accessibility: 100, 'best-practices': 100 },
  },
] as const;

/** One load is not enough: the machine does other things too. */
const LOADS = 5;

/** Lighthouse has its own package, which is installed when it is first needed. */
const FOLDER = join(import.meta.dirname, 'lighthouse');
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

/** The part of its report that is read. A score is a fraction, or null if Lighthouse could not compute it. */
const report = z.object({ categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })) });

export const lighthousePoints: Section = {
  name: 'lighthouse',
  title: 'Lighthouse',
  about:
    'Lighthouse rates every page for a simulated phone and a simulated desktop, on the built program with an empty cache: ' +
    'performance / accessibility / best practices, each of 100. The value is the ' +
    `median of ${LOADS} loads; if they differ, the lowest and the highest are in brackets.`,
  async measure() {
    if (!existsSync(PROGRAM)) execFileSync('npm', ['ci'], { cwd: FOLDER, shell: process.platform === 'win32' });
    const desk = await startDesk(SCREEN_RECORDS);
    const profile = await mkdtemp(join(tmpdir(), 'kol-desk-lighthouse-'));
    const port = await freePort();
    const { executablePath, env } = await findBrowser();
    // Lighthouse opens tabs of the browser itself, so the sign-in is stored in a browser profile.
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath,
      env: { ...process.env, ...env },
      args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
    });
    try {
      const measurements = await audit(SIGN_IN.name, desk.url + SIGN_IN.address, port);
      await signIn(await browser.newPage(), desk);
      for (const { name, address } of SCREENS) measurements.push(...(await audit(name, desk.url + address, port)));
      return measurements;
    } finally {
      await browser.close();
      await desk.stop();
      await rm(profile, { recursive: true });
    }
  },
};

/** Signs in on this device, so that every later tab is signed in. */
async function signIn(page: Page, { url, key }: { url: string; key: string }) {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Account and settings' }).waitFor();
  await page.close();
}

/** The scores of one screen on both devices. Each load starts with an empty cache. */
async function audit(screen: string, url: string, port: number): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { device, options, least } of DEVICES) {
    const categories = `--only-categories=${Object.keys(least)}`;
    const args = [url, `--port=${port}`, '--output=json', '--quiet', categories, ...options];
    const audits: z.infer<typeof report>['categories'][] = [];
    for (let load = 0; load < LOADS; load++) {
      const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], { maxBuffer: 100 * 2 ** 20 });
      audits.push(report.parse(JSON.parse(stdout)).categories);
    }
    const points = Object.entries(least).map(([category, atLeast]) => {
      const scores = audits
        .map((categories) => Math.round((categories[category]?.score ?? 0) * 100))
        .toSorted((one, other) => one - other);
      const [lowest = 0, median = 0, highest = 0] = [0, (LOADS - 1) / 2, LOADS - 1].map((index) => scores[index]);
      return { score: median, text: lowest === highest ? median : `${median} (${lowest}–${highest})`, atLeast };
    });
    measurements.push({
      what: `${screen}, ${device}`,
      measured: points.map(({ text }) => text).join(' / '),
      limit: points.map(({ atLeast }) => `≥ ${atLeast}`).join(' / '),
      passed: points.every(({ score, atLeast }) => score >= atLeast),
    });
  }
  return measurements;
}
