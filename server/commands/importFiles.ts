import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { vacuum } from '../db/vacuum.ts';
import { findByName, findOrCreate } from '../repositories/organizations.ts';
import { CommandError, type CommandOutput } from './command.ts';
import { DuplicateTracker, type RecordLocation } from './duplicateTracker.ts';
import { ImportErrors } from './importErrors.ts';
import { ImportWarnings } from './importWarnings.ts';
import { ParseFailure, readRecords } from './recordParser.ts';
import { RecordStore } from './recordStore.ts';
import { type ImportRecord, validateRecord } from './validateRecord.ts';

export interface Import {
  /** Name of the organization; made when there is none of this name. */
  organization: string;
  /** Paths, relative to `folder`. */
  files: string[];
  folder: string;
  /** Stops the import before anything is stored. */
  signal?: AbortSignal | undefined;
}

type Output = Pick<CommandOutput, 'print' | 'showProgress'>;

/**
 * Reads records from files and stores them in one transaction; records whose id the organization already has are
 * replaced. Prints what was done. What it holds in memory does not grow with the files.
 * @throws CommandError where anything is wrong with the files; then nothing has been stored
 */
export async function importFiles(db: Database, request: Import, { print, showProgress }: Output) {
  const { summary, ...done } = await db
    .transaction((tx) => storeFiles(tx, request, showProgress))
    .catch((error) => {
      // The error of a failed query holds the values, which are personal data; its cause says what went wrong.
      if (!(error instanceof DrizzleQueryError)) throw error;
      throw new CommandError([`The database did not take the records: ${error.cause?.message ?? 'unknown cause'}`]);
    });
  await vacuum(db);
  for (const line of summary) print(line);
  return done;
}

/** So many records are compared and stored at once; it bounds the memory that an import needs. */
const BATCH = 500;

/** A valid record, and where it is. */
interface Accepted {
  accepted: ImportRecord;
  ignored: string[];
  location: RecordLocation;
}

async function storeFiles(
  db: Database,
  { organization: name, files, folder, signal }: Import,
  showProgress: Output['showProgress'],
) {
  const isNew = (await findByName(db, name)) === null;
  const organization = await findOrCreate(db, name);
  const store = new RecordStore(db, organization.id);
  const duplicates = await DuplicateTracker.create(db);
  const errors = new ImportErrors(files, folder);
  const warnings = new ImportWarnings();
  const paths = files.map((file) => resolve(folder, file));
  const progress = { bytes: 0, totalBytes: await sizeOf(paths), records: 0 };
  const onBytes = (count: number) => {
    progress.bytes += count;
  };
  let good = 0;
  let batch: Accepted[] = [];

  const finishBatch = async () => {
    const found = batch;
    batch = [];
    const earlier = await duplicates.add(
      found.map(({ accepted, location }) => ({ id: accepted.record.id, ...location })),
    );
    const fresh = found.filter(({ accepted, location }, index) => {
      const first = earlier[index] ?? null;
      if (first !== null) errors.addDuplicate(location, accepted.record.id, first);
      return first === null;
    });
    good += fresh.length;
    for (const { accepted, ignored } of fresh) warnings.add(accepted, ignored);
    // With an error the whole import fails: the rest is only checked.
    if (errors.isEmpty) await store.store(fresh.map(({ accepted }) => accepted));
    progress.records += found.length;
    showProgress({ ...progress });
  };

  for (const [file, path] of paths.entries()) {
    for await (const parsed of readRecords(path, { signal, onBytes })) {
      signal?.throwIfAborted();
      if (parsed instanceof ParseFailure) {
        errors.addParseFailure(file, parsed);
        continue;
      }
      const location = { file, record: parsed.record, line: parsed.line };
      const checked = validateRecord(parsed.value);
      if ('issues' in checked) errors.addRecord(location, checked.issues);
      else batch.push({ ...checked, location });
      if (batch.length >= BATCH) await finishBatch();
    }
  }
  // Without a record that could be read there is no progress to show.
  if (batch.length + progress.records > 0) await finishBatch();
  if (!errors.isEmpty) throw new CommandError(await errors.describe(good));
  signal?.throwIfAborted();
  const made = isNew ? [`Created the organization ${name}.`] : [];
  return { organizationId: organization.id, summary: [...made, store.describe(name), ...warnings.describe()] };
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
