import { defineConfig } from 'vitest/config';
import { findPostgres } from './server/testingPostgres.ts';

const shared = {
  environment: 'node',
  // Opening the embedded database takes some seconds, more while every core opens one.
  hookTimeout: 60_000,
  testTimeout: 30_000,
} as const;

/** Tests that need no database, or are about the embedded one. */
const WITHOUT_POSTGRESQL = [
  'server/main.test.ts',
  'server/db/holder.test.ts',
  'server/db/columns.test.ts',
  'server/db/faults.test.ts',
  'server/dashboard.test.ts',
  'server/openapi.test.ts',
  'server/safety.test.ts',
  'server/settings.test.ts',
];

/** Tests of several processes on one database, which only PostgreSQL can be. */
const WITH_POSTGRESQL = ['server/processes.test.ts'];

const embedded = {
  test: {
    ...shared,
    name: 'embedded',
    include: ['src/**/*.test.ts', 'server/**/*.test.ts'],
    exclude: WITH_POSTGRESQL,
    globalSetup: 'server/testingEmbedded.ts',
  },
};

const postgresql = {
  test: {
    ...shared,
    name: 'postgresql',
    include: ['server/**/*.test.ts'],
    exclude: WITHOUT_POSTGRESQL,
    globalSetup: 'server/testingPostgres.ts',
  },
};

const hasPostgres = process.env.TEST_DATABASE_URL !== undefined || findPostgres() !== null;
if (!hasPostgres)
  console.warn(
    'The service is not tested on PostgreSQL: this machine has none (install it, or set TEST_DATABASE_URL).',
  );

export default defineConfig({
  test: {
    // Vitest leaves one core to whoever watches; a run that is waited for takes them all.
    maxWorkers: '100%',
    projects: hasPostgres ? [embedded, postgresql] : [embedded],
  },
});
