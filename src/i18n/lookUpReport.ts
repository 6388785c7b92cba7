import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Messages about the result of a KOL lookup. */
export const useLookUpReportMessages = defineMessages('lookUpReport', {
  found: (ids: number, duplicates: number) =>
    duplicates === 0
      ? `${count(ids)} ${plural(ids, { one: 'id', other: 'ids' })} found.`
      : `${count(ids)} ${plural(ids, { one: 'id', other: 'ids' })} found, ${count(duplicates)} ${plural(duplicates, { one: 'duplicate', other: 'duplicates' })} merged.`,
  others: (pieces: number) =>
    `${count(pieces)} ${plural(pieces, { one: 'entry is not a KOL id', other: 'entries are not KOL ids' })}:`,
});
