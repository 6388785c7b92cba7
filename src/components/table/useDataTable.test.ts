import type { SortingState } from '@tanstack/react-table';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type SortValue, useDataTable } from './useDataTable.ts';

interface TestRow {
  value?: SortValue;
  nr?: number;
}

const columns = [
  { id: 'value', header: 'Value', size: 100, accessorFn: (row: TestRow) => row.value, cell: () => null },
  { id: 'plain', header: 'Plain', size: 100, cell: () => null },
];

function sortRows<Data extends TestRow>(rows: readonly Data[], sorting: SortingState): Data[] {
  let sorted: Data[] = [];
  const Sorted = () => {
    const table = useDataTable<Data>({ columns, rows, state: { sorting }, onSortingChange: () => {} });
    sorted = table.getRowModel().rows.map(({ original }) => original);
    return null;
  };
  renderToStaticMarkup(createElement(Sorted));
  return sorted;
}

const sortValues = (values: SortValue[], desc: boolean) =>
  sortRows(
    values.map((value) => ({ value })),
    [{ id: 'value', desc }],
  ).map(({ value }) => value);

test('missing values come last in both directions, and 0 is not missing', () => {
  expect(sortValues([null, 2, undefined, 0, 7], false)).toEqual([0, 2, 7, null, undefined]);
  expect(sortValues([null, 2, undefined, 0, 7], true)).toEqual([7, 2, 0, null, undefined]);
});

test('texts are sorted in the user’s language, and numbers inside them by value', () => {
  expect(sortValues(['Zürich', 'ärztin', 'Site 10', 'Site 9', '', 'Ada'], false)).toEqual([
    'Ada',
    'ärztin',
    'Site 9',
    'Site 10',
    'Zürich',
    '',
  ]);
});

test('an unsortable or unknown column does not change the order', () => {
  const rows = [{ value: 2 }, { value: 1 }];
  expect(sortRows(rows, [])).toEqual(rows);
  expect(sortRows(rows, [{ id: 'plain', desc: true }])).toEqual(rows);
});

test('sorting keeps all rows, and equal rows keep their order', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ value: fc.option(fc.nat(3)), nr: fc.nat() })), fc.boolean(), (rows, desc) => {
      const result = sortRows(rows, [{ id: 'value', desc }]);
      for (const value of [null, 0, 1, 2, 3])
        expect(result.filter((row) => row.value === value)).toEqual(rows.filter((row) => row.value === value));
    }),
  );
});
