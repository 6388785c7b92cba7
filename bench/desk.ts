import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { startService } from '../server/test/program.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PROGRAM = ['--import', 'tsx'];

/**
 * Starts the built program on its own database, with one organization that has these records and a manager's key, which opens every
 * screen.
 * @param more other settings, such as another database
 */
export async function startDesk(records: Iterable<object>, more: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kol-desk-bench-'));
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    KOL_DESK_DEMO: 'never',
    RATE_LIMIT_PER_MINUTE: '0',
    ...more,
  };
  let service = await startService(environment);
  const command = (...args: string[]) =>
    execFileSync(process.execPath, [...PROGRAM, 'server/commands/main.ts', ...args], {
      cwd: ROOT,
      env: environment,
    }).toString();
  const key = /\bkd_\S+/.exec(command('keys', 'create', '--organization', 'Benchmark', '--role', 'manager'))?.[0] ?? '';
  const file = join(dataDir, 'records.json');
  await writeFile(file, toJson(records));
  command('import', '--organization', 'Benchmark', file);
  const end = async () => {
    service.child.kill('SIGTERM');
    await service.ended;
  };
  return {
    get url() {
      return service.address.origin;
    },
    get pid() {
      return service.child.pid;
    },
    key,
    /** Restarts the program with the same data and another address. */
    async restart() {
      await end();
      service = await startService(environment);
    },
    async stop() {
      await end();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A JSON list, record by record, because many are too long for one text. */
function* toJson(records: Iterable<object>) {
  let separator = '[';
  for (const record of records) {
    yield `${separator}${JSON.stringify(record)}`;
    separator = ',\n';
  }
  yield separator === '[' ? '[]' : ']';
}

export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
}

/** A session of the dashboard, for any number of browser contexts, and the key that the baseline uses. */
export interface SignedIn {
  cookies: Awaited<ReturnType<BrowserContext['storageState']>>;
  key: string;
}

export async function signIn(browser: Browser, { url, key }: { url: string; key: string }): Promise<SignedIn> {
  const context = await browser.newContext();
  const response = await context.request.post(`${url}/auth/key`, { data: { key }, headers: { Origin: url } });
  if (!response.ok()) throw new Error(`The sign-in failed: ${response.status()}`);
  const cookies = await context.storageState();
  await context.close();
  return { cookies, key };
}

export async function slowDown(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Clicks a button, or selects an option. @returns the milliseconds until the frame with other rows is painted */
export const untilPainted = (control: Locator, choice?: string) =>
  control.evaluate(async (element, value) => {
    const before = document.querySelector('tbody tr')?.textContent;
    const start = performance.now();
    if (element instanceof HTMLSelectElement && value !== undefined) {
      element.value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (element instanceof HTMLElement) element.click();
    do await new Promise(requestAnimationFrame);
    while (
      document.querySelector('tbody tr')?.textContent === before ||
      document.querySelector('table[aria-busy=true]') !== null
    );
    // The frame with the rows has ended when the next task starts.
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  }, choice);

/** Filters by status: the dashboard has tabs, the baseline a select. @returns the milliseconds of `untilPainted` */
export async function filterByStatus(page: Page, status: string): Promise<number> {
  const tab = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: new RegExp(`^${status}`, 'i') });
  return (await tab.count()) > 0 ? untilPainted(tab) : untilPainted(page.getByLabel('Status', { exact: true }), status);
}

/** The median and the maximum, in whole milliseconds. */
export function medianAndMax(times: number[]): { median: number; max: number } {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0), max: Math.round(sorted.at(-1) ?? 0) };
}
