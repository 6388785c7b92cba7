import { inArray, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { bytewiseText } from '../db/columns.ts';
import type { Database } from '../db/connect.ts';

/** The location of a record: the index of its file, the number of the record in it, and its line in NDJSON. */
export interface RecordLocation {
  file: number;
  record: number;
  line: number | null;
}

/** A temporary table, which exists only in the transaction. */
const locations = pgTable('import_locations', {
  id: bytewiseText('id').primaryKey(),
  file: integer('file').notNull(),
  record: integer('record').notNull(),
  line: integer('line'),
});

/**
 * Finds ids that occur twice in an import. The database stores the ids, because a million of them need much memory.
 * @param db a transaction
 * @returns adds records to those that it knows; its result is, for each record, the first location of the same id, or null
 */
export async function trackDuplicates(db: Database) {
  await db.execute(sql`
    create temporary table ${locations}
      (id text collate "C" primary key, file integer not null, record integer not null, line integer)
    on commit drop`);

  return async (entries: readonly (RecordLocation & { id: string })[]): Promise<(RecordLocation | null)[]> => {
    // In the order of the list, so that of two new records with the same id the first one is inserted.
    await db
      .insert(locations)
      .select(
        sql`select * from json_to_recordset(${JSON.stringify(entries)}::text::json)
          as entry(id text, file integer, record integer, line integer)`,
      )
      .onConflictDoNothing();
    const ids = entries.map(({ id }) => id);
    const found = await db.select().from(locations).where(inArray(locations.id, ids));
    const firstLocations = new Map(found.map(({ id, ...location }) => [id, location]));
    return entries.map(({ id, file, record }) => {
      const first = firstLocations.get(id) ?? null;
      return first?.file === file && first.record === record ? null : first;
    });
  };
}
