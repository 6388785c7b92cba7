import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ConfigError, readConfig } from '../config.ts';
import { EmbeddedDatabase } from '../db/embedded.ts';
import { acquireLock } from '../db/lock.ts';

/**
 * `npm run sql < FILE`: runs SQL on the embedded database, as `psql` does on PostgreSQL, for changes without a command
 * (docs/personal-data.md). The service must be stopped.
 */

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main() {
  if (process.argv.length > 2) throw new ConfigError('It takes SQL from a file and no options: npm run sql < FILE.');
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== undefined) throw new ConfigError('DATABASE_URL names a PostgreSQL: use psql "$DATABASE_URL".');
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) throw new ConfigError(`There is no embedded database in DATA_DIR ${dataDir}.`);
  const statements = await text(process.stdin);
  const release = await acquireLock(dataDir);
  try {
    const database = await EmbeddedDatabase.open(folder);
    try {
      for (const { fields, rows } of await database.exec(statements)) if (fields.length > 0) console.table(rows);
    } finally {
      await database.close();
    }
  } finally {
    await release();
  }
}
