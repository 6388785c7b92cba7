import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** The youngest change of the tables that this program knows. */
const KNOWN = Math.max(...journal.entries.map(({ when }) => when));

/**
 * A program that does not know the tables must not write to them.
 * @throws Error where a newer KOL Desk has changed the tables already
 */
export async function assertSchemaVersion(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  const [state] = await db
    .select({ exists: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select) as nothing`);
  if (!state?.exists) return;
  const [applied] = await db.select({ youngest: sql<string>`max(created_at)` }).from(sql`drizzle.__drizzle_migrations`);
  if (Number(applied?.youngest) > KNOWN)
    throw new Error('a newer KOL Desk has changed its tables; start that one, or restore a backup from before');
}
