import { memo, type Ref } from 'react';
import type { Column } from './DataTable.tsx';
import { part } from './tableParts.ts';
import type { RowSelection } from './useRowSelection.tsx';

interface DataRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  selection?: RowSelection<Row>;
  /** The place among all rows, from 0, in a table that does not hold every row in the page. */
  place?: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** One row of a table. Its first field names the row for screen readers. */
function PlainDataRow<Row>({ row, columns, selection, place, ref }: DataRowProps<Row>) {
  // The cell that takes the place of all after it; -1 where none does.
  const spanFrom = columns.findIndex(({ spansRest }) => spansRest?.(row));
  return (
    <tr
      ref={ref}
      {...part.row}
      data-index={place}
      // The header is the first row of all.
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-followed={columns[0]?.isRowLink || undefined}
      data-selected={selection?.isSelected(row) || undefined}
    >
      {selection && (
        <td {...part.cell} data-box>
          {selection.cell(row)}
        </td>
      )}
      {columns.slice(0, spanFrom === -1 ? undefined : spanFrom + 1).map(({ id, header, align, cell }, index) => {
        const Tag = index === 0 ? 'th' : 'td';
        return (
          <Tag
            key={id}
            {...(index === 0 ? part.rowHeader : part.cell)}
            // The card on a phone shows it beside the value.
            data-label={index === 0 || index === spanFrom ? undefined : header}
            scope={index === 0 ? 'row' : undefined}
            colSpan={index === spanFrom ? columns.length - index : undefined}
            data-align={align ?? 'start'}
          >
            {cell(row)}
          </Tag>
        );
      })}
    </tr>
  );
}

/** Drawn anew only where the row itself changes: scrolling through a long table moves rows, it does not change them. */
export const DataRow = memo(PlainDataRow) as typeof PlainDataRow;
