import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

/**
 * Tidies up after many rows were written: from then on lists are read from their indexes alone, and plans know the sizes.
 * PostgreSQL does so some minutes later without being asked, the embedded database never. So a failure costs time only.
 */
export async function vacuum(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze) organizations, kols, campaigns, products`).catch(() => {});
}
