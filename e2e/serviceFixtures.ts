import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Role } from '../src/contract/account.ts';
import { createDataDir } from './emptyDatabase.ts';
import { type CommandRunner, createKey, runCommand, startService } from './service.ts';

/** The built program with its own embedded database, started like `npm start`. */
interface Service extends CommandRunner {
  url: string;
  dataDir: string;
  /** Stops the program, like a new release or a failure. */
  stop(): Promise<void>;
  /** Starts it again at the same address with the same data. */
  start(): Promise<void>;
}

/** An organization that no other test uses, with a key of the test's role. */
export interface Organization {
  name: string;
  key: string;
  /** Imports records in the interface's shapes. */
  import(records: object[]): Promise<void>;
  /** Sends a request to the service without the dashboard. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** A second program, for one test. */
interface OtherService extends CommandRunner {
  url: string;
  /** The address that the program prints at its start, with a code if it has the demonstration. */
  printed: string;
  dataDir: string;
}

interface TestFixtures {
  organization: Organization;
  role: Role;
  /** Starts a second program with an empty database and these settings. It stops after the page of the test, which may still send requests. */
  startOther(environment: NodeJS.ProcessEnv): Promise<OtherService>;
}

/** The fixtures of every browser test, with any browser: the built program, and a separate organization. */
export const serviceTest = base.extend<TestFixtures, { service: Service }>({
  role: ['planner', { option: true }],

  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const dataDir = await createDataDir();
      const env = { DATA_DIR: dataDir };
      let running = await startService(env);
      const { url } = running;
      const stop = async () => expect(await running.stop()).toBe(0);
      await use({
        url,
        dataDir,
        stop,
        start: async () => {
          running = await startService({ ...env, PORT: new URL(url).port });
        },
        command: (...args) => runCommand(dataDir, ...args),
      });
      await stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  startOther: async ({}, use) => {
    const end: (() => Promise<unknown>)[] = [];
    await use(async (environment) => {
      const dataDir = await createDataDir();
      end.unshift(() => rm(dataDir, { recursive: true }));
      const running = await startService({ ...environment, DATA_DIR: dataDir });
      end.unshift(running.stop);
      return { ...running, dataDir, command: (...args) => runCommand(dataDir, ...args) };
    });
    for (const step of end) await step();
  },

  baseURL: async ({ service }, use) => use(service.url),

  organization: async ({ service, role }, use) => {
    const name = `Organization ${randomUUID()}`;
    const key = await createKey(service, name, '--role', role);
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
});
