import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { findBrowser } from './e2e/browser.ts';
import { type Engine, findEngine } from './e2e/engines/drivers.ts';

const { executablePath, env } = await findBrowser();

/** The browsers of the machine that run the engine suite. */
const STOCK_ENGINES: { engine: Engine; name: string; packages: string }[] = [
  { engine: 'stock-firefox', name: 'Firefox', packages: 'Debian: firefox-esr' },
  { engine: 'stock-webkit', name: 'WebKitGTK', packages: 'Debian: webkit2gtk-driver, xvfb' },
];
const missing = STOCK_ENGINES.filter(({ engine }) => findEngine(engine) === null);
// Workers read this file too. Only the first process warns.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const { name, packages } of missing)
    console.warn(`The engine suite does not run in ${name}: this machine does not have it (${packages}).`);

export default defineConfig<object, { engine: Engine }>({
  testDir: 'e2e',
  globalSetup: './e2e/emptyDatabase.ts',
  fullyParallel: true,
  // One for each core of a small machine: a third took 15 % longer for the same tests.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: process.env.CI ? [['list']] : [['list'], ['html', { open: 'never' }]],
  // Axe reads whole pages, and the browsers share two cores with the service. These limits only end what hangs.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1366, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Axe would measure the contrast of a color in transition.
    contextOptions: { reducedMotion: 'reduce' },
    // Shorter than the time of a test, so that an error names the element that could not be used.
    actionTimeout: 20_000,
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: 'engines/**',
      use: {
        launchOptions: {
          executablePath,
          env: { ...process.env, ...env },
          // Root in a container has no sandbox to use. The last two keep the browser from sending requests of its own.
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
        },
      },
    },
    ...STOCK_ENGINES.map(({ engine }) => ({
      name: engine,
      testMatch: missing.some((each) => each.engine === engine) ? [] : 'engines/**/*.spec.ts',
      use: { engine },
    })),
    // Playwright's own builds, if they are installed (`npx playwright install firefox webkit`), run the whole suite except what
    // only Chromium can do: a PDF, a text size, reading the clipboard.
    ...[firefox, webkit]
      .filter((browser) => existsSync(browser.executablePath()))
      .map((browser) => ({
        name: browser.name(),
        testIgnore: 'engines/**',
        grepInvert: /@chromium/,
        use: { browserName: browser.name() as 'firefox' | 'webkit' },
      })),
  ],
});
