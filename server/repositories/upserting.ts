import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** How many rows one statement carries; 20 columns of them stay far below PostgreSQL's 65,535 parameters. */
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

/** What `ON CONFLICT DO UPDATE` sets: every column to the value that could not be inserted, but the `kept` ones. */
export function replaced(table: PgTable, kept: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !kept.includes(name));
  return Object.fromEntries(columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]));
}
