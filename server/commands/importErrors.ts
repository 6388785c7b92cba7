import { resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { fieldName } from '../zodErrorMap.ts';
import type { RecordLocation } from './duplicateTracker.ts';
import { RecordLines } from './recordLines.ts';
import type { ParseFailure } from './recordParser.ts';
import type { RecordIssue } from './validateRecord.ts';

/** The number of invalid records that are listed. All are counted. */
const MAX_SHOWN = 20;

/** Collects the errors of an import. It stores only those that it will list, so that a million of them need no memory. */
export class ImportErrors {
  private readonly shown: (() => Promise<string[]>)[] = [];
  private records = 0;
  private files = 0;
  private readonly names: readonly string[];
  private readonly folder: string;
  /** The last two documents, because a duplicate needs two. */
  private readonly lines = new LRUCache<number, { lines: RecordLines | null }>({ max: 2 });

  /** @param names the file names, relative to `folder` */
  constructor(names: readonly string[], folder: string) {
    this.names = names;
    this.folder = folder;
  }

  get isEmpty(): boolean {
    return this.records + this.files === 0;
  }

  /** Adds all errors of one record. */
  addRecord(location: RecordLocation, issues: RecordIssue[]) {
    this.records += 1;
    this.show(async () => {
      const lines: string[] = [];
      for (const { path, reason } of issues) lines.push(await this.describeField(location, path, reason));
      return lines;
    });
  }

  addDuplicate(location: RecordLocation, id: string, first: RecordLocation) {
    this.records += 1;
    this.show(async () => {
      const reason = `${id} is already at ${await this.positionOf(first, [])}`;
      return [await this.describeField(location, ['id'], reason)];
    });
  }

  addParseFailure(file: number, { line, message }: ParseFailure) {
    if (line === undefined) this.files += 1;
    else this.records += 1;
    const name = this.names[file];
    this.show(async () => [line === undefined ? `${name}: ${message}` : `${name}:${line}: ${message}`]);
  }

  /** @param valid the number of records without an error. @returns the lines to print */
  async describe(valid: number): Promise<string[]> {
    const total = this.records + this.files;
    const parts = [
      this.records > 0 && `${formatShare(this.records, this.records + valid, 'record')} cannot be imported`,
      this.files > 0 && `${formatShare(this.files, this.names.length, 'file')} cannot be read`,
    ].filter((sum) => sum !== false);
    const lines: string[] = [];
    for (const describe of this.shown) lines.push(...(await describe()));
    return [
      ...lines,
      ...(total > MAX_SHOWN ? [`… and ${total - MAX_SHOWN} more`] : []),
      `Nothing was imported: ${parts.join(', ')}.`,
    ];
  }

  private show(describe: () => Promise<string[]>) {
    if (this.shown.length < MAX_SHOWN) this.shown.push(describe);
  }

  private async describeField(location: RecordLocation, path: PropertyKey[], reason: string): Promise<string> {
    return [await this.positionOf(location, path), ...(path.length > 0 ? [fieldName(path)] : []), reason].join(': ');
  }

  /** "kols.json:12", or "kols.json: record 3" if the lines of a document are not known. */
  private async positionOf({ file, record, line }: RecordLocation, path: PropertyKey[]): Promise<string> {
    const name = this.names[file] ?? '';
    const found = line ?? (await this.linesOf(file))?.lineOf(record, path) ?? null;
    return found === null ? `${name}: record ${record}` : `${name}:${found}`;
  }

  private async linesOf(file: number): Promise<RecordLines | null> {
    const cached = this.lines.get(file) ?? {
      lines: await RecordLines.read(resolve(this.folder, this.names[file] ?? '')),
    };
    this.lines.set(file, cached);
    return cached.lines;
  }
}

/** "2 of 3 records", "1 of 2 files", "the file" where there was only one. */
const formatShare = (part: number, all: number, noun: string) =>
  all === 1 ? `the ${noun}` : `${part} of ${all} ${noun}s`;
