import { type Cell, FlexRender } from '@tanstack/react-table';
import { memo, type Ref } from 'react';
import type { Features } from './tableFeatures.ts';
import type { RowSelection } from './useRowSelection.tsx';

interface DataRowProps<Row extends object> {
  row: Row;
  cells: Cell<Features, Row>[];
  selection?: RowSelection<Row>;
  /** The place among all rows, from 0, in a table that does not hold every row in the page. */
  place?: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** One row of a table. Its first field names the row for screen readers. */
function PlainDataRow<Row extends object>({ row, cells, selection, place, ref }: DataRowProps<Row>) {
  return (
    <tr
      ref={ref}
      data-index={place}
      // The header is the first row of all.
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-selected={selection?.isSelected(row) || undefined}
    >
      {selection && <td>{selection.cell(row)}</td>}
      {cells.map((cell, index) => {
        const Tag = index === 0 ? 'th' : 'td';
        return (
          <Tag key={cell.id} scope={index === 0 ? 'row' : undefined} data-align={cell.column.columnDef.meta?.align}>
            <FlexRender cell={cell} />
          </Tag>
        );
      })}
    </tr>
  );
}

/** Drawn anew only where the row itself changes: scrolling through a long table moves rows, it does not change them. */
export const DataRow = memo(PlainDataRow) as typeof PlainDataRow;
