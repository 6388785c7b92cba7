import { randomUUID } from 'node:crypto';
import { and, type Column, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { Page } from '../../src/contract/page.ts';
import type { Database } from '../db/connect.ts';
import { type campaigns, type events, type kols, organizations, type products } from '../db/schema.ts';

type ListTable = typeof campaigns | typeof events | typeof kols | typeof products;

type Selected<Table extends ListTable, Extra extends Record<string, SQL>> = Table['$inferSelect'] & {
  [Name in keyof Extra]: Extra[Name]['_']['type'];
};

interface ListRequest<Table extends ListTable, Extra extends Record<string, SQL>, Item> {
  table: Table;
  organizationId: string;
  query: { page: number; per_page: number };
  /** The condition of the filters and the search. */
  where: SQL | undefined;
  /** Rows without a value come last, and rows with the same value in the order of their ids. */
  sort: { by: SQL | Column; isDescending: boolean };
  /** A join that `sort` needs. */
  join?: SQL | undefined;
  /** More to select for the rows of the page. */
  extra?: Extra;
  toItem: (row: Selected<Table, Extra>) => Item;
}

/**
 * Reads one page of a list and the exact number of all matches, also for a page past the end, in one statement. It reads the matches
 * once, from the table's covering index if that contains all columns of the condition. It reads only the rows of the page from the
 * table (docs/decisions/0023).
 */
export async function selectPage<Table extends ListTable, Item, Extra extends Record<string, SQL> = Record<never, SQL>>(
  db: Database,
  { table, organizationId, query, where, sort, join = sql``, extra, toItem }: ListRequest<Table, Extra, Item>,
): Promise<Page<Item>> {
  const { page, per_page } = query;
  const inOrganization = eq(table.organization_id, organizationId);
  const direction = sort.isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  // PostgreSQL materializes it because the statement refers to it twice.
  const matches = db.$with('matches', {}).as(sql`
    select ${table.id} as id, ${sort.by} as sort_value from ${table} ${join} where ${and(inOrganization, where)}`);
  const pageIds = sql`(
    select id, sort_value from matches order by sort_value ${direction}, id limit ${per_page} offset ${(page - 1) * per_page}) as page_ids`;
  const found = await db
    .with(matches)
    .select({ total: sql<number>`counted.total`, row: table as typeof campaigns, extra: extra ?? {} })
    .from(sql`(select count(*)::int as total from matches) as counted`)
    // A page past the end still has the total.
    .leftJoin(pageIds, sql`true`)
    .leftJoin(table as typeof campaigns, and(inOrganization, sql`${table.id} = page_ids.id`))
    .orderBy(sql`page_ids.sort_value ${direction}, page_ids.id`);
  return {
    data: found.flatMap(({ row, extra }) => (row === null ? [] : toItem({ ...row, ...extra } as never))),
    meta: { page, per_page, total: found[0]?.total ?? 0 },
  };
}

/** The condition that a time is on a day (UTC, `YYYY-MM-DD`) or later; undefined without a day. */
export const isFromDay = (time: Column, day: string | undefined) =>
  day === undefined ? undefined : gte(time, `${day}T00:00:00Z`);

/** The condition that a time is on a day (UTC, `YYYY-MM-DD`) or earlier; undefined without a day. */
export const isUntilDay = (time: Column, day: string | undefined) =>
  day === undefined ? undefined : sql`${time} < (${day}::date + 1)::timestamp at time zone 'utc'`;

/**
 * Renews the version of an organization's lists. Call it before writing any of its records: it locks the organization's row, so that
 * two imports that replace the same records in different orders run one after the other and cannot deadlock.
 * @param version the new version: the same one for all batches of a transaction, because each update leaves a dead row, which the
 *   checks of foreign keys must read past
 */
export async function renewListsVersion(
  db: Database,
  organizationId: string,
  version: string = randomUUID(),
): Promise<void> {
  await db
    .update(organizations)
    .set({ lists_version: version })
    .where(and(eq(organizations.id, organizationId), ne(organizations.lists_version, version)));
}
