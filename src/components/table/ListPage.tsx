import Button from '@mui/material/Button';
import { functionalUpdate, type RowData, type SortingState, type Updater } from '@tanstack/react-table';
import { Columns3, Download } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTableMessages } from '../../i18n/table.ts';
import { DialogErrorBoundary, ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { Page } from '../layout/Page.tsx';
import { pageAction } from '../layout/pageActions.ts';
import type { SelectedProps } from '../layout/SelectedDetailDrawer.tsx';
import type { ColumnsDialog as ColumnsDialogComponent } from './ColumnsDialog.tsx';
import type { ShownRows } from './ExportDialog.tsx';
import { InvalidFiltersAlert } from './InvalidFiltersAlert.tsx';
import styles from './ListPage.module.css';
import type { AllRows } from './LoadAllBar.tsx';
import { NoResults } from './NoResults.tsx';
import { PagedTable, type PageResult } from './PagedTable.tsx';
import { ResultCount } from './ResultCount.tsx';
import type { TableViews } from './SavedViewsDialog.tsx';
import { SavedViewsPicker } from './SavedViewsPicker.tsx';
import { SortStatus } from './SortStatus.tsx';
import { toSorting, toSortParameter, useLayoutState } from './tableLayout.ts';
import { type DataColumn, useDataTable } from './useDataTable.ts';

// Opened by a click.
const ColumnsDialog = lazy(async () => ({
  default: (await import('./ColumnsDialog.tsx')).ColumnsDialog,
})) as unknown as typeof ColumnsDialogComponent;

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
    noMatchTitle: string;
    noMatch: string;
    emptyTitle: string;
    empty: string;
  };
  /** Actions other than the export. */
  actions?: ReactNode;
  /** The filters: `FilterBar`. */
  filters: ReactNode;
  columns: readonly DataColumn<Row>[];
  /** The service's own row order, in messages. */
  order: string;
  address: ListAddress;
  onChange: (change: Partial<ListAddress>, options?: { replace?: boolean }) => void;
  /** The invalid parameters of the URL. */
  invalidParameters: string[];
  pathTo: (parameters: Record<string, string>) => string;
  result: PageResult<Row>;
  all: AllRows<Row>;
  views: TableViews;
  /** The detail drawer of the record in the URL. */
  renderSelected: (selected: SelectedProps<Row>) => ReactNode;
  renderExport: (shown: ShownRows<Row>) => ReactNode;
}

type OpenDialog = 'export' | 'columns';

/** A list screen: filters, views and columns, one page or all rows, a detail drawer, an export. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { messages, actions, filters, address, onChange, pathTo, result, all, views } = props;
  const t = useTableMessages();
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog>();
  const close = () => setOpen(undefined);
  // Closing a record that was opened from the list goes back to it, so that a further step back does not open the
  // record again.
  const hasSeenList = useRef(false);
  useEffect(() => {
    if (address.selected === undefined) hasSeenList.current = true;
  });
  const select = (selected: string | undefined) => {
    if (selected === undefined && hasSeenList.current) {
      // A double press goes back only once: the flag is set again when the list has rendered.
      hasSeenList.current = false;
      navigate(-1);
    } else onChange({ selected }, { replace: true });
  };
  const { columns } = props;
  const { layout, setLayout } = views;
  const sorting = useMemo(
    () => toSorting(address.sort).filter(({ id }) => columns.some((column) => column.id === id && column.accessorFn)),
    [address.sort, columns],
  );
  const sortedBy = columns.find(({ id }) => id === sorting[0]?.id)?.header;
  const isAll = all.isOn && all.list?.isComplete === true;
  const records = isAll ? all.list?.records : result.data?.data;
  const { state, ...layoutHandlers } = useLayoutState({ columns, layout, onLayoutChange: setLayout });
  const table = useDataTable({
    columns,
    rows: records,
    state: { ...state, sorting },
    ...layoutHandlers,
    onSortingChange: (updater: Updater<SortingState>) =>
      onChange({ sort: toSortParameter(functionalUpdate(updater, sorting)) }, { replace: true }),
    meta: { sortTitle: isAll ? t.sortsAll : t.sortsPage },
  });
  const sortedRows = table.getRowModel().rows;
  const rows = useMemo(() => records && sortedRows.map(({ original }) => original), [records, sortedRows]);
  const invalid = [
    ...props.invalidParameters,
    ...(address.sort !== undefined && sorting.length === 0 ? ['sort'] : []),
    ...(views.isUnknown ? ['view'] : []),
  ];
  const total = result.data?.meta.total ?? 0;
  // An empty list has no order; a loading list keeps its line.
  const hasOrder = result.data === undefined ? result.error === null : total > 0;
  return (
    <Page
      title={messages.title}
      actions={
        <div className={styles.actions}>
          <ExportButton
            // An export would save rows of the previous filters under the name of the failed ones.
            isDisabled={result.data === undefined || (result.error !== null && result.isPlaceholderData)}
            onOpen={setOpen}
          />
          {actions}
        </div>
      }
    >
      <InvalidFiltersAlert names={invalid} />
      {filters}
      <div className={styles.tools}>
        <div className={styles.status}>
          <ResultCount noun={messages.noun} result={result} isAll={isAll} />
          <SortStatus
            sortedBy={sortedBy && t.inOrder(sortedBy, sorting[0]?.desc === true)}
            order={hasOrder ? props.order : ''}
            isWhole={result.data?.data.length === total}
            all={all}
            onClear={() => onChange({ sort: undefined }, { replace: true })}
          />
        </div>
        <SavedViewsPicker views={views} onGo={(parameters) => navigate(pathTo(parameters))} />
        <ColumnsButton onOpen={setOpen} />
      </div>
      <ErrorBoundary>
        <PagedTable
          caption={messages.title}
          table={table}
          density={layout.density}
          isAll={isAll}
          result={result}
          query={address}
          onChange={onChange}
          empty={
            isFiltered(address) ? (
              <NoResults title={messages.noMatchTitle} explanation={messages.noMatch} />
            ) : (
              <NoResults title={messages.emptyTitle} explanation={messages.empty} />
            )
          }
        />
      </ErrorBoundary>
      {address.selected !== undefined && (
        <DialogErrorBoundary onClose={() => select(undefined)}>
          <Suspense>{props.renderSelected({ id: address.selected, rows, list: result, onSelect: select })}</Suspense>
        </DialogErrorBoundary>
      )}
      {open !== undefined && (
        <DialogErrorBoundary key={open} onClose={close}>
          <Suspense>
            {open === 'export' &&
              result.data !== undefined &&
              props.renderExport({ rows: rows ?? [], isAll, total, onClose: close })}
            {open === 'columns' && (
              <ColumnsDialog
                table={table}
                density={layout.density}
                onDensityChange={(density) => setLayout({ ...layout, density })}
                onReset={views.resetLayout}
                onClose={close}
              />
            )}
          </Suspense>
        </DialogErrorBoundary>
      )}
    </Page>
  );
}

/** True if any parameter of the address is a filter. */
const isFiltered = ({
  page: _page,
  per_page: _perPage,
  selected: _selected,
  sort: _sort,
  view: _view,
  ...filters
}: ListAddress) => Object.values(filters).some((value) => value !== undefined);

interface OpenButtonProps {
  isDisabled?: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** Memoized like the button below: rendering MUI's buttons takes about as long as the rows of a new page. */
const ExportButton = memo(({ isDisabled, onOpen }: OpenButtonProps) => {
  const { exportRows } = useTableMessages();
  return (
    <Button
      ref={pageAction(exportRows)}
      variant="outlined"
      disabled={isDisabled}
      onClick={() => onOpen('export')}
      startIcon={<Download size={18} />}
    >
      {exportRows}
    </Button>
  );
});

const ColumnsButton = memo(({ onOpen }: OpenButtonProps) => {
  const { columns } = useTableMessages();
  return (
    <Button ref={pageAction(columns)} size="small" startIcon={<Columns3 size={16} />} onClick={() => onOpen('columns')}>
      {columns}
    </Button>
  );
});
