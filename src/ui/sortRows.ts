import { currentFormat } from '../words/format.ts';

/** What a column is sorted by: a number, a text, or nothing (the value is missing). */
export type SortValue = string | number | null | undefined;

/** By which column the rows are ordered, and whether from the largest value down. */
export interface Sort {
  id: string;
  isDescending: boolean;
}

/** An order as an address says it: `-metrics.open_rate` begins with the largest. */
export const sortText = ({ id, isDescending }: Sort) => `${isDescending ? '-' : ''}${id}`;

/** Reads an order from an address; null where there is none. */
export const sortOf = (text: string | null | undefined): Sort | null =>
  text ? { id: text.replace(/^-/, ''), isDescending: text.startsWith('-') } : null;

/**
 * The rows in the order of one column. Texts by the reader's language, figures by size; a missing value comes last in
 * both directions, since "not known" is neither the most nor the least. Equal rows keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly { id: string; sortValue?: (row: Row) => SortValue }[],
  sort: Sort | null,
): Row[] {
  const sortValue = columns.find(({ id }) => id === sort?.id)?.sortValue;
  if (sort === null || sortValue === undefined) return [...rows];
  const direction = sort.isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((one, other) => {
      if (isMissing(one.value) || isMissing(other.value))
        return Number(isMissing(one.value)) - Number(isMissing(other.value));
      return direction * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

const isMissing = (value: SortValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return currentFormat().compare(String(one), String(other));
}
