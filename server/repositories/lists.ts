import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { type campaigns, organizations, type products } from '../db/schema.ts';

type ListTable = typeof campaigns | typeof products;

export interface ListRequest<Table extends ListTable> {
  table: Table;
  organizationId: string;
  /** What the filters and the search ask for; undefined where they ask for nothing. */
  where: SQL | undefined;
  /** Ends with the id, so that the order is total. */
  orderBy: [SQL, SQL];
  /** The column that `orderBy` begins with. */
  sortColumn: Column;
  page: number;
  perPage: number;
}

/**
 * Reads one page of a list and the exact number of all matches in one statement. The matches are read once, from the
 * table's covering index where it holds all that is asked for; only the rows of the page are looked up in the table
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
  // Under the name of the table, so that the columns of the order fit.
  const shown = sql`(
    select ${table.id} from matches as ${table} order by ${sql.join(orderBy, sql`, `)}
    limit ${perPage} offset ${(page - 1) * perPage}) as shown`;
  const found = await db
    .with(matches)
    .select({ total: sql<number>`counted.total`, row: table as ListTable })
    .from(sql`(select count(*)::int as total from matches) as counted`)
    // A page past the end still has the total.
    .leftJoin(shown, sql`true`)
    .leftJoin(table as ListTable, and(ours, sql`${table.id} = shown.id`))
    .orderBy(...orderBy);
  return { rows: found.flatMap(({ row }) => row ?? []), total: found[0]?.total ?? 0 };
}

/**
 * Renews the version of an organization's lists, before records of them are written. Transactions that do so follow each
 * other: two imports that replace the same records in another order never wait for each other both
 * ways.
 */
export async function renewListsVersion(db: Database, organizationId: string): Promise<void> {
  await db
    .update(organizations)
    .set({ lists_version: sql`gen_random_uuid()` })
    .where(eq(organizations.id, organizationId));
}
