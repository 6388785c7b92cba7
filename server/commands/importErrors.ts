import { resolve } from 'node:path';
import { fieldName } from '../zodErrorMap.ts';
import type { RecordLocation } from './duplicateTracker.ts';
import { RecordLines } from './recordLines.ts';
import type { ParseFailure } from './recordParser.ts';
import type { RecordIssue } from './records.ts';

/** The number of errors that are listed, so that a person can correct a file in one pass. All are counted. */
const MAX_SHOWN = 1_000;

/** The characters of the field names in these errors. A field name from a file may have millions. */
const MAX_CHARACTERS = 1_000_000;

/** A part of a line to print: a text, or a place in a file. */
type Part = string | Place;

interface Place {
  location: RecordLocation;
  path: PropertyKey[];
}

/** Collects the errors of an import. It stores only those that it will list, so that a million of them need no memory. */
export class ImportErrors {
  private readonly shown: Part[][] = [];
  private characters = 0;
  private errors = 0;
  private records = 0;
  private files = 0;
  private readonly names: readonly string[];
  private readonly folder: string;

  /** @param names the file names, relative to `folder` */
  constructor(names: readonly string[], folder: string) {
    this.names = names;
    this.folder = folder;
  }

  get isEmpty(): boolean {
    return this.errors === 0;
  }

  addRecord(location: RecordLocation, issues: RecordIssue[]) {
    this.records += 1;
    for (const { path, reason } of issues)
      this.add(() => [{ location, path }, ...(path.length > 0 ? [`: ${fieldName(path)}`] : []), `: ${reason}`]);
  }

  addDuplicate(location: RecordLocation, id: string, first: RecordLocation) {
    this.records += 1;
    this.add(() => [{ location, path: ['id'] }, `: id: ${id} is already at `, { location: first, path: [] }]);
  }

  addParseFailure(file: number, { line, message }: ParseFailure) {
    if (line === undefined) this.files += 1;
    else this.records += 1;
    this.add(() => [`${this.names[file]}${line === undefined ? '' : `:${line}`}: ${message}`]);
  }

  /** @param valid the number of records without an error. @returns the lines to print */
  async describe(valid: number): Promise<string[]> {
    const positions = await this.findPositions();
    const more = this.errors - this.shown.length;
    const parts = [
      this.records > 0 && `${formatShare(this.records, this.records + valid, 'record')} cannot be imported`,
      this.files > 0 && `${formatShare(this.files, this.names.length, 'file')} cannot be read`,
    ].filter((sum) => sum !== false);
    return [
      ...this.shown.map((line) => line.map((part) => (typeof part === 'string' ? part : positions.get(part))).join('')),
      ...(more > 0 ? [`… and ${more} more ${more === 1 ? 'error' : 'errors'}`] : []),
      `Nothing was imported: ${parts.join(', ')}.`,
    ];
  }

  /** @param describe makes the parts of the line, if it will be listed */
  private add(describe: () => Part[]) {
    this.errors += 1;
    if (this.shown.length === MAX_SHOWN || this.characters > MAX_CHARACTERS) return;
    const line = describe();
    for (const part of line) if (typeof part === 'string') this.characters += part.length;
    this.shown.push(line);
  }

  /** "kols.json:12", or "kols.json: record 3" if the lines of a document are not known. Reads each document once. */
  private async findPositions(): Promise<Map<Place, string>> {
    const positions = new Map<Place, string>();
    const places = this.shown.flat().filter((part) => typeof part !== 'string');
    for (const [file, name] of this.names.entries()) {
      const here = places.filter(({ location }) => location.file === file);
      const isDocument = here.some(({ location }) => location.line === null);
      const document = isDocument ? await RecordLines.read(resolve(this.folder, name)) : undefined;
      for (const place of here) {
        const { record, line } = place.location;
        const found = line ?? document?.lineOf(record, place.path) ?? null;
        positions.set(place, found === null ? `${name}: record ${record}` : `${name}:${found}`);
      }
    }
    return positions;
  }
}

/** "2 of 3 records", "1 of 2 files", "the file" where there was only one. */
const formatShare = (part: number, all: number, noun: string) =>
  all === 1 ? `the ${noun}` : `${part} of ${all} ${noun}s`;
