import { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table';
import { CirclePause } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../auth/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { clearFilters, FilterBar } from '../../components/form/FilterBar.tsx';
import { DataTable } from '../../components/table/DataTable.tsx';
import { NoResults } from '../../components/table/NoResults.tsx';
import { useDataTable } from '../../components/table/useDataTable.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { useKolBatch } from '../../queries/kolBatch.ts';
import { MAX_CONCURRENT } from '../../queries/kols.ts';
import { useServiceHealth } from '../../queries/serviceHealth.ts';
import { setCurrentList } from '../../storage/kolList.ts';
import { CompareKols } from './CompareKols.tsx';
import styles from './KolList.module.css';
import { type ListedKol, useKolColumns } from './kolColumns.tsx';
import { matching, searchText } from './kolListView.ts';
import { ListActions } from './ListActions.tsx';
import { FailedSummary, ListProgress } from './ListProgress.tsx';
import { SaveShortlist } from './SaveShortlist.tsx';
import { useKolSelection, useListView } from './useKolList.ts';
import { useKolListFilters } from './useKolListFilters.ts';

// The chart library is large, and most users do not open the plot.
const KolPlot = lazy(async () => ({ default: (await import('./KolPlot.tsx')).KolPlot }));

const idOf = (row: ListedKol) => row.id;
const SELECTION = { getRowLabel: (row: ListedKol) => (row.status === 'loaded' && row.kol.full_name) || row.id };

interface KolListProps {
  ids: readonly string[];
  setIds: (ids: readonly string[]) => void;
  /** True if the plot is open. */
  hasPlot: boolean;
}

/** The KOL list: loads each KOL, then filters, sorts, selects and acts on them in the browser. */
export function KolList({ ids, setIds, hasPlot }: KolListProps) {
  const t = useKolListMessages();
  const { view, setView } = useListView(ids);
  const batch = useKolBatch(ids);
  const { kols, done, retry, resumeUnlessStopped } = batch;
  // A rejected key stops loading; a new key continues it at any time.
  const { isExpired } = useSession();
  useEffect(() => {
    if (!isExpired) resumeUnlessStopped();
  }, [isExpired, resumeUnlessStopped]);
  const [rowSelection, setRowSelection] = useKolSelection(ids);
  const [isComparing, setIsComparing] = useState(false);
  const [showsOnlyFailed, setShowsOnlyFailed] = useState(false);

  const order = useRef<readonly string[]>([]);
  const saveOrder = useCallback(() => setCurrentList(order.current), []);
  const remove = useCallback(
    (removed: readonly string[]) => setIds(ids.filter((id) => !removed.includes(id))),
    [ids, setIds],
  );
  const columns = useKolColumns(saveOrder, { onRetry: retry, onRemove: remove });
  // The table, the plot and the effects below compare these arrays by identity.
  const known = useMemo(() => kols.filter((row) => row.status !== 'pending'), [kols]);
  const failed = useMemo(() => known.filter(({ status }) => status === 'failed'), [known]);
  const loaded = useMemo(() => known.flatMap((row) => (row.status === 'loaded' ? [row.kol] : [])), [known]);
  // Prepares the search texts before the first letter is typed.
  useEffect(() => {
    const timer = setTimeout(() => loaded.forEach(searchText));
    return () => clearTimeout(timer);
  }, [loaded]);
  const isFailedOnly = showsOnlyFailed && failed.length > 0;
  const filtered = useMemo(() => (isFailedOnly ? failed : matching(known, view)), [isFailedOnly, failed, known, view]);
  const sorting = useMemo(() => (view.sort ? [view.sort] : []), [view.sort]);
  const table = useDataTable({
    columns,
    rows: filtered,
    getRowId: idOf,
    state: { sorting, rowSelection },
    onSortingChange: (updater: Updater<SortingState>) => setView({ sort: functionalUpdate(updater, sorting)[0] }),
    onRowSelectionChange: setRowSelection,
    enableRowSelection: ({ original }) => original.status === 'loaded',
  });
  const { rows } = table.getRowModel();
  const shown = useMemo(() => rows.flatMap(({ original: row }) => (row.status === 'loaded' ? [row.kol] : [])), [rows]);
  useEffect(() => {
    order.current = shown.map(({ id }) => id);
  }, [shown]);
  // Hidden rows are neither counted nor used, so that users never invite a KOL whom they do not see.
  const selected = shown.filter(({ id }) => rowSelection[id]);
  const filters = useKolListFilters(loaded, view);
  const isPending = useIsStarting(batch) || (known.length === 0 && done < ids.length);
  const isFiltered = filtered.length < known.length;
  const isNone = rows.length === 0 && !isPending;

  return (
    <>
      <ListProgress batch={batch} expected={ids.length} />
      <FailedSummary
        ids={failed.map(idOf)}
        isAlone={isFailedOnly}
        onAlone={setShowsOnlyFailed}
        onRetry={retry}
        onRemove={remove}
      />
      <FilterBar filters={filters} query={view} onChange={setView} hasClearButton />
      {hasPlot && (
        <ErrorBoundary>
          <Suspense fallback={<div className={styles.plot} />}>
            <KolPlot kols={shown} onOpen={saveOrder} />
          </Suspense>
        </ErrorBoundary>
      )}
      <ListActions
        selected={selected}
        shown={shown.length}
        loaded={loaded.length}
        isLoading={batch.isRunning}
        onCompare={() => setIsComparing(true)}
        onRemove={() => {
          remove(selected.map(({ id }) => id));
          setRowSelection({});
        }}
      >
        {selected.length > 0 ? (
          <SaveShortlist ids={selected.map(({ id }) => id)} label={t.saveSelected(selected.length)} />
        ) : isFiltered && shown.length > 0 ? (
          <SaveShortlist ids={shown.map(({ id }) => id)} label={t.saveShown(shown.length)} />
        ) : (
          <SaveShortlist ids={ids} label={t.saveShortlist} />
        )}
      </ListActions>
      {isPending && batch.total > 0 && !batch.isRunning ? (
        <EmptyState icon={<CirclePause size={40} />} title={t.stopped(done, ids.length)} />
      ) : (
        <>
          <div className={styles.rows} data-none={isNone || undefined}>
            <DataTable
              caption={t.caption}
              table={table}
              isLoading={isPending}
              expectedRows={Math.min(ids.length, 12)}
              selection={SELECTION}
            />
          </div>
          {/* Always rendered, so that an empty result appears without delay. It is below the table, which does not
              move. */}
          <div hidden={!isNone}>
            <NoResults title={t.noMatchTitle} explanation={t.noMatch} onClear={() => clearFilters(filters, setView)} />
          </div>
        </>
      )}
      {isComparing && <CompareKols kols={selected} onClose={() => setIsComparing(false)} />}
    </>
  );
}

/**
 * The first KOLs appear together, so that the content below does not move row by row.
 * @returns true until they are loaded, or one of them takes longer
 */
function useIsStarting({ kols, done, isRunning, wait }: ReturnType<typeof useKolBatch>): boolean {
  const isWell = useServiceHealth() === 'well';
  const [hasStarted, setHasStarted] = useState(false);
  const isLoading = isWell && isRunning && wait === null;
  const isStarting = !hasStarted && isLoading && done < Math.min(kols.length, MAX_CONCURRENT);
  if (!isStarting && !hasStarted && done > 0) setHasStarted(true);
  return isStarting;
}
