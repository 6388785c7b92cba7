import { useMemo } from 'react';
import { optional, Value } from '../../components/layout/Value.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import { KOL_SORT_FIELDS, type KolSummary } from '../../contract/kolDirectory.ts';
import { isUnreadable, type Parsed } from '../../contract/lenientParsing.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { DAY_SIZE, useKolColumns } from './kolColumns.tsx';

const SUMMARY_DAYS = {
  lastContact: (kol: Parsed<KolSummary>) => kol.last_interaction_on,
  nextEvent: (kol: Parsed<KolSummary>) => kol.next_event_on,
};

/** The columns of the directory. The id of a column that can be sorted is the service's name for that order. */
export function useDirectoryColumns(): DataColumn<Parsed<KolSummary>>[] {
  const { directory } = useKolListMessages();
  const format = useFormat();
  const columns = useKolColumns(SUMMARY_DAYS);
  return useMemo(
    () => [
      ...columns.map(({ id: path, value, show, ...column }): DataColumn<Parsed<KolSummary>> => {
        const id = path.replace('metrics.', '');
        const canSort = KOL_SORT_FIELDS.some((field) => field === id);
        return { ...column, id, accessorFn: canSort ? value : undefined, cell: ({ row }) => show(row.original) };
      }),
      {
        id: 'updated_at',
        header: directory.updated,
        size: DAY_SIZE,
        meta: { isHiddenByDefault: true },
        sortDescFirst: true,
        accessorFn: ({ updated_at }) => updated_at,
        cell: ({ row: { original: kol } }) => (
          <Value isUnreadable={isUnreadable(kol, 'updated_at')}>
            {optional(kol.updated_at, (known) => (
              <span data-one-line>{format.date(known)}</span>
            ))}
          </Value>
        ),
      },
    ],
    [columns, directory, format],
  );
}
