import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** The time of the latest migration that this program knows. */
const LATEST_KNOWN = Math.max(...journal.entries.map(({ when }) => when));

/**
 * Prevents this program from writing to tables that it does not know.
 * @throws Error if a newer KOL Desk has already changed the tables
 */
export async function assertSchemaVersion(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  const [state] = await db
    .select({ exists: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select) as nothing`);
  if (!state?.exists) return;
  const [applied] = await db.select({ latest: sql<string>`max(created_at)` }).from(sql`drizzle.__drizzle_migrations`);
  if (Number(applied?.latest) > LATEST_KNOWN)
    throw new Error('a newer KOL Desk has changed its tables; start that one, or restore a backup from before');
}
