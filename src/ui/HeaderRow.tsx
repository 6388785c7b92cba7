import { memo, type ReactNode } from 'react';
import { useTableWords } from '../words/table.ts';
import { ColumnResizer, type Widths } from './ColumnResizer.tsx';
import type { Column } from './DataTable.tsx';
import { part } from './tableParts.ts';
import type { Sorting } from './useSorting.tsx';

interface HeaderRowProps<Row> {
  columns: readonly Column<Row>[];
  /** The box that ticks all rows, where rows can be ticked. */
  box?: ReactNode;
  sorting?: Sorting;
  widths: Widths;
  onDraft: (widths: Widths | undefined) => void;
  onWidths?: (widths: Widths) => void;
  /** True where the table does not hold every row in the page. */
  isCounted: boolean;
}

/** The header of a table: the box that ticks all rows, and the names of the columns. */
export function HeaderRow<Row>({ box, isCounted, ...cells }: HeaderRowProps<Row>) {
  const { sortBy } = useTableWords();
  return (
    // On a phone nothing else tells what the names in the line are for.
    <tr {...part.row} aria-rowindex={isCounted ? 1 : undefined} data-label={cells.sorting && sortBy}>
      {box !== undefined && (
        <td {...part.cell} data-box>
          {box}
        </td>
      )}
      <HeaderCells {...cells} />
    </tr>
  );
}

type HeaderCellsProps<Row> = Omit<HeaderRowProps<Row>, 'box' | 'isCounted'>;

/** The names of the columns, with what orders the rows and what makes a column wider. */
function PlainHeaderCells<Row>({ columns, sorting, widths, onDraft, onWidths }: HeaderCellsProps<Row>) {
  return (
    <>
      {columns.map((column) => (
        <th
          key={column.id}
          {...part.columnHeader}
          scope="col"
          data-column={column.id}
          data-align={column.align ?? 'start'}
          aria-sort={sorting?.ariaSort(column.id)}
        >
          {sorting ? sorting.header(column) : <bdi>{column.header}</bdi>}
          {onWidths && (
            <ColumnResizer
              columnId={column.id}
              header={column.header}
              width={widths[column.id] ?? column.width}
              onDraft={onDraft}
              onWidths={onWidths}
            />
          )}
        </th>
      ))}
    </>
  );
}

/** A turned page changes the rows, and the columns only in what they make of a row: the header stays as it is. */
const HeaderCells = memo(
  PlainHeaderCells,
  ({ columns: known, ...before }: HeaderCellsProps<never>, { columns, ...now }: HeaderCellsProps<never>) =>
    known.length === columns.length &&
    known.every((column, index) => isSameHeader(column, columns[index])) &&
    Object.entries(now).every(([name, value]) => value === Reflect.get(before, name)),
) as typeof PlainHeaderCells;

const isSameHeader = (one: Column<never>, other: Column<never> | undefined) =>
  one.id === other?.id && one.header === other.header && one.width === other.width && one.align === other.align;
