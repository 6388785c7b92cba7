import { resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { fieldName } from '../zodErrorMap.ts';
import type { RecordLocation } from './duplicateTracker.ts';
import { RecordLines } from './recordLines.ts';
import type { ParseFailure } from './recordParser.ts';
import type { RecordIssue } from './records.ts';

/** The number of invalid records that are listed, and of errors of each of them. All are counted. */
const MAX_SHOWN = 20;

/** Collects the errors of an import. It stores only those that it will list, so that a million of them need no memory. */
export class ImportErrors {
  private readonly lines: string[] = [];
  private records = 0;
  private files = 0;
  private readonly names: readonly string[];
  /** Of the last two documents, because a duplicate needs two. */
  private readonly documents: LRUCache<number, RecordLines>;

  /** @param names the file names, relative to `folder` */
  constructor(names: readonly string[], folder: string) {
    this.names = names;
    this.documents = new LRUCache({
      max: 2,
      fetchMethod: (file) => RecordLines.read(resolve(folder, names[file] ?? '')),
    });
  }

  get isEmpty(): boolean {
    return this.records + this.files === 0;
  }

  private get isFull(): boolean {
    return this.records + this.files > MAX_SHOWN;
  }

  async addRecord(location: RecordLocation, issues: RecordIssue[]) {
    this.records += 1;
    if (this.isFull) return;
    for (const { path, reason } of issues.slice(0, MAX_SHOWN))
      this.lines.push(await this.describeField(location, path, reason));
    const more = issues.length - MAX_SHOWN;
    if (more > 0) this.lines.push(await this.describeField(location, [], `… and ${more} more in this record`));
  }

  async addDuplicate(location: RecordLocation, id: string, first: RecordLocation) {
    this.records += 1;
    if (this.isFull) return;
    const reason = `${id} is already at ${await this.positionOf(first, [])}`;
    this.lines.push(await this.describeField(location, ['id'], reason));
  }

  addParseFailure(file: number, { line, message }: ParseFailure) {
    if (line === undefined) this.files += 1;
    else this.records += 1;
    if (!this.isFull) this.lines.push(`${this.names[file]}${line === undefined ? '' : `:${line}`}: ${message}`);
  }

  /** @param valid the number of records without an error. @returns the lines to print */
  describe(valid: number): string[] {
    const total = this.records + this.files;
    const parts = [
      this.records > 0 && `${formatShare(this.records, this.records + valid, 'record')} cannot be imported`,
      this.files > 0 && `${formatShare(this.files, this.names.length, 'file')} cannot be read`,
    ].filter((sum) => sum !== false);
    return [
      ...this.lines,
      ...(total > MAX_SHOWN ? [`… and ${total - MAX_SHOWN} more`] : []),
      `Nothing was imported: ${parts.join(', ')}.`,
    ];
  }

  private async describeField(location: RecordLocation, path: PropertyKey[], reason: string): Promise<string> {
    return [await this.positionOf(location, path), ...(path.length > 0 ? [fieldName(path)] : []), reason].join(': ');
  }

  /** "kols.json:12", or "kols.json: record 3" if the lines of a document are not known. */
  private async positionOf({ file, record, line }: RecordLocation, path: PropertyKey[]): Promise<string> {
    const found = line ?? (await this.documents.fetch(file))?.lineOf(record, path) ?? null;
    return found === null ? `${this.names[file]}: record ${record}` : `${this.names[file]}:${found}`;
  }
}

/** "2 of 3 records", "1 of 2 files", "the file" where there was only one. */
const formatShare = (part: number, all: number, noun: string) =>
  all === 1 ? `the ${noun}` : `${part} of ${all} ${noun}s`;
