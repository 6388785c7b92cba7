import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SortValue, sortRows } from './sortRows.ts';

const columns = [{ id: 'value', sortValue: (row: { value: SortValue }) => row.value }, { id: 'plain' }];
const sorted = (values: SortValue[], isDescending: boolean) =>
  sortRows(
    values.map((value) => ({ value })),
    columns,
    { id: 'value', isDescending },
  ).map(({ value }) => value);

test('what is missing comes last in both directions, and 0 is not missing', () => {
  expect(sorted([null, 2, undefined, 0, 7], false)).toEqual([0, 2, 7, null, undefined]);
  expect(sorted([null, 2, undefined, 0, 7], true)).toEqual([7, 2, 0, null, undefined]);
});

test('texts are ordered as the reader’s language does, figures within them by size', () => {
  expect(sorted(['Zürich', 'ärztin', 'Site 10', 'Site 9', '', 'Ada'], false)).toEqual([
    'Ada',
    'ärztin',
    'Site 9',
    'Site 10',
    'Zürich',
    '',
  ]);
});

test('a column that cannot be sorted, or none, leaves the order as it is', () => {
  const rows = [{ value: 2 }, { value: 1 }];
  expect(sortRows(rows, columns, null)).toEqual(rows);
  expect(sortRows(rows, columns, { id: 'plain', isDescending: true })).toEqual(rows);
});

test('sorting loses and invents nothing, and equal rows keep their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ value: fc.option(fc.nat(3)), nr: fc.nat() })),
      fc.boolean(),
      (rows, isDescending) => {
        const result = sortRows(rows, columns, { id: 'value', isDescending });
        for (const value of [null, 0, 1, 2, 3])
          expect(result.filter((row) => row.value === value)).toEqual(rows.filter((row) => row.value === value));
      },
    ),
  );
});
