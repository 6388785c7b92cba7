import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { kols, listCounts } from '../db/schema.ts';
import { together } from '../db/together.ts';

/**
 * Versions tell whether what was read before still holds: one changes with every transaction that changes anything of
 * what it stands for, whichever process wrote. Ask for it before reading: what changes in between then counts as newer.
 */

/** Asks for the version of a KOL with all its lists; null where the organization has no such KOL. */
export function kolVersions(db: Database) {
  const ask = together<{ organizationId: string; id: string }, number | null>(async (asked) => {
    const rows = await db
      .select({ organizationId: kols.organization_id, id: kols.id, version: kols.version })
      .from(kols)
      .where(
        sql`(${kols.organization_id}, ${kols.id}) in (select * from unnest(
          ${sql.param(asked.map(({ organizationId }) => organizationId))}::text[],
          ${sql.param(asked.map(({ id }) => id))}::text[]))`,
      );
    const versions = new Map(rows.map(({ organizationId, id, version }) => [`${organizationId} ${id}`, version]));
    return ({ organizationId, id }) => versions.get(`${organizationId} ${id}`) ?? null;
  });
  return (organizationId: string, id: string) => ask({ organizationId, id });
}

/** Asks for the version of an organization's list; 0 where there never was anything in it. */
export function listVersions(db: Database, list: typeof listCounts.$inferSelect.list) {
  return together<string, number>(async (organizationIds) => {
    const rows = await db
      .select({ organizationId: listCounts.organization_id, version: listCounts.version })
      .from(listCounts)
      .where(
        and(
          sql`${listCounts.organization_id} = any(${sql.param([...new Set(organizationIds)])}::text[])`,
          eq(listCounts.list, list),
          // The row for all records, which changes with the list.
          eq(listCounts.filter, ''),
        ),
      );
    const versions = new Map(rows.map(({ organizationId, version }) => [organizationId, version]));
    return (organizationId) => versions.get(organizationId) ?? 0;
  });
}
