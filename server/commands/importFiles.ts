import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { findByName, findOrCreate } from '../repositories/organizations.ts';
import type { CommandContext } from './command.ts';
import { FaultList, ImportRefused } from './importFaults.ts';
import { Notes } from './importNotes.ts';
import { FirstPlaces, type Place } from './importPlaces.ts';
import { readPieces, recordsIn, Unreadable } from './importReader.ts';
import { checkRecord, type ImportRecord } from './importRecord.ts';
import { RecordStore } from './importStore.ts';
import { lineOfPath } from './jsonPosition.ts';

export interface Import {
  /** Name of the organization; made when there is none of this name. */
  organization: string;
  /** Paths, relative to `folder`. */
  files: string[];
  folder: string;
  /** Stops the import before anything is stored. */
  signal?: AbortSignal;
}

/** What the person at the terminal gets to see. */
type Output = Pick<CommandContext, 'print' | 'showProgress'>;

/**
 * Reads records from files and stores them in one transaction; records whose id the organization already has are
 * replaced. Prints what was done. What it holds in memory does not grow with the files.
 * @throws ImportRefused where anything is wrong with the files; then nothing has been stored
 */
export async function importFiles(db: Database, request: Import, { print, showProgress }: Output) {
  try {
    const { summary, ...done } = await db.transaction((tx) => run(tx, request, showProgress));
    for (const line of summary) print(line);
    return done;
  } catch (error) {
    // The error of a failed query holds the values, which are personal data; its cause says what went wrong.
    if (error instanceof DrizzleQueryError)
      throw new ImportRefused([`The database did not take the records: ${error.cause?.message ?? 'unknown cause'}`]);
    throw error;
  }
}

/** So many records are compared and stored at once; it bounds the memory that an import needs. */
const BATCH = 500;

/** A good record, where it stands, and on which line one of its fields does. */
interface Found {
  accepted: ImportRecord;
  ignored: string[];
  place: Place;
  lineOf(path: PropertyKey[]): number;
}

async function run(
  db: Database,
  { organization: name, files, folder, signal }: Import,
  showProgress: Output['showProgress'],
) {
  const isNew = (await findByName(db, name)) === null;
  const organization = await findOrCreate(db, name);
  const store = new RecordStore(db, organization.id);
  const places = await FirstPlaces.in(db);
  const faults = new FaultList();
  const notes = new Notes();
  const paths = files.map((file) => resolve(folder, file));
  const progress = { bytes: 0, totalBytes: await sizeOf(paths), records: 0 };
  let good = 0;
  let batch: Found[] = [];

  const finishBatch = async () => {
    const found = batch;
    batch = [];
    const earlier = await places.note(found.map(({ accepted, place }) => ({ id: accepted.record.id, ...place })));
    for (const [position, { accepted, ignored, place, lineOf }] of found.entries()) {
      const first = earlier.get(position);
      if (first !== undefined) {
        const reason = `${accepted.record.id} is already at ${files[first.file]}:${first.line}`;
        faults.addRecord(files[place.file] ?? '', [{ path: ['id'], reason }], lineOf);
        continue;
      }
      good += 1;
      notes.take(accepted, ignored);
      // With a fault the whole import fails: the rest is only checked.
      if (faults.isEmpty) await store.add(accepted);
    }
    progress.records += found.length;
    showProgress({ ...progress });
  };

  for (const [file, path] of paths.entries()) {
    const pieces = readPieces(path, (count) => {
      progress.bytes += count;
    });
    for await (const piece of pieces) {
      signal?.throwIfAborted();
      if (piece instanceof Unreadable) {
        faults.addUnreadable(files[file] ?? '', piece);
        continue;
      }
      for (const { path, record, line } of recordsIn(piece)) {
        const lineOf = (field: PropertyKey[]) => piece.line + lineOfPath(piece.text, [...path, ...field]);
        const checked = checkRecord(record);
        if ('faults' in checked) faults.addRecord(files[file] ?? '', checked.faults, lineOf);
        else batch.push({ ...checked, place: { file, line }, lineOf });
        if (batch.length >= BATCH) await finishBatch();
      }
    }
  }
  // Without a record that could be read nothing was got through that a bar could show.
  if (batch.length + progress.records > 0) await finishBatch();
  if (!faults.isEmpty) throw new ImportRefused(faults.describe(good, files.length));
  await store.flush();
  const made = isNew ? [`Created the organization ${name}.`] : [];
  return { organizationId: organization.id, summary: [...made, store.describe(name), ...notes.describe()] };
}

/** The bytes of all files together; a file that cannot be read is reported where it is read. */
async function sizeOf(paths: string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
