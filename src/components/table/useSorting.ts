import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import { toSorting } from './urlState.ts';
import type { DataColumn } from './useDataTable.ts';

interface ListUrl {
  address: { sort?: string };
  /** The names of the parameters that do not fit the schema. */
  invalidParameters: readonly string[];
  views?: { isUnknown: boolean };
}

/**
 * The sort order in the URL of a list, for its table.
 * @returns the order, which is empty if no column has that name, and the names of all invalid parameters of the URL
 */
export function useSorting<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  { address: { sort }, invalidParameters, views }: ListUrl,
) {
  const sorting = useMemo(
    () => toSorting(sort).filter(({ id }) => columns.some((column) => column.id === id && column.accessorFn)),
    [sort, columns],
  );
  const invalid = [
    ...invalidParameters,
    ...(sort !== undefined && sorting.length === 0 ? ['sort'] : []),
    ...(views?.isUnknown ? ['view'] : []),
  ];
  return { sorting, invalid };
}
