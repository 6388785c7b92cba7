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

/** Finds ids that occur twice in an import. The database stores the ids, because a million of them need much memory. */
export class DuplicateTracker {
  private readonly db: Database;

  /** @param db a transaction */
  static async create(db: Database): Promise<DuplicateTracker> {
    await db.execute(sql`
      create temporary table ${locations}
        (id text collate "C" primary key, file integer not null, record integer not null, line integer)
      on commit drop`);
    return new DuplicateTracker(db);
  }

  private constructor(db: Database) {
    this.db = db;
  }

  /** Adds records. @returns for each record, the first location of the same id, or null */
  async add(entries: readonly (RecordLocation & { id: string })[]): Promise<(RecordLocation | null)[]> {
    const first = new Map<string, RecordLocation>();
    const inBatch = entries.map((entry) => {
      const earlier = first.get(entry.id);
      if (earlier === undefined) first.set(entry.id, entry);
      return earlier ?? null;
    });
    const known = await this.insert([...first].map(([id, { file, record, line }]) => ({ id, file, record, line })));
    return entries.map(({ id }, index) => known.get(id) ?? inBatch[index] ?? null);
  }

  /** @returns the locations of ids that an earlier batch has added */
  private async insert(rows: (RecordLocation & { id: string })[]): Promise<Map<string, RecordLocation>> {
    const added = await this.db
      .insert(locations)
      .select(
        sql`select * from json_to_recordset(${JSON.stringify(rows)}::text::json)
          as entry(id text, file integer, record integer, line integer)`,
      )
      .onConflictDoNothing()
      .returning({ id: locations.id });
    const fresh = new Set(added.map(({ id }) => id));
    const ids = rows.map(({ id }) => id).filter((id) => !fresh.has(id));
    if (ids.length === 0) return new Map();
    const earlier = await this.db.select().from(locations).where(inArray(locations.id, ids));
    return new Map(earlier.map(({ id, ...location }) => [id, location]));
  }
}
