import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { createKey } from '../e2e/service.ts';
import { type PostgresServer, startPostgres } from '../server/test/postgres.ts';
import { runCommand, startService } from '../server/test/program.ts';
import type { Measurement } from './report.ts';

/** The program with the records of a benchmark. */
export type Desk = Awaited<ReturnType<typeof startDesk>>;

/**
 * Starts the built program on its own database, with one organization that has these records and a manager's key, which opens every
 * screen.
 * @param more other settings, such as another database
 */
export async function startDesk(records: Iterable<object>, more: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kol-desk-bench-'));
  const environment = { DATA_DIR: dataDir, KOL_DESK_DEMO: 'never', RATE_LIMIT_PER_MINUTE: '0', ...more };
  const { child, ended, address } = await startService(environment);
  const command = (...args: string[]) => runCommand(environment, ...args);
  const key = await createKey({ command }, 'Benchmark', '--role', 'manager');
  const file = join(dataDir, 'records.json');
  await writeFile(file, toJson(records));
  await command('import', '--organization', 'Benchmark', file);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true });
  };
  return { url: address.origin, pid: child.pid, key, stop };
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

/** Measures on its own PostgreSQL server. @returns no measurements where this machine has no PostgreSQL */
export async function onPostgres(measure: (server: PostgresServer) => Promise<Measurement[]>): Promise<Measurement[]> {
  const server = await startPostgres();
  if (server === null) return [];
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
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

/** Signs in every page of a browser context: the response sets the cookie of a session. */
export async function signIn(context: BrowserContext, { url, key }: Desk) {
  const response = await context.request.post(`${url}/auth/key`, { data: { key }, headers: { Origin: url } });
  if (!response.ok()) throw new Error(`The sign-in failed: ${response.status()}`);
}

export async function slowDown(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Clicks a button, or selects an option. @returns the milliseconds until the frame with other rows is painted */
export const waitForPaint = (control: Locator, choice?: string) =>
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

/** Turns so many pages of a table forward, and then back. @returns the milliseconds of `waitForPaint` for each of them */
export async function turnPages(page: Page, pages: number): Promise<number[]> {
  const times: number[] = [];
  for (const name of ['Next', 'Previous'])
    for (let turn = 0; turn < pages; turn++)
      times.push(await waitForPaint(page.getByRole('button', { name: new RegExp(`^${name}( page)?$`) })));
  return times;
}

/** Filters by status: the dashboard has tabs, the baseline a select. @returns the milliseconds of `waitForPaint` */
export async function filterByStatus(page: Page, status: string): Promise<number> {
  const tab = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: new RegExp(`^${status}`, 'i') });
  return (await tab.count()) > 0 ? waitForPaint(tab) : waitForPaint(page.getByLabel('Status', { exact: true }), status);
}

/** The median and the maximum, in whole milliseconds. */
export function medianAndMax(times: number[]): { median: number; max: number } {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0), max: Math.round(sorted.at(-1) ?? 0) };
}

/** Times as text: `32 ms (at most 46 ms)`. */
export function milliseconds(times: number[]): string {
  const { median, max } = medianAndMax(times);
  return `${median} ms (at most ${max} ms)`;
}
