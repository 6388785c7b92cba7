import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { isConnectionLost } from '../db/dbErrors.ts';
import { vacuum } from '../db/vacuum.ts';
import { rootMessage } from '../errors.ts';
import { byCommand, recordAudit } from '../repositories/audit.ts';
import { findOrCreate } from '../repositories/organizations.ts';
import { CommandError, type CommandOutput, organizationOption, type Start } from './command.ts';
import { type RecordLocation, trackDuplicates } from './duplicateTracker.ts';
import { ImportErrors } from './importErrors.ts';
import { ImportWarnings } from './importWarnings.ts';
import { ParseFailure, readRecords } from './recordParser.ts';
import { type ImportRecord, RecordStore, validateRecord } from './records.ts';

/** `npm run import`: imports files into an organization, which it creates if necessary. */
export function addImportCommand(program: Command, start: Start) {
  program
    .command('import')
    .description(
      'Imports the KOLs, products, campaigns and events in files, all or none. A record replaces the one with the same id',
    )
    .argument(
      '<files...>',
      'A JSON list, one record per line (NDJSON), one record, or a saved response of the service ({"data": …})',
    )
    .addOption(organizationOption('Required. Created if it does not exist'))
    .action((files: string[], { organization }: { organization: string }) =>
      start(async ({ db, cwd, signal, ...output }) => {
        try {
          await importFiles(db, { organization, files, folder: cwd, signal }, output);
        } catch (error) {
          throw signal?.aborted ? new CommandError(['Interrupted: nothing was imported.']) : error;
        }
      }),
    );
}

interface Import {
  /** The name of the organization, which is created if necessary. */
  organization: string;
  /** Paths, relative to `folder`. */
  files: string[];
  folder: string;
  /** Stops the import; nothing is stored. */
  signal?: AbortSignal | undefined;
}

/**
 * Reads records from files and stores them in one transaction. They replace records with the same ids. Prints a summary. The
 * memory that it needs does not depend on the size of the files.
 * @throws CommandError if the files contain any error; then nothing is stored. Also if the database is lost; then they may be stored
 */
export async function importFiles(db: Database, request: Import, { print, printError, showProgress }: CommandOutput) {
  const summary = await db
    .transaction((tx) => storeFiles(tx, request, showProgress))
    .catch((error) => {
      if (isConnectionLost(error)) throw new CommandError(describeLostConnection(error));
      if (!(error instanceof DrizzleQueryError)) throw error;
      throw new CommandError([`The database rejected the records: ${rootMessage(error.cause ?? 'unknown cause')}`]);
    });
  await vacuum(db, printError);
  for (const line of summary) await print(line);
}

/** The connection may be lost after the database has stored the records, but before it says so. */
const describeLostConnection = (error: unknown) => [
  `The connection to the database was lost: ${rootMessage(error)}.`,
  'Check whether the records are there. You can import the files again: a record replaces the one with the same id.',
];

/** The records that are checked and stored together: so many, or of so many bytes. They limit the memory that an import needs. */
const BATCH = 500;
const BATCH_BYTES = 8 * 2 ** 20;

interface Accepted {
  accepted: ImportRecord;
  ignored: string[];
  location: RecordLocation;
}

async function storeFiles(
  db: Database,
  { organization: name, files, folder, signal }: Import,
  showProgress: CommandOutput['showProgress'],
) {
  const organization = await findOrCreate(db, name);
  const store = new RecordStore(db, organization.id);
  const findRepeated = await trackDuplicates(db);
  const errors = new ImportErrors(files, folder);
  const warnings = new ImportWarnings();
  const paths = files.map((file) => resolve(folder, file));
  const progress = { bytes: 0, totalBytes: await sizeOf(paths), records: 0 };
  const onBytes = (count: number) => {
    progress.bytes += count;
  };
  let validCount = 0;
  let batch: Accepted[] = [];
  let bytesBefore = 0;

  const finishBatch = async () => {
    const found = batch;
    batch = [];
    bytesBefore = progress.bytes;
    const firstLocations = await findRepeated(
      found.map(({ accepted, location }) => ({ id: accepted.record.id, ...location })),
    );
    const unique: Accepted[] = [];
    for (const [index, one] of found.entries()) {
      const firstLocation = firstLocations[index] ?? null;
      if (firstLocation === null) unique.push(one);
      else errors.addDuplicate(one.location, one.accepted.record.id, firstLocation);
    }
    validCount += unique.length;
    for (const { accepted, ignored } of unique) warnings.add(accepted, ignored);
    // After an error the whole import fails. The rest is only checked.
    if (errors.isEmpty) await store.store(unique.map(({ accepted }) => accepted));
    progress.records += found.length;
    showProgress({ ...progress });
  };

  let readCount = 0;
  for (const [file, path] of paths.entries()) {
    for await (const parsed of readRecords(path, { signal, onBytes })) {
      readCount += 1;
      // Invalid records cause no query, so without this pause a service that runs the import would answer no other request.
      if (readCount % BATCH === 0) await setImmediate();
      signal?.throwIfAborted();
      if (parsed instanceof ParseFailure) {
        errors.addParseFailure(file, parsed);
        continue;
      }
      const location = { file, record: parsed.record, line: parsed.line };
      const checked = validateRecord(parsed.value);
      if ('issues' in checked) errors.addRecord(location, checked.issues);
      else batch.push({ ...checked, location });
      if (batch.length >= BATCH || progress.bytes - bytesBefore >= BATCH_BYTES) await finishBatch();
    }
  }
  // Without a readable record there is no progress to show.
  if (batch.length + progress.records > 0) await finishBatch();
  if (!errors.isEmpty) throw new CommandError(await errors.describe(validCount));
  signal?.throwIfAborted();
  const by = byCommand(organization.id);
  await recordAudit(db, by, { action: 'imported', count: validCount });
  const made = organization.created ? [`Created the organization ${name}.`] : [];
  return [...made, store.describe(name), ...warnings.describe()];
}

/** The size of all files in bytes. A file that cannot be read is reported later. */
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
