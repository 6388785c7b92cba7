import { type ReactNode, useMemo } from 'react';
import { useCommonWords } from '../words/common.ts';

/** What a table needs to let its reader tick rows. */
export interface RowSelection<Row> {
  /** The box that ticks all of these rows or none. */
  header: (rows: readonly Row[]) => ReactNode;
  /** The box of one row. */
  cell: (row: Row) => ReactNode;
  isSelected: (row: Row) => boolean;
}

interface RowSelectionOptions<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  getRowId: (row: Row) => string;
  /** What the row is called, for the name of its box. */
  rowName: (row: Row) => string;
  /** False for a row that has no box; every row has one without this. */
  canSelect?: (row: Row) => boolean;
  /** True where no further row can be ticked. */
  isFull?: boolean;
}

/** A first column of boxes. What is ticked belongs to the page; rows that are filtered away stay ticked until it says otherwise. */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>): RowSelection<Row> {
  const { selected, onChange, getRowId, rowName, canSelect = always, isFull = false } = options;
  const t = useCommonWords().table;
  return useMemo(() => {
    const isSelected = (row: Row) => selected.has(getRowId(row));
    const set = (rows: readonly Row[], isOn: boolean) => {
      const next = new Set(selected);
      for (const row of rows) {
        if (isOn) next.add(getRowId(row));
        else next.delete(getRowId(row));
      }
      onChange(next);
    };
    return {
      isSelected,
      header: (all) => {
        const rows = all.filter(canSelect);
        const count = rows.filter(isSelected).length;
        const isAll = count > 0 && count === rows.length;
        return (
          <label>
            <input
              type="checkbox"
              aria-label={t.selectAll}
              checked={isAll}
              disabled={rows.length === 0}
              ref={(box) => {
                if (box !== null) box.indeterminate = count > 0 && !isAll;
              }}
              onChange={() => set(rows, !isAll)}
            />
          </label>
        );
      },
      cell: (row) =>
        canSelect(row) && (
          <label>
            <input
              type="checkbox"
              aria-label={t.selectRow(rowName(row))}
              checked={isSelected(row)}
              aria-disabled={(isFull && !isSelected(row)) || undefined}
              onChange={(change) => set([row], change.target.checked)}
            />
          </label>
        ),
    };
  }, [selected, onChange, getRowId, rowName, canSelect, isFull, t]);
}

const always = () => true;
