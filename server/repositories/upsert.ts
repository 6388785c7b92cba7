import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connect.ts';

/** How many rows one statement carries. */
const BATCH = 500;

/** The items in runs of `BATCH`. */
export function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

/**
 * One record for every id, the last one given, in the order of the ids: a statement cannot upsert a row twice,
 * and writers that lock rows in the same order do not block each other for good.
 */
export function distinctById<Item extends { id: string }>(records: readonly Item[]): Item[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Inserts rows, replacing those that have the same `key`. All rows name the same columns; others get their default.
 * @param kept columns that stay as they are where a row is replaced
 */
export async function insertOrReplace<Table extends PgTable>(
  db: Database,
  table: Table,
  key: readonly string[],
  rows: readonly Table['$inferInsert'][],
  kept: readonly string[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const changed = Object.keys(getTableColumns(table)).filter((name) => !key.includes(name) && !kept.includes(name));
  const changes = changed.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  await db.execute(
    sql`${insertion(table, rows)} on conflict (${list(key)}) do update set ${sql.join(changes, sql`, `)}`,
  );
}

/**
 * The statement that inserts rows, of which all name the same columns. The rows are one parameter, a JSON text: with a parameter
 * for every value, the program and the database would be busy with the statement several times longer than with the rows.
 */
function insertion<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const columns = list(Object.keys(rows[0] ?? {}));
  return sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::json)`;
}

/** The columns of our tables bear the names of their fields. */
const list = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
