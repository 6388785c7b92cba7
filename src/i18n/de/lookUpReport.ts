import { currentFormat } from '../format.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const count = (value: number) => currentFormat().count(value);
const ids = (value: number) => `${count(value)} ${plural(value, { one: 'ID', other: 'IDs' })}`;

export const lookUpReport: Translation['lookUpReport'] = {
  found: (found, duplicates) =>
    duplicates === 0
      ? `${ids(found)} gefunden.`
      : `${ids(found)} gefunden, ${count(duplicates)} ${plural(duplicates, { one: 'Duplikat', other: 'Duplikate' })} zusammengeführt.`,
  others: (pieces) =>
    plural(pieces, {
      one: 'Ein Textstück ist keine KOL-ID:',
      other: `${count(pieces)} Textstücke sind keine KOL-IDs:`,
    }),
};
