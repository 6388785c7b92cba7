import { useMemo } from 'react';
import type { ResolvedKol } from '../../queries/KolResolver.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { FailedKol, type FailedKolActions } from './FailedKol.tsx';
import { useKolColumns } from './useKolColumns.tsx';

/** A row of the working list: a KOL, or an id that could not be read. */
export type ListedKol = Exclude<ResolvedKol, { status: 'pending' }>;

/** The columns of the working list. An id that could not be read has its reason in place of everything after the name. */
export function useListColumns(onOpen: () => void, { onRetry, onRemove }: FailedKolActions): Column<ListedKol>[] {
  const columns = useKolColumns(onOpen);
  return useMemo(
    () =>
      columns.map(({ cell, sortValue, ...column }, index) => ({
        ...column,
        sortValue: sortValue && ((row) => (row.status === 'loaded' ? sortValue(row.kol) : undefined)),
        spansRest: (row) => index === 1 && row.status === 'failed',
        cell: (row) => {
          if (row.status === 'loaded') return cell(row.kol);
          return index === 0 ? <code>{row.id}</code> : <FailedKol kol={row} onRetry={onRetry} onRemove={onRemove} />;
        },
      })),
    [columns, onRetry, onRemove],
  );
}
