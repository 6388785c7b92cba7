import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { openDatabase } from '../server/db/open.ts';
import { loadDemo } from '../server/demo/loadDemo.ts';
import { findBrowser } from './browser.ts';
import { startService } from './service.ts';

/**
 * `npm run screenshots`: takes screenshots of the demo organization for the README, into docs/screenshots. Date and
 * time are fixed, so that a screenshot changes only if the dashboard changes.
 */

const ROOT = resolve(import.meta.dirname, '..');
const TARGET = join(ROOT, 'docs/screenshots');
const KEY = 'screenshots-of-the-demonstration';
const TODAY = '2026-11-23';
const NOW = new Date(`${TODAY}T15:30:00Z`);

const SCREENSHOTS = [
  { name: 'profile', path: '/kols/kol_demo_0001', colorScheme: 'light', width: 1366, height: 800 },
  { name: 'home', path: '/', colorScheme: 'light', width: 1366, height: 800 },
  { name: 'campaigns', path: '/campaigns?status=completed', colorScheme: 'dark', width: 1366, height: 800 },
  { name: 'new-event', path: '/events/new?attendees=kol_demo_0001', colorScheme: 'light', width: 360, height: 740 },
  { name: 'products', path: '/products', colorScheme: 'dark', width: 360, height: 740 },
] as const;

const dataDir = await mkdtemp(join(tmpdir(), 'kol-desk-screenshots-'));
const { db, close } = await openDatabase({ dataDir });
await loadDemo(db, NOW);
await close();
const { url, stop } = await startService({ DATA_DIR: dataDir, KOL_DESK_DEMO: 'auto', KOL_DESK_API_KEY: KEY });
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
await mkdir(TARGET, { recursive: true });
for (const { name, path, colorScheme, width, height } of SCREENSHOTS) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, locale: 'en-US', timezoneId: 'UTC' });
  await page.clock.setFixedTime(NOW);
  await page.goto(`${url}/sign-in#key=${KEY}`);
  await page.getByRole('button', { name: 'Account and settings' }).waitFor();
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  // The counts of the tabs.
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(TARGET, `${name}.png`) });
  await page.close();
}
await browser.close();
await stop();
await rm(dataDir, { recursive: true });
