import { memo, type Ref } from 'react';
import type { Column } from './DataTable.tsx';
import { part } from './tableParts.ts';
import type { RowSelection } from './useRowSelection.tsx';

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  selection?: RowSelection<Row>;
}

interface DataRowProps<Row> extends CellsProps<Row> {
  /** The place among all rows, from 0, in a table that does not hold every row in the page. */
  place?: number;
  /** True for a row that is kept out of sight, so that the next one in its place need not be made. */
  isSpare?: boolean;
  ref?: Ref<HTMLTableRowElement>;
}

/** One row of a table. */
function PlainDataRow<Row>({ place, isSpare, ref, ...cells }: DataRowProps<Row>) {
  return (
    <tr
      ref={ref}
      {...part.row}
      data-index={place}
      data-spare={isSpare || undefined}
      // The header is the first row of all.
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-followed={cells.columns[0]?.isRowLink || undefined}
      data-selected={cells.selection?.isSelected(cells.row) || undefined}
    >
      <Cells {...cells} />
    </tr>
  );
}

/** Drawn anew only where the row itself changes: scrolling through a long table moves rows, it does not change them. */
export const DataRow = memo(PlainDataRow) as typeof PlainDataRow;

/** The cells of a row. Its first field names the row for screen readers. */
function PlainCells<Row>({ row, columns, selection }: CellsProps<Row>) {
  // The cell that takes the place of all after it; -1 where none does.
  const spanFrom = columns.findIndex(({ spansRest }) => spansRest?.(row));
  return (
    <>
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
    </>
  );
}

/** A row that comes into sight again has not changed. */
const Cells = memo(PlainCells) as typeof PlainCells;
