import { sql } from 'drizzle-orm';
import { rootMessage } from '../errors.ts';
import type { Database } from './connect.ts';

/** The tables that an import writes. */
const RECORD_TABLES = sql.raw(
  'kols, kol_events, kol_campaigns, kol_interactions, kol_publications, products, campaigns, events',
);

/**
 * Vacuums and analyzes the tables after many writes, so that lists are read only from their indexes, and the planner knows the
 * sizes. PostgreSQL's autovacuum does the same minutes later; the embedded database has none.
 * @param warn is called if it fails: the records are stored, but queries are slower
 */
export async function vacuum(db: Database, warn: (line: string) => void): Promise<void> {
  await db
    .execute(sql`vacuum (analyze) organizations, ${RECORD_TABLES}`)
    .catch((error) => warn(`Lists are slower until the next vacuum, because this one failed: ${rootMessage(error)}.`));
}

/** Frees the space of rows that were deleted. The embedded database would otherwise grow, because it has no autovacuum. */
export async function vacuumDeleted(db: Database): Promise<void> {
  await db.execute(sql`vacuum (skip_locked) idempotency_keys, sessions, audit`);
}

/**
 * Reads the statistics of the records that a transaction has stored so far. Without them, PostgreSQL expects few and reads all those
 * of the organization for each further batch. It skips a table that another transaction analyzes or vacuums, such as another import.
 */
export async function analyze(tx: Database): Promise<void> {
  await tx.execute(sql`analyze (skip_locked) ${RECORD_TABLES}`);
}
