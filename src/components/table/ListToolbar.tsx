import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { ColumnsPicker } from './ColumnsPicker.tsx';
import styles from './ListPage.module.css';
import { SavedViewsPicker } from './SavedViewsPicker.tsx';
import type { DataTableInstance } from './useDataTable.ts';
import type { TableViews } from './useLayoutState.ts';

interface ListToolbarProps<Data extends RowData> {
  /** `FilterBar`. */
  filters: ReactNode;
  /** The number of rows and their order. */
  status: ReactNode;
  table: DataTableInstance<Data>;
  views: TableViews;
  /** Goes to an address of the table. */
  onGo: (parameters: Record<string, string>) => void;
}

/** What is above a table in one line: filters, the number of rows, saved views and columns. */
export const ListToolbar = <Data extends RowData>({ filters, status, table, views, onGo }: ListToolbarProps<Data>) => (
  <div className={styles.tools}>
    {filters}
    <div className={styles.status}>{status}</div>
    <div className={styles.setup}>
      <SavedViewsPicker views={views} onGo={onGo} />
      <ColumnsPicker table={table} views={views} />
    </div>
  </div>
);
