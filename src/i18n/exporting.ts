import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Messages of the export. */
export const useExportMessages = defineMessages('exporting', {
  title: (noun: string) => `Export ${noun}`,
  rows: 'Rows',
  thisPage: (rows: number) => `This page (${count(rows)})`,
  asShown: (rows: number) => `As shown (${count(rows)})`,
  all: (total: number) => `All that match (${count(total)})`,
  format: 'Format',
  csv: 'CSV, for spreadsheets',
  json: 'JSON, for programs',
  save: 'Save file',
  close: 'Close',
  saved: (rows: number, name: string) =>
    `${count(rows)} ${plural(rows, { one: 'record', other: 'records' })} saved in ${name}.`,
  moved: (rows: number, total: number) =>
    `The data changed while it was loading: the file has ${count(rows)} ${plural(rows, { one: 'record', other: 'records' })}, and the service now has ${count(total)}. Export again to get all of them.`,
  leftOut: (rows: number) =>
    `${count(rows)} ${plural(rows, { one: 'record', other: 'records' })} without an id ${plural(rows, { one: 'is', other: 'are' })} not included.`,
  cancelled: 'The export was cancelled; no file was saved.',
});
