import { fieldName } from '../faultWords.ts';
import type { Unreadable } from './importReader.ts';
import type { RecordFault } from './importRecord.ts';

/** What is thrown where an import stores nothing; `lines` say why, for the person at the terminal. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** How many bad records are shown; all are counted. */
const SHOWN = 20;

/** The faults of an import. It keeps the text of those that will be shown, so a million bad records need no memory. */
export class FaultList {
  private readonly lines: string[] = [];
  private records = 0;
  private files = 0;

  get isEmpty(): boolean {
    return this.records + this.files === 0;
  }

  /** All faults of one record; `lineOf` is asked only where they will be shown. */
  addRecord(file: string, faults: RecordFault[], lineOf: (path: PropertyKey[]) => number) {
    this.records += 1;
    this.show(() =>
      faults.map(({ path, reason }) =>
        [`${file}:${lineOf(path)}`, ...(path.length > 0 ? [fieldName(path)] : []), reason].join(': '),
      ),
    );
  }

  addUnreadable(file: string, { line, reason }: Unreadable) {
    if (line === undefined) this.files += 1;
    else this.records += 1;
    this.show(() => [line === undefined ? `${file}: ${reason}` : `${file}:${line}: ${reason}`]);
  }

  /** The lines to print; `good` records had no fault, and there were so many files. */
  describe(good: number, files: number): string[] {
    const total = this.records + this.files;
    const sums = [
      this.records > 0 && `${share(this.records, this.records + good, 'record')} cannot be taken`,
      this.files > 0 && `${share(this.files, files, 'file')} cannot be read`,
    ].filter((sum) => sum !== false);
    return [
      ...this.lines,
      ...(total > SHOWN ? [`… and ${total - SHOWN} more`] : []),
      `Nothing was imported: ${sums.join(', ')}.`,
    ];
  }

  private show(describe: () => string[]) {
    if (this.records + this.files <= SHOWN) this.lines.push(...describe());
  }
}

/** "2 of 3 records", "1 of 2 files", "the file" where there was only one. */
const share = (part: number, all: number, noun: string) => (all === 1 ? `the ${noun}` : `${part} of ${all} ${noun}s`);
