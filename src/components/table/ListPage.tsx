import Button from '@mui/material/Button';
import {
  functionalUpdate,
  type RowData,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { Download } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTableMessages } from '../../i18n/table.ts';
import { DialogErrorBoundary, ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { InvalidFiltersAlert } from '../feedback/InvalidFiltersAlert.tsx';
import { Page } from '../layout/Page.tsx';
import { pageAction } from '../layout/pageActions.ts';
import type { SelectedProps } from '../layout/SelectedDetailDrawer.tsx';
import type { ShownRows } from './ExportDialog.tsx';
import styles from './ListPage.module.css';
import { ListToolbar } from './ListToolbar.tsx';
import { NoResults } from './NoResults.tsx';
import { PagedTable, type PageResult } from './PagedTable.tsx';
import { ResultCount } from './ResultCount.tsx';
import { type SortedList, SortedListNotice } from './SortedListNotice.tsx';
import { SortStatus } from './SortStatus.tsx';
import type { SelectionColumn } from './TableHeader.tsx';
import { type ChangeOptions, toListFilter, toListRequest, toSortParameter } from './urlState.ts';
import { type DataColumn, useDataTable } from './useDataTable.ts';
import { type TableViews, useLayoutState } from './useLayoutState.ts';
import { useSelectRecord } from './useSelectRecord.ts';
import { useSorting } from './useSorting.ts';

// Loaded after a click.
const SortProgress = lazy(async () => ({ default: (await import('./SortProgress.tsx')).SortProgress }));

interface ListAddress {
  page: number;
  per_page: number;
  selected?: string;
  sort?: string;
  view?: string;
}

interface ListPageProps<Row extends RowData> {
  messages: {
    title: string;
    /** The noun for the rows: "campaigns". */
    noun: string;
    /** The number of rows in words: "3 campaigns". */
    counted?: (rows: number) => string;
    noMatchTitle: string;
    noMatch: string;
    emptyTitle: string;
    empty: string;
  };
  /** Actions other than the export. */
  actions?: ReactNode;
  /** What is above the filters, such as tabs. */
  tabs?: ReactNode;
  /** `FilterBar`, which shares its line with the number of rows. */
  filters: ReactNode;
  /** `FilterChips`. */
  chips: ReactNode;
  columns: readonly DataColumn<Row>[];
  /** The service's own row order, in messages. Undefined where the filters need the room, and the rows or the tabs show it. */
  order?: string;
  address: ListAddress;
  onChange: (change: Partial<ListAddress>, options?: ChangeOptions) => void;
  /** The invalid parameters of the URL. */
  invalidParameters: string[];
  pathTo: (parameters: Record<string, string>) => string;
  result: PageResult<Row>;
  /** The whole list, which is loaded to be sorted; undefined if the service sorts it. */
  sorted?: SortedList<Row>;
  views: TableViews;
  selection?: SelectionColumn<Row> & {
    /** The selected rows by their ids, also those of other pages. */
    rowSelection: RowSelectionState;
    onRowSelectionChange: (updater: Updater<RowSelectionState>) => void;
  };
  /** The detail drawer of the record in the URL. */
  renderSelected?: (selected: SelectedProps<Row>) => ReactNode;
  renderExport: (shown: ShownRows<Row>) => ReactNode;
  /** What is below the table, such as the actions for the selected rows. */
  children?: ReactNode;
}

/**
 * What a screen gives to the component that reads its rows. They are two components, so that new rows do not render the tabs
 * and the filters again.
 */
export type ListTools<Address extends ListAddress> = Pick<
  ListPageProps<RowData>,
  'actions' | 'tabs' | 'filters' | 'chips' | 'invalidParameters' | 'views'
> & {
  address: Address;
  onChange: (change: Partial<Address>, options?: ChangeOptions) => void;
};

/** A list screen: filters, views and columns, one page or all rows, a detail drawer, an export. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { messages, actions, columns, address, onChange, pathTo, result, sorted, views, selection } = props;
  const t = useTableMessages();
  const navigate = useNavigate();
  const [isExporting, setIsExporting] = useState(false);
  const closeExport = () => setIsExporting(false);
  const select = useSelectRecord(address.selected, onChange);
  const { layout, setLayout } = views;
  const { sorting, invalid } = useSorting(columns, props);
  const sortedBy = columns.find(({ id }) => id === sorting[0]?.id)?.header;
  const isWhole = sorted?.isOn === true && sorted.list?.isComplete === true;
  const isSorting = sorted?.isOn === true && !isWhole && sorted.error === null;
  const records = isWhole ? sorted.list?.records : result.data?.data;
  const { page, per_page } = address;
  const { state, ...layoutHandlers } = useLayoutState({ columns, layout, onLayoutChange: setLayout });
  const table = useDataTable({
    columns,
    rows: records,
    state: { ...state, sorting, ...(selection && { rowSelection: selection.rowSelection }) },
    ...layoutHandlers,
    // Only selected rows need their ids: with the index, a new page reuses the cells.
    ...(selection && { getRowId: idOf, onRowSelectionChange: selection.onRowSelectionChange }),
    // Until the whole list is loaded, the page keeps its order.
    manualSorting: isSorting || sorted === undefined,
    onSortingChange: (updater: Updater<SortingState>) =>
      onChange({ sort: toSortParameter(functionalUpdate(updater, sorting)), page: undefined }, { replace: true }),
  });
  const sortedRows = table.getRowModel().rows;
  const pageRows = isWhole ? sortedRows.slice((page - 1) * per_page, page * per_page) : sortedRows;
  const rows = records && sortedRows.map(({ original }) => original);
  const shown: PageResult<Row> =
    isWhole && result.data !== undefined
      ? {
          ...result,
          data: {
            ...result.data,
            data: pageRows.map(({ original }) => original),
            meta: { page, per_page, total: sortedRows.length },
            skipped: 0,
          },
          error: null,
          isPlaceholderData: false,
        }
      : result;
  const total = shown.data?.meta.total ?? 0;
  const hasFilters = isFiltered(address);
  // An empty list has no order; a loading list keeps its line.
  const hasOrder = result.data === undefined ? result.error === null : total > 0;
  return (
    <Page
      isWide
      title={messages.title}
      tabs={props.tabs}
      hasDrawer={address.selected !== undefined}
      fitsWindow
      actions={
        <div className={styles.actions}>
          <ExportButton
            // An export would save rows of the previous filters under the name of the failed ones.
            isDisabled={result.data === undefined || (result.error !== null && result.isPlaceholderData)}
            onOpen={setIsExporting}
          />
          {actions}
        </div>
      }
    >
      <InvalidFiltersAlert names={invalid} />
      <ListToolbar
        filters={props.filters}
        status={
          <>
            <ResultCount noun={messages.noun} counted={messages.counted} result={shown} />
            <SortStatus
              sortedBy={sortedBy && t.inOrder(sortedBy, sorting[0]?.desc === true)}
              order={hasOrder ? props.order : undefined}
              isPageOnly={
                sorted !== undefined &&
                !isWhole &&
                !isSorting &&
                result.data !== undefined &&
                result.data.data.length < total
              }
              onClear={() => onChange({ sort: undefined, page: undefined }, { replace: true })}
            />
          </>
        }
        table={table}
        views={views}
        onGo={(parameters) => navigate(pathTo(parameters))}
      />
      {props.chips}
      {isSorting && (
        <ErrorBoundary>
          <Suspense>
            <SortProgress list={sorted.list} />
          </Suspense>
        </ErrorBoundary>
      )}
      <ErrorBoundary>
        <PagedTable
          caption={messages.title}
          table={table}
          rows={pageRows}
          density={layout.density}
          selection={selection}
          isSorting={isSorting}
          result={shown}
          query={address}
          onChange={onChange}
          empty={
            <NoResults
              isFiltered={hasFilters}
              title={hasFilters ? messages.noMatchTitle : messages.emptyTitle}
              explanation={hasFilters ? messages.noMatch : messages.empty}
            />
          }
        />
      </ErrorBoundary>
      {sorted && <SortedListNotice sorted={sorted} />}
      {address.selected !== undefined && (
        <DialogErrorBoundary onClose={() => select(undefined)}>
          {props.renderSelected?.({ id: address.selected, rows, list: result, onSelect: select })}
        </DialogErrorBoundary>
      )}
      {isExporting && result.data !== undefined && (
        <DialogErrorBoundary onClose={closeExport}>
          {props.renderExport({
            rows: rows ?? [],
            isStale: shown.isPlaceholderData,
            isAll: isWhole,
            total,
            onClose: closeExport,
          })}
        </DialogErrorBoundary>
      )}
      {props.children}
    </Page>
  );
}

const idOf = ({ id }: { id: string }) => id;

/** True if any parameter of the address is a filter. The tab of the events and the month of their calendar are none. */
function isFiltered(address: ListAddress & { tab?: string; month?: string }) {
  const { tab: _tab, month: _month, ...filters } = toListFilter(toListRequest(address));
  return Object.values(filters).some((value) => value !== undefined);
}

interface ExportButtonProps {
  isDisabled: boolean;
  onOpen: (isOpen: true) => void;
}

/** Memoized: rendering MUI's buttons takes about as long as rendering the rows of a new page. */
const ExportButton = memo(({ isDisabled, onOpen }: ExportButtonProps) => {
  const { exportRows } = useTableMessages();
  return (
    <Button
      ref={pageAction(exportRows)}
      variant="outlined"
      disabled={isDisabled}
      onClick={() => onOpen(true)}
      startIcon={<Download size={18} />}
      aria-label={exportRows}
      title={exportRows}
      className={styles.export}
    >
      <span>{exportRows}</span>
    </Button>
  );
});
