import { resolve } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Campaign } from '../../src/contract/campaign.ts';
import type { Database } from '../db/connect.ts';
import { findByName, findOrCreate } from '../repositories/organizations.ts';
import { FaultList, ImportRefused } from './importFaults.ts';
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

/**
 * Reads records from files and stores them in one transaction; records whose id the organization already has are
 * replaced. Prints what was done.
 * @throws ImportRefused where anything is wrong with the files; then nothing has been stored
 */
export async function importFiles(db: Database, request: Import, print: (line: string) => void) {
  try {
    const { summary, ...done } = await db.transaction((tx) => run(tx, request));
    for (const line of summary) print(line);
    return done;
  } catch (error) {
    // The error of a failed query holds the values, which are personal data; its cause says what went wrong.
    if (error instanceof DrizzleQueryError)
      throw new ImportRefused([`The database did not take the records: ${error.cause?.message ?? 'unknown cause'}`]);
    throw error;
  }
}

async function run(db: Database, { organization: name, files, folder, signal }: Import) {
  const isNew = (await findByName(db, name)) === null;
  const organization = await findOrCreate(db, name);
  const store = new RecordStore(db, organization.id);
  const faults = new FaultList();
  const notes = new Notes();
  const places = new Map<string, string>();

  for (const file of files) {
    for await (const piece of readPieces(resolve(folder, file))) {
      signal?.throwIfAborted();
      if (piece instanceof Unreadable) {
        faults.addUnreadable(file, piece);
        continue;
      }
      for (const { path, record, line } of recordsIn(piece)) {
        const lineOf = (field: PropertyKey[]) => piece.line + lineOfPath(piece.text, [...path, ...field]);
        const checked = checkRecord(record);
        if ('faults' in checked) {
          faults.addRecord(file, checked.faults, lineOf);
          continue;
        }
        const { id } = checked.accepted.record;
        const first = places.get(id);
        if (first !== undefined) {
          faults.addRecord(file, [{ path: ['id'], reason: `${id} is already at ${first}` }], lineOf);
          continue;
        }
        places.set(id, `${file}:${line}`);
        notes.take(checked.accepted, checked.ignored);
        // With a fault the whole import fails: the rest is only checked.
        if (faults.isEmpty) await store.add(checked.accepted);
      }
    }
  }
  if (!faults.isEmpty) throw new ImportRefused(faults.describe(places.size, files.length));
  await store.flush();
  const made = isNew ? [`Created the organization ${name}.`] : [];
  return { organizationId: organization.id, summary: [...made, store.describe(name), ...notes.describe()] };
}

/** What an import does not keep as it stands in the file. Nothing is dropped in silence. */
class Notes {
  private readonly ignored = new Map<string, number>();
  private otherRates = 0;
  private readonly oddities = new Map<string, number>();

  take(accepted: ImportRecord, ignored: string[]) {
    for (const path of new Set(ignored)) this.ignored.set(path, (this.ignored.get(path) ?? 0) + 1);
    if (accepted.kind !== 'campaign') return;
    if (hasOtherRates(accepted.record.metrics)) this.otherRates += 1;
    for (const oddity of odditiesOf(accepted.record)) this.oddities.set(oddity, (this.oddities.get(oddity) ?? 0) + 1);
  }

  describe(): string[] {
    const fields = counted(this.ignored);
    const shown = fields.slice(0, 12).join(', ');
    const more = fields.length > 12 ? ` and ${fields.length - 12} more` : '';
    return [
      ...(fields.length > 0 ? [`Left out fields that the contract does not have: ${shown}${more}.`] : []),
      ...(this.otherRates > 0
        ? [`Campaigns whose rates are not what their counts give (the counts are kept): ${this.otherRates}.`]
        : []),
      ...(this.oddities.size > 0
        ? [
            `Campaigns whose counts contradict each other (kept as they are; no rate exceeds 1): ${counted(this.oddities).join(', ')}.`,
          ]
        : []),
    ];
  }
}

/** "contact.fax (3)", the most frequent first. */
const counted = (records: Map<string, number>) =>
  [...records].sort(([, a], [, b]) => b - a).map(([what, number]) => `${what} (${number})`);

/**
 * What cannot be in a funnel. It is told and not refused: mail programs do count, say, a click where the opening was
 * blocked, and a whole export should not fail for it.
 */
function odditiesOf({ audience_count, metrics: { sent, delivered, opened, clicked } }: Campaign): string[] {
  return [
    sent > audience_count && 'sent to more than the audience',
    delivered > sent && 'more delivered than sent',
    opened > delivered && 'more opened than delivered',
    clicked > opened && 'more clicked than opened',
  ].filter((oddity) => oddity !== false);
}

/** Rates are computed from the counts; a rounded one is the same rate. */
function hasOtherRates(metrics: { delivered: number; opened: number; clicked: number } & Record<string, number>) {
  const share = (part: number) => (metrics.delivered === 0 ? 0 : part / metrics.delivered);
  const differs = (stated = 0, part = 0) => Math.abs(stated - share(part)) > 0.005;
  return differs(metrics.open_rate, metrics.opened) || differs(metrics.click_rate, metrics.clicked);
}
