import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findPgBouncer } from './server/test/pgbouncer.ts';
import { findPostgres } from './server/test/postgres.ts';

const shared = {
  environment: 'node',
  // Threads share the compiled WebAssembly of the embedded database.
  pool: 'threads',
  // Opening the embedded database takes some seconds, more while every core opens one.
  hookTimeout: 60_000,
  testTimeout: 30_000,
} as const;

/** The modules of the service have no state, so its test files share them. */
const service = { ...shared, isolate: false } as const;

/** Tests without a database, or of the embedded one. */
const WITHOUT_POSTGRESQL = [
  'server/main.test.ts',
  'server/commands/recordParser.test.ts',
  'server/db/lock.test.ts',
  'server/db/socket.test.ts',
  'server/db/tls.test.ts',
  'server/test/deployment.test.ts',
  'server/db/columns.test.ts',
  'server/db/dbErrors.test.ts',
  'server/plugins/staticFiles.test.ts',
  'server/plugins/openapi.test.ts',
  'server/plugins/dashboardConfig.test.ts',
  'server/plugins/interval.test.ts',
  'server/plugins/securityHeaders.test.ts',
  'server/config.test.ts',
];

/** Tests of several processes on one database, and of servers that fail. They need PostgreSQL. */
const WITH_POSTGRESQL = [
  'server/test/multi-process.test.ts',
  'server/test/pgbouncer.test.ts',
  'server/test/failover.test.ts',
  'server/test/lost-connections.test.ts',
  'server/test/outages.test.ts',
];

const dashboard = { test: { ...shared, name: 'dashboard', include: ['src/**/*.test.ts'] } };

const embedded = {
  test: {
    ...service,
    name: 'embedded',
    include: ['server/**/*.test.ts'],
    exclude: WITH_POSTGRESQL,
  },
};

const postgresql = {
  test: {
    ...service,
    name: 'postgresql',
    include: ['server/**/*.test.ts'],
    exclude: WITHOUT_POSTGRESQL,
    globalSetup: 'server/test/postgres.ts',
  },
};

const hasPostgres = process.env.TEST_DATABASE_URL !== undefined || findPostgres() !== null;
if (!hasPostgres)
  console.warn(
    'The service is not tested on PostgreSQL: this machine has none (install it, or set TEST_DATABASE_URL).',
  );

if (hasPostgres && findPgBouncer() === null)
  console.warn('The service is not tested behind PgBouncer: this machine has none (Debian: apt install pgbouncer).');

/** The slowest tests: they start the program many times. They run first, so that the run does not end with them alone. */
const SLOWEST_TESTS =
  /server\/(?:main|test\/crash-recovery|test\/multi-process|test\/pgbouncer|test\/failover|test\/full-disk)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => SLOWEST_TESTS.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: 'server/test/embedded.ts',
    // All cores: by default Vitest leaves one free.
    maxWorkers: '100%',
    projects: hasPostgres ? [dashboard, embedded, postgresql] : [dashboard, embedded],
  },
});
