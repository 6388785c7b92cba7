import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { type campaigns, organizations, type products } from '../db/schema.ts';

type ListTable = typeof campaigns | typeof products;

export interface ListRequest<Table extends ListTable> {
  table: Table;
  organizationId: string;
  /** The condition of the filters and the search. */
  where: SQL | undefined;
  /** The last one is the id, so that the order is unique. */
  orderBy: [SQL, SQL];
  /** The first column of `orderBy`. */
  sortColumn: Column;
  page: number;
  perPage: number;
}

/**
 * Reads one page of a list and the exact number of all matches in one statement. It reads the matches once, from the table's
 * covering index if that contains all columns of the condition. It reads only the rows of the page from the table
 * (docs/decisions/0023).
 */
export async function selectPage<Table extends ListTable>(
  db: Database,
  { table, organizationId, where, orderBy, sortColumn, page, perPage }: ListRequest<Table>,
): Promise<{ rows: Table['$inferSelect'][]; total: number }> {
  const ours = eq(table.organization_id, organizationId);
  // PostgreSQL materializes it because the statement refers to it twice.
  const matches = db.$with('matches', {}).as(sql`
    select ${table.id}, ${sortColumn} from ${table} where ${and(ours, where)}`);
  // With the name of the table as alias, so that `orderBy` can use its columns.
  const pageIds = sql`(
    select ${table.id} from matches as ${table} order by ${sql.join(orderBy, sql`, `)}
    limit ${perPage} offset ${(page - 1) * perPage}) as page_ids`;
  const found = await db
    .with(matches)
    .select({ total: sql<number>`counted.total`, row: table as ListTable })
    .from(sql`(select count(*)::int as total from matches) as counted`)
    // A page past the end still has the total.
    .leftJoin(pageIds, sql`true`)
    .leftJoin(table as ListTable, and(ours, sql`${table.id} = page_ids.id`))
    .orderBy(...orderBy);
  return { rows: found.flatMap(({ row }) => row ?? []), total: found[0]?.total ?? 0 };
}

/**
 * Renews the version of an organization's lists. Call it before writing their records: it locks the organization's row, so that
 * two imports that replace the same records in different orders cannot deadlock.
 */
export async function renewListsVersion(db: Database, organizationId: string): Promise<void> {
  await db
    .update(organizations)
    .set({ lists_version: sql`gen_random_uuid()` })
    .where(eq(organizations.id, organizationId));
}
