import { inArray, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { ordered } from '../db/columns.ts';
import type { Database } from '../db/connect.ts';

/** Where a record stands: which of the files, by its position among them, and the line on which the record begins. */
export interface Place {
  file: number;
  line: number;
}

/** Known to this transaction only, and gone with it. */
const places = pgTable('import_places', {
  id: ordered('id').primaryKey(),
  file: integer('file').notNull(),
  line: integer('line').notNull(),
});

/** Where each id of an import stands first. The database remembers it: a million ids are much to hold in memory. */
export class FirstPlaces {
  private readonly db: Database;

  /** @param db a transaction */
  static async in(db: Database): Promise<FirstPlaces> {
    await db.execute(sql`
      create temporary table ${places} (id text collate "C" primary key, file integer not null, line integer not null)
      on commit drop`);
    return new FirstPlaces(db);
  }

  private constructor(db: Database) {
    this.db = db;
  }

  /** Notes where ids stand. @returns by position in `entries`, the earlier place of those whose id stood before */
  async note(entries: readonly (Place & { id: string })[]): Promise<Map<number, Place>> {
    const rows = JSON.stringify(entries.map(({ id, file, line }) => ({ id, file, line })));
    const added = await this.db
      .insert(places)
      .select(sql`select * from json_to_recordset(${rows}::text::json) as entry(id text, file integer, line integer)`)
      .onConflictDoNothing()
      .returning({ id: places.id });
    if (added.length === entries.length) return new Map();
    const ids = entries.map(({ id }) => id);
    const first = new Map((await this.db.select().from(places).where(inArray(places.id, ids))).map((p) => [p.id, p]));
    return new Map(
      entries.flatMap(({ id, file, line }, position) => {
        const earlier = first.get(id);
        return earlier === undefined || (earlier.file === file && earlier.line === line) ? [] : [[position, earlier]];
      }),
    );
  }
}
