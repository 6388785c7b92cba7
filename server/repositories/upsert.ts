import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connect.ts';

/** The number of rows per statement. */
const BATCH = 500;

/** Splits items into batches of `BATCH`. */
export function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

/**
 * Keeps the last record of each id, because a statement cannot upsert a row twice. Sorts by id, so that all transactions lock
 * rows in the same order and cannot deadlock.
 */
export function distinctById<Item extends { id: string }>(records: readonly Item[]): Item[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Inserts rows or replaces those with the same `key`. All rows must have the same columns.
 * @param preserved columns that do not change if a row is replaced
 */
export async function insertOrReplace<Table extends PgTable>(
  db: Database,
  table: Table,
  key: readonly string[],
  rows: readonly Table['$inferInsert'][],
  preserved: readonly string[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const changed = Object.keys(getTableColumns(table)).filter(
    (name) => !key.includes(name) && !preserved.includes(name),
  );
  const changes = changed.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  await db.execute(
    sql`${insertion(table, rows)} on conflict (${list(key)}) do update set ${sql.join(changes, sql`, `)}`,
  );
}

/**
 * The rows are one parameter, a JSON text. With a parameter for every value, the statement itself would take several times
 * longer than the rows.
 */
function insertion<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const columns = list(Object.keys(rows[0] ?? {}));
  return sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::json)`;
}

/** The names of columns and fields are the same. */
const list = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
