import { and, count, eq, like, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { type campaigns, isShort, listCounts, type products } from '../db/schema.ts';
import { folded, holding } from './folding.ts';
import { memory } from './memory.ts';
import { textKeeper } from './textKeeper.ts';

/** A table whose records are listed page by page. */
export interface Listed {
  name: typeof listCounts.$inferSelect.list;
  table: typeof campaigns | typeof products;
  /** The last is by id, so that the order is total. */
  order: SQL[];
  /** What the first orders by, upwards, as JavaScript compares it. */
  rank: SQL<number | string>;
  /** What the filters look at, as JSON: each parameter's name with the record's value, or its values. */
  facets: SQL<string>;
}

/** What a caller asks of a list. */
export interface Asked {
  page: number;
  per_page: number;
  search: string | undefined;
  /** By the parameters' names, in the order of migration 0004; one that is not set leaves nothing out. */
  filters: Record<string, string | undefined>;
  /** The same filters as a condition. */
  where: SQL | undefined;
}

/** What a search has found. */
interface Found {
  /** Of the list, when it was searched. */
  version: number;
  total: number;
  /** In the order of the list; null where there are more than `FEW`. */
  ids: string[] | null;
}

/** Of so many matches the ids are remembered. More lie so close together that walking the list soon fills a page. */
const FEW = 5_000;

/** As many ids as are remembered of all searches; a search without any takes room too. */
const ROOM = 500_000;
const OF_ITSELF = 50;
/** A long text takes the room of several ids. */
const ID_LENGTH = 40;

/**
 * Finds which records a page of a list shows and how many there are, at a cost that does not grow with the list: totals are
 * kept, pages are read from an index in the order of the list, and what a search found is remembered as long as the list
 * does not change (docs/decisions/0023).
 */
export function listFinder(db: Database, list: Listed) {
  const { name, table, order } = list;
  const { textsOf, readAhead } = textKeeper(db, list);
  const searches = memory<Found>(ROOM, ({ ids }, name) => OF_ITSELF + name.length / ID_LENGTH + (ids?.length ?? 0));

  /** @returns a condition that only the rows of the page meet, and the number of all that match */
  async function find(organizationId: string, asked: Asked): Promise<{ shown: SQL | undefined; total: number }> {
    const { page, per_page, search, where } = asked;
    const offset = (page - 1) * per_page;
    const ours = eq(table.organization_id, organizationId);
    // As an array, which is made once: of a subquery the database may think that it is cheap to repeat for every row.
    const shown = (ids: SQL) => and(ours, sql`${table.id} = any(${ids})`);
    // Reads ids from the index alone; rows are only looked up for those that the page shows.
    const walk = (matching?: SQL) =>
      db
        .select({ id: table.id })
        .from(table)
        .where(and(ours, where, matching))
        .orderBy(...order)
        .limit(per_page)
        .offset(offset);

    if (!search)
      return { shown: shown(sql`array(${walk()})`), total: (await kept(organizationId, asked.filters)).total };
    const { ids, total } = await remembered(organizationId, search, asked);
    if (ids === null) return { shown: shown(sql`array(${walk(like(table.search_text, holding(search)))})`), total };
    return { shown: shown(sql`${sql.param(ids.slice(offset, offset + per_page))}::text[]`), total };
  }

  /** The count that is kept of these filters. Of all records (no filters) its version changes with the list. */
  async function kept(organizationId: string, filters: Asked['filters']) {
    const filter = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
    const [row] = await db
      .select({ total: listCounts.total, version: listCounts.version })
      .from(listCounts)
      .where(
        and(
          eq(listCounts.organization_id, organizationId),
          eq(listCounts.list, name),
          eq(listCounts.filter, filter.join('&')),
        ),
      );
    return row ?? { total: 0, version: 0 };
  }

  async function remembered(organizationId: string, search: string, asked: Asked): Promise<Found> {
    // Before the search: a change in between makes it look old too soon, never too late.
    const { version } = await kept(organizationId, {});
    const key = JSON.stringify([organizationId, asked.filters, folded(search)]);
    const earlier = searches.get(key);
    if (earlier?.version === version) return earlier;
    const found = { version, ...(await look(organizationId, search, asked)) };
    searches.set(key, found);
    return found;
  }

  async function look(organizationId: string, search: string, { filters, where }: Asked) {
    const texts = await textsOf(organizationId);
    if (texts === null) return lookInDatabase(and(eq(table.organization_id, organizationId), where), search);
    return texts.find(folded(search), filterOf(filters), FEW);
  }

  /** Looks through the texts of an organization that are not kept, which costs the same whatever is searched for. */
  async function lookInDatabase(where: SQL | undefined, search: string) {
    const part = (length: SQL) =>
      sql`select * from ${table} where ${and(where, length, like(table.search_text, holding(search)))}`;
    const short = isShort(table.search_text);
    const matching = sql`(${part(short)} union all ${part(not(short))})`;
    const few = await db
      .select({ id: sql<string>`${table.id}` })
      .from(sql`(select * from ${matching} as ${table} limit ${FEW + 1}) as ${table}`)
      .orderBy(...order);
    if (few.length <= FEW) return { total: few.length, ids: few.map(({ id }) => id) };
    const [counted] = await db.select({ total: count() }).from(sql`${matching} as ${table}`);
    return { total: counted?.total ?? 0, ids: null };
  }

  return { find, readAhead };
}

/** @returns whether the filters let a record with these facets through */
function filterOf(filters: Asked['filters']) {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined);
  // A search may find every record of a list; of their facets few are different.
  const judged = new Map<string, boolean>();
  return (facets: string) => {
    const earlier = judged.get(facets);
    if (earlier !== undefined) return earlier;
    const values: Record<string, unknown> = JSON.parse(facets);
    const isThrough = asked.every(([name, value]) => [values[name]].flat().includes(value));
    judged.set(facets, isThrough);
    return isThrough;
  };
}

/**
 * Whoever writes records of an organization's list changes the same few counts: they take turns, before they lock any row,
 * until their transactions end.
 */
export async function takeTurns(db: Database, name: Listed['name'], organizationId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name} of ${organizationId}`}, 0))`);
}
