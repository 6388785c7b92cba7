import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/browser.ts';

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: process.env.CI ? [['list']] : [['list'], ['html', { open: 'never' }]],
  // A test ends with Axe reading the whole page, which takes long on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1366, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // A colour on its way to another one has the contrast of neither; without motion every picture is a settled one.
    contextOptions: { reducedMotion: 'reduce' },
    // Less than a test's time: what cannot be pressed is told by its name, and soon.
    actionTimeout: 20_000,
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      // Root in a container has no sandbox to use; the other two keep the browser from calling home.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
