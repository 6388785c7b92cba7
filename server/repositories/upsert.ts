import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connect.ts';

/** The number of rows per statement. */
const BATCH = 500;

/**
 * Keeps the last record of each id, because a statement cannot upsert a row twice. Sorts by id, so that all transactions lock
 * rows in the same order and cannot deadlock.
 */
export function distinctById<Item extends { id: string }>(records: readonly Item[]): Item[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Inserts rows or replaces those with the same primary key. All rows must have the same columns.
 *
 * The rows of a statement are one parameter, a JSON text. With a parameter for every value, the statement itself would take
 * several times longer than the rows.
 * @param preserved columns that do not change if a row is replaced
 */
export async function insertOrReplace<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  preserved: readonly string[] = [],
): Promise<void> {
  const columns = listNames(Object.keys(rows[0] ?? {}));
  const key = getTableConfig(table).primaryKeys.flatMap((primaryKey) => primaryKey.columns.map(({ name }) => name));
  const changes = Object.keys(getTableColumns(table))
    .filter((name) => !key.includes(name) && !preserved.includes(name))
    .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  // The database reads the times from JSON, so their columns do not convert them. It would round them up, and refuses some offsets.
  const times = Object.values(getTableColumns(table)).filter((column) => column.getSQLType().startsWith('timestamp'));
  const inUtc = rows.map((row: Record<string, unknown>) => ({
    ...row,
    ...Object.fromEntries(
      times.map((column) => [column.name, row[column.name] && column.mapToDriverValue(row[column.name])]),
    ),
  }));
  for (let start = 0; start < rows.length; start += BATCH)
    await db.execute(sql`
      insert into ${table} (${columns})
      select ${columns}
      from json_populate_recordset(null::${table}, ${JSON.stringify(inUtc.slice(start, start + BATCH))}::text::json)
      on conflict (${listNames(key)}) do update set ${sql.join(changes, sql`, `)}`);
}

/** The names of columns and fields are the same. */
const listNames = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
