import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { serviceTest } from '../serviceFixtures.ts';
import { Desk } from './Desk.ts';
import { records } from './data.ts';
import { type ColorScheme, type Driver, type Engine, type EngineBrowser, startBrowser } from './drivers.ts';
import { type Breakage, startErrorReportingProxy } from './errorReportingProxy.ts';

interface EngineFixtures {
  /**
   * Opens a window with an empty profile. At the end there must be no errors, unless the test breaks the page on
   * purpose.
   */
  openDesk(options?: DeskOptions): Promise<Desk>;
  /** The same, signed in to an organization that has the records of `data.ts`. */
  openSignedInDesk(options?: DeskOptions): Promise<Desk>;
}

interface DeskOptions {
  /** Light if it is not set. */
  colorScheme?: ColorScheme;
  breakage?: Breakage;
}

interface WorkerFixtures {
  engine: Engine;
  /** Opens a window of the worker's browser. Each color scheme has its own browser. */
  openWindow(colorScheme: ColorScheme): Promise<Driver>;
}

export const test = serviceTest.extend<EngineFixtures, WorkerFixtures>({
  engine: ['stock-firefox', { option: true, scope: 'worker' }],

  openWindow: [
    async ({ engine }, use) => {
      const browsers = new Map<ColorScheme, EngineBrowser>();
      await use(async (colorScheme) => {
        const browser = browsers.get(colorScheme) ?? (await startBrowser(engine, colorScheme));
        browsers.set(colorScheme, browser);
        return browser.open();
      });
      for (const browser of browsers.values()) await browser.close();
    },
    { scope: 'worker' },
  ],

  openDesk: async ({ openWindow, service }, use, testInfo) => {
    const opened: { desk: Desk; isBroken: boolean; notFound: string[]; close(): Promise<void> }[] = [];
    await use(async ({ colorScheme = 'light', breakage } = {}) => {
      const proxy = await startErrorReportingProxy(service.url, breakage);
      const driver = await openWindow(colorScheme);
      await driver.setViewport(1366, 900);
      const desk = new Desk(driver, proxy.url);
      const close = async () => {
        await driver.close();
        await proxy.close();
      };
      opened.push({ desk, isBroken: breakage !== undefined, notFound: proxy.notFound, close });
      return desk;
    });
    try {
      for (const { desk, isBroken, notFound } of opened) {
        if (testInfo.errors.length > 0)
          await writeFile(testInfo.outputPath('screen.png'), await desk.driver.screenshot());
        if (!isBroken) expect([...(await desk.errors()), ...notFound], 'errors of the page').toEqual([]);
      }
    } finally {
      for (const { close } of opened) await close();
    }
  },

  openSignedInDesk: async ({ openDesk, organization }, use) => {
    await use(async (options) => {
      await organization.import(records);
      const desk = await openDesk(options);
      await desk.signIn(organization.key);
      return desk;
    });
  },
});

export { expect };
