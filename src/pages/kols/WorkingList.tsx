import { CirclePause } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../auth/session.ts';
import { AT_A_TIME } from '../../queries/kols.ts';
import { useResolvedKols } from '../../queries/resolveKols.ts';
import { useServiceHealth } from '../../queries/serviceHealth.ts';
import { setCurrentList } from '../../storage/currentList.ts';
import { Apart } from '../../ui/Apart.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { focusFilters } from '../../ui/focusFilters.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { NothingListed } from '../../ui/NothingListed.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { type Sort, sortRows } from '../../ui/sortRows.ts';
import { useHandler } from '../../ui/useHandler.ts';
import { useRowSelection } from '../../ui/useRowSelection.tsx';
import { useSorting } from '../../ui/useSorting.tsx';
import { useKolListWords } from '../../words/kolList.ts';
import { CompareKols } from './CompareKols.tsx';
import { FailedSummary } from './FailedSummary.tsx';
import { ListActions } from './ListActions.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListProgress } from './ListProgress.tsx';
import { matching, searchText } from './listView.ts';
import { type ListedKol, useListColumns } from './useListColumns.tsx';
import { useTicked } from './useTicked.ts';
import { useListView } from './useWorkingList.ts';
import styles from './WorkingList.module.css';

// The chart library is large and most lists are read without the chart.
const KolPlot = lazyPart(async () => (await import('./KolPlot.tsx')).KolPlot);

const idOf = (row: ListedKol) => row.id;
const nameOf = (row: ListedKol) => (row.status === 'loaded' && row.kol.full_name) || row.id;

interface WorkingListProps {
  ids: readonly string[];
  setIds: (ids: readonly string[]) => void;
  /** True while the plot of the list is asked for. */
  hasPlot: boolean;
}

/** The KOLs that somebody works with: read one by one, then filtered, ordered, ticked and acted on in the browser. */
export function WorkingList({ ids, setIds, hasPlot }: WorkingListProps) {
  const t = useKolListWords();
  const { view, setView, clearView } = useListView(ids);
  const resolution = useResolvedKols(ids);
  const { kols, done, retry, goOn } = resolution;
  // A refused key stops the reading; with a new one it goes on, however long that took.
  const { isExpired } = useSession();
  useEffect(() => {
    if (!isExpired) goOn();
  }, [isExpired, goOn]);
  const [ticked, setTicked] = useTicked(ids);
  const [isComparing, setIsComparing] = useState(false);
  const [wantsFailed, setWantsFailed] = useState(false);

  const order = useRef<readonly string[]>([]);
  const noteOrder = useCallback(() => setCurrentList(order.current), []);
  const remove = useCallback(
    (gone: readonly string[]) => setIds(ids.filter((id) => !gone.includes(id))),
    [ids, setIds],
  );
  const columns = useListColumns(noteOrder, { onRetry: retry, onRemove: remove });
  const known = useMemo(() => kols.filter((row) => row.status !== 'pending'), [kols]);
  const failed = useMemo(() => known.filter(({ status }) => status === 'failed'), [known]);
  const loaded = useMemo(() => known.flatMap((row) => (row.status === 'loaded' ? [row.kol] : [])), [known]);
  // The first letter in the filter then finds a thousand search texts ready.
  useEffect(() => {
    const timer = setTimeout(() => loaded.forEach(searchText));
    return () => clearTimeout(timer);
  }, [loaded]);
  const isFailedOnly = wantsFailed && failed.length > 0;
  const rows = useMemo(
    () => (isFailedOnly ? failed : sortRows(matching(known, view), columns, view.sort ?? null)),
    [isFailedOnly, failed, known, view, columns],
  );
  const shown = useMemo(() => rows.flatMap((row) => (row.status === 'loaded' ? [row.kol] : [])), [rows]);
  useEffect(() => {
    order.current = shown.map(({ id }) => id);
  }, [shown]);
  // What a filter hides is neither counted nor acted on: nobody invites whom they do not see.
  const acted = rows.flatMap((row) => (row.status === 'loaded' && ticked.has(row.id) ? [row] : []));
  const selected = acted.map(({ kol }) => kol);

  const selection = useRowSelection({
    selected: ticked,
    onChange: setTicked,
    getRowId: idOf,
    rowName: nameOf,
    canSelect: isLoaded,
  });
  const sorting = useSorting({ sort: view.sort ?? null, onSort: useHandler((sort: Sort) => setView({ sort })) });
  // What was pressed for it goes away.
  const clear = useHandler(() => {
    clearView();
    focusFilters();
  });
  const { sort: _sort, ...filters } = view;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const isAwaited = useIsBeginning(resolution) || (known.length === 0 && done < ids.length);
  const isNone = rows.length === 0 && !isAwaited;

  return (
    <>
      <ListProgress resolution={resolution} expected={ids.length} />
      <FailedSummary
        ids={failed.map(idOf)}
        isAlone={isFailedOnly}
        onAlone={setWantsFailed}
        onRetry={retry}
        onRemove={remove}
      />
      <ListFilters kols={loaded} view={view} onChange={setView} onClear={isFiltered ? clear : undefined} />
      {hasPlot && (
        <Apart fallback={<div className={styles.plot} />}>
          <KolPlot kols={shown} onOpen={noteOrder} />
        </Apart>
      )}
      <ListActions
        selected={selected}
        shown={shown.length}
        loaded={loaded.length}
        isReading={resolution.isRunning}
        onCompare={() => setIsComparing(true)}
        onRemove={() => {
          remove(acted.map(idOf));
          setTicked(new Set());
        }}
      />
      {isAwaited && resolution.total > 0 && !resolution.isRunning ? (
        <StatePanel icon={<CirclePause size={40} />} title={t.stopped(done, ids.length)} />
      ) : (
        <>
          <div className={styles.rows} data-none={isNone || undefined}>
            <DataTable
              caption={t.caption}
              columns={columns}
              rows={isAwaited ? undefined : rows}
              getRowId={idOf}
              expectedRows={Math.min(ids.length, 12)}
              selection={selection}
              sorting={sorting}
            />
          </div>
          {/* Always made: a letter after which no KOL is left need not wait for it. Under the table, which stays where it is. */}
          <div hidden={!isNone}>
            <NothingListed title={t.noMatchTitle} explanation={t.noMatch} onClear={clear} />
          </div>
        </>
      )}
      {isComparing && <CompareKols kols={selected} onClose={() => setIsComparing(false)} />}
    </>
  );
}

/**
 * Those that are asked for first come together, so that what stands below is not moved row by row.
 * @returns true until they are there, or one of them takes longer
 */
function useIsBeginning({ kols, done, isRunning, wait }: ReturnType<typeof useResolvedKols>): boolean {
  const isWell = useServiceHealth() === 'well';
  const [hasBegun, setHasBegun] = useState(false);
  const isWaitedFor = isWell && isRunning && wait === null;
  const isBeginning = !hasBegun && isWaitedFor && done < Math.min(kols.length, AT_A_TIME);
  if (!isBeginning && !hasBegun && done > 0) setHasBegun(true);
  return isBeginning;
}

const isLoaded = (row: ListedKol) => row.status === 'loaded';
