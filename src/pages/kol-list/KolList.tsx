import { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table';
import { Hourglass } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useServiceHealth } from '../../api/health.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { InvalidFiltersAlert } from '../../components/feedback/InvalidFiltersAlert.tsx';
import { showSnackbar } from '../../components/feedback/Snackbar.tsx';
import { clearFilters, FilterBar } from '../../components/form/FilterBar.tsx';
import { FilterChips } from '../../components/form/FilterChips.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { useScrollKey } from '../../components/layout/scrollKey.ts';
import { DataTable } from '../../components/table/DataTable.tsx';
import { ListToolbar } from '../../components/table/ListToolbar.tsx';
import { NoResults } from '../../components/table/NoResults.tsx';
import { toSortParameter } from '../../components/table/urlState.ts';
import { useDataTable } from '../../components/table/useDataTable.ts';
import { useLayoutState } from '../../components/table/useLayoutState.ts';
import { useSorting } from '../../components/table/useSorting.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { kolsPath } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { useKolBatch } from '../../queries/kolBatch.ts';
import { LISTED_KOL_INCLUDES, MAX_CONCURRENT_KOLS } from '../../queries/kols.ts';
import { setCurrentList, setKolsAddress, setWorkingList } from '../../storage/kolList.ts';
import { useListAddress } from '../shared/useListAddress.ts';
import styles from './KolList.module.css';
import { KolsTabs } from './KolsTabs.tsx';
import { type ListedKol, useListedKolColumns } from './kolColumns.tsx';
import { FailedSummary, ListProgress } from './ListProgress.tsx';
import { filterRows, KolListAddress } from './listSearchParams.ts';
import { type ListIds, useKolSelection, withRestored } from './listState.ts';
import { SaveShortlist } from './SaveShortlist.tsx';
import { useKolListFilters } from './useKolListFilters.ts';

// Shown after a tick or a click.
const ListActions = lazy(async () => ({ default: (await import('./ListActions.tsx')).ListActions }));
// The chart library is large, and most users do not open the plot.
const KolPlot = lazy(async () => ({ default: (await import('./KolPlot.tsx')).KolPlot }));

const idOf = (row: ListedKol) => row.id;
const getRowLabel = (row: ListedKol) => (row.status === 'loaded' && row.kol.full_name) || row.id;

interface KolListProps {
  /** The name of the list, if it has one. */
  title: string | undefined;
  ids: readonly string[];
  setIds: ListIds['setIds'];
  /** True if the plot is open. */
  hasPlot: boolean;
  /** Actions other than saving. */
  actions: ReactNode;
  /** Content above the list, and below it. */
  children: ReactNode;
  footer: ReactNode;
}

/** The page of a KOL list: loads each KOL, then filters, sorts, selects and acts on them in the browser. */
export function KolList({ title, ids, setIds, hasPlot, actions, children, footer }: KolListProps) {
  const t = useKolListMessages();
  const { undo } = useCommonMessages();
  const hasDirectory = useHasDeskApi();
  const navigate = useNavigate();
  const list = useListAddress('kol-list', KolListAddress, false);
  const { address, onChange, views } = list;
  const { ids: _given, ...view } = address;
  const path = kolsPath(ids, view);
  useEffect(() => {
    setKolsAddress(path);
    setWorkingList(ids, path);
  }, [ids, path]);
  const batch = useKolBatch(ids, LISTED_KOL_INCLUDES);
  const { kols, done, retry } = batch;
  const [rowSelection, setRowSelection] = useKolSelection(ids);
  const [showsOnlyFailed, setShowsOnlyFailed] = useState(false);

  const latestIds = useRef(ids);
  useEffect(() => {
    latestIds.current = ids;
  }, [ids]);
  const remove = useCallback(
    (removed: readonly string[]) => {
      const { search } = window.location;
      setIds(ids.filter((id) => !removed.includes(id)));
      showSnackbar({
        text: t.removedFromList(removed.length, title),
        action: { label: undo, onClick: () => setIds(withRestored(ids, removed, latestIds.current), search) },
      });
    },
    [ids, setIds, t, undo, title],
  );
  const columns = useListedKolColumns({ onRetry: retry, onRemove: remove });
  const { layout, setLayout } = views;
  const { state, ...layoutHandlers } = useLayoutState({ columns, layout, onLayoutChange: setLayout });
  // The table, the plot and the effects below compare these arrays by identity.
  const known = useMemo(() => kols.filter((row) => row.status !== 'pending'), [kols]);
  const failed = useMemo(() => known.filter(({ status }) => status === 'failed'), [known]);
  const loaded = useMemo(() => known.flatMap((row) => (row.status === 'loaded' ? [row.kol] : [])), [known]);
  // While a retry runs, the list may have no failed KOL for a moment.
  if (showsOnlyFailed && failed.length === 0 && !batch.isRunning) setShowsOnlyFailed(false);
  const isFailedOnly = showsOnlyFailed && failed.length > 0;
  const filtered = useMemo(
    () => (isFailedOnly ? failed : filterRows(known, address)),
    [isFailedOnly, failed, known, address],
  );
  const { sorting, invalid } = useSorting(columns, list);
  const table = useDataTable({
    columns,
    rows: filtered,
    getRowId: idOf,
    state: { ...state, sorting, rowSelection },
    ...layoutHandlers,
    onSortingChange: (updater: Updater<SortingState>) =>
      onChange({ sort: toSortParameter(functionalUpdate(updater, sorting)) }, { replace: true }),
    onRowSelectionChange: setRowSelection,
    enableRowSelection: ({ original }) => original.status === 'loaded',
  });
  const { rows } = table.getRowModel();
  const shown = useMemo(() => rows.flatMap(({ original: row }) => (row.status === 'loaded' ? [row.kol] : [])), [rows]);
  const scrollKey = useScrollKey();
  useEffect(
    () =>
      setCurrentList(
        shown.map(({ id }) => id),
        path,
        scrollKey,
      ),
    [shown, path, scrollKey],
  );
  // The rows on screen come first. The bar says how many others there are, which the filters hide.
  const selected = [...new Set([...shown, ...loaded])].filter(({ id }) => rowSelection[id]);
  const filters = useKolListFilters(loaded, address);
  const isPending = useIsStarting(batch) || (filtered.length === 0 && done < ids.length);
  const isFiltered = filtered.length < known.length;

  const filterProps = { filters, query: address, onChange };
  const saved =
    selected.length > 0
      ? { ids: selected.map(({ id }) => id), label: t.saveSelected(selected.length) }
      : isFiltered && shown.length > 0
        ? { ids: shown.map(({ id }) => id), label: t.saveShown(shown.length) }
        : { ids, label: t.saveShortlist };
  return (
    <Page
      isWide
      title={title ?? t.title}
      windowTitle={t.title}
      // The tab of the list has this number.
      tabs={hasDirectory && <KolsTabs tab="list" list={{ ids, address: path }} />}
      intro={hasDirectory ? undefined : t.inList(ids.length)}
      actions={
        <div className={styles.actions}>
          {/* First, because its label changes and the line ends at the end of the page. */}
          <SaveShortlist {...saved} />
          {actions}
        </div>
      }
    >
      {children}
      <InvalidFiltersAlert names={invalid} />
      <FailedSummary
        failed={failed}
        showsOnlyFailed={isFailedOnly}
        onShowOnlyFailed={setShowsOnlyFailed}
        onRetry={retry}
        onRemove={remove}
      />
      <ListToolbar
        filters={<FilterBar {...filterProps} />}
        status={
          <>
            <ListProgress batch={batch} expected={ids.length} />
            {/* The changing count is not announced; the progress announces the end. */}
            <div role="status" aria-live={batch.isRunning ? 'off' : 'polite'} className={styles.count}>
              {loaded.length > 0 && t.shown(shown.length, loaded.length)}
            </div>
          </>
        }
        table={table}
        views={views}
        onGo={(parameters) => void navigate(kolsPath(ids, parameters))}
      />
      <FilterChips {...filterProps} />
      {hasPlot && (
        <ErrorBoundary>
          <Suspense fallback={<div className={styles.plot} aria-busy />}>
            <KolPlot kols={shown} />
          </Suspense>
        </ErrorBoundary>
      )}
      {isPending && batch.total > 0 && !batch.isRunning ? (
        <EmptyState icon={Hourglass} title={t.stopped(done, ids.length)} />
      ) : rows.length === 0 && !isPending ? (
        <NoResults
          isFiltered
          title={t.noMatchTitle}
          explanation={t.noMatch}
          onClear={() => clearFilters(filters, onChange)}
        />
      ) : (
        <div className={styles.rows}>
          <DataTable
            caption={t.caption}
            table={table}
            isLoading={isPending}
            expectedRows={Math.min(ids.length, 12)}
            selection={{ getRowLabel, isArriving: batch.isRunning }}
            density={layout.density}
          />
        </div>
      )}
      {footer}
      <ErrorBoundary>
        <Suspense>
          {selected.length > 0 && (
            <ListActions
              selected={selected}
              shown={shown}
              onRemove={() => remove(selected.map(({ id }) => id))}
              onClear={() => setRowSelection({})}
            />
          )}
        </Suspense>
      </ErrorBoundary>
    </Page>
  );
}

/**
 * The first KOLs appear together, so that the content below does not move row by row.
 * @returns true until they are loaded, or one of them takes longer
 */
function useIsStarting({ kols, done, isRunning, wait }: ReturnType<typeof useKolBatch>): boolean {
  const isHealthy = useServiceHealth() === 'healthy';
  const [hasStarted, setHasStarted] = useState(false);
  const isLoading = isHealthy && isRunning && wait === null;
  const isStarting = !hasStarted && isLoading && done < Math.min(kols.length, MAX_CONCURRENT_KOLS);
  if (!isStarting && !hasStarted && done > 0) setHasStarted(true);
  return isStarting;
}
