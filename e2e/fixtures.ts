import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, type Page } from '@playwright/test';
import { readyAddress } from './service.ts';

const ROOT = resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** The built program on an embedded database of its own, started as `npm start` starts it. */
export interface Service {
  url: string;
  dataDir: string;
  /** Runs `npm run import` or `npm run keys` beside the running service. @returns what it printed */
  command(...args: string[]): Promise<string>;
}

/** An organization that no other test touches, with a key to it. */
export interface Organization {
  name: string;
  key: string;
  /** Imports records in the interface's shapes. */
  import(records: object[]): Promise<void>;
  /** Asks the service directly, as another program would. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

interface TestFixtures {
  organization: Organization;
  /** The page, signed in to the test's organization. */
  desk: Page;
  /** Faults of the page that this test provokes on purpose: an error is allowed where one of these occurs in it. */
  allowedErrors: string[];
}

export const test = base.extend<TestFixtures, { service: Service }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'kol-desk-e2e-'));
      const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', KOL_DESK_DEMO: 'never' };
      const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: ROOT, env });
      const url = await readyAddress(child);
      await use({
        url,
        dataDir,
        command: async (...args) => {
          const cli = ['--import', 'tsx', 'server/commands/main.ts', ...args];
          return (await run(process.execPath, cli, { cwd: ROOT, env })).stdout;
        },
      });
      const ended = new Promise((end) => child.once('exit', end));
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ service }, use) => use(service.url),

  organization: async ({ service }, use) => {
    const name = `Organization ${randomUUID()}`;
    const created = await service.command('keys', 'create', '--organization', name);
    const key = /\bkd_\S+/.exec(created)?.[0];
    if (key === undefined) throw new Error(`No key in: ${created}`);
    await use({
      name,
      key,
      import: async (records) => {
        const file = join(service.dataDir, `${randomUUID()}.json`);
        await writeFile(file, JSON.stringify(records));
        await service.command('import', '--organization', name, file);
        await rm(file);
      },
      fetch: (path, init) =>
        fetch(service.url + path, { ...init, headers: { ...init?.headers, Authorization: `Bearer ${key}` } }),
    });
  },

  allowedErrors: [[], { option: true }],

  /** Every test fails where the page logs an error, throws, or leaves a rejection unhandled. */
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    await use(page);
    expect(errors.filter((error) => !allowedErrors.some((allowed) => error.includes(allowed)))).toEqual([]);
  },

  desk: async ({ page, organization }, use) => {
    await page.goto(`/sign-in#key=${organization.key}`);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await use(page);
  },
});

export { expect };
