import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

/**
 * Vacuums and analyzes the tables after many writes, so that lists are read only from their indexes, and the planner knows the
 * sizes. PostgreSQL's autovacuum does the same minutes later; the embedded database has none. If it fails, queries are slower.
 */
export async function vacuum(db: Database): Promise<void> {
  await db
    .execute(sql`vacuum (analyze) organizations, kols, kol_events, kol_interactions, events, campaigns, products`)
    .catch(() => {});
}
