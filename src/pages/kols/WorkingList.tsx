import Box from '@mui/material/Box';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Kol } from '../../contract/kol.ts';
import type { Read } from '../../contract/tolerant.ts';
import { useResolvedKols } from '../../queries/resolveKols.ts';
import { noteCurrentList } from '../../session/currentList.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { NothingListed } from '../../ui/NothingListed.tsx';
import { sortRows } from '../../ui/sortRows.ts';
import { useRowSelection } from '../../ui/useRowSelection.tsx';
import { useSorting } from '../../ui/useSorting.tsx';
import { useKolListWords } from '../../words/kolList.ts';
import { FailedKols } from './FailedKols.tsx';
import { ListActions } from './ListActions.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListProgress } from './ListProgress.tsx';
import { matching } from './listView.ts';
import { useKolColumns } from './useKolColumns.tsx';
import type { useWorkingList } from './useWorkingList.ts';

const KolPlot = lazy(async () => ({ default: (await import('./KolPlot.tsx')).KolPlot }));
const CompareKols = lazy(async () => ({ default: (await import('./CompareKols.tsx')).CompareKols }));

const idOf = (kol: Read<Kol>) => kol.id;
const nameOf = (kol: Read<Kol>) => kol.full_name || kol.id;

interface WorkingListProps {
  list: ReturnType<typeof useWorkingList>;
  /** True while the plot of the list is asked for. */
  hasPlot: boolean;
}

/** The KOLs that somebody works with: read one by one, then filtered, ordered, ticked and acted on in the browser. */
export function WorkingList({ list, hasPlot }: WorkingListProps) {
  const t = useKolListWords();
  const { ids, view, setIds, setView, clearView } = list;
  const resolution = useResolvedKols(ids);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isComparing, setIsComparing] = useState(false);

  const order = useRef<readonly string[]>([]);
  const noteOrder = useCallback(() => noteCurrentList(order.current), []);
  const columns = useKolColumns(noteOrder);
  const loaded = useMemo(
    () => resolution.kols.flatMap((entry) => (entry.status === 'loaded' ? [entry.kol] : [])),
    [resolution.kols],
  );
  const failed = resolution.kols.filter((entry) => entry.status === 'failed');
  const shown = useMemo(() => sortRows(matching(loaded, view), columns, view.sort ?? null), [loaded, view, columns]);
  useEffect(() => {
    order.current = shown.map(idOf);
  }, [shown]);
  // What a filter hides is neither counted nor acted on: nobody invites whom they do not see.
  const selected = shown.filter(({ id }) => ticked.has(id));

  const selection = useRowSelection({ selected: ticked, onChange: setTicked, getRowId: idOf, rowName: nameOf });
  const sorting = useSorting({ columns, sort: view.sort ?? null, onSort: (sort) => setView({ sort }) });
  const remove = (gone: readonly string[]) => setIds(ids.filter((id) => !gone.includes(id)));
  const { sort: _sort, ...filters } = view;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const isAwaited = loaded.length === 0 && resolution.done < ids.length;

  return (
    <>
      <ListProgress resolution={resolution} />
      <FailedKols kols={failed} onRetry={resolution.retry} onRemove={remove} />
      <ListFilters kols={loaded} view={view} onChange={setView} onClear={isFiltered ? clearView : undefined} />
      {hasPlot && (
        <Suspense fallback={<Box sx={{ height: 420 }} />}>
          <KolPlot kols={shown} onOpen={noteOrder} />
        </Suspense>
      )}
      <ListActions
        selected={selected}
        shown={shown.length}
        loaded={loaded.length}
        onCompare={() => setIsComparing(true)}
        onRemove={() => {
          remove(selected.map(idOf));
          setTicked(new Set());
        }}
      />
      {loaded.length > 0 && shown.length === 0 ? (
        <NothingListed title={t.noMatchTitle} explanation={t.noMatch} onClear={clearView} />
      ) : loaded.length === 0 && !isAwaited ? (
        <NothingListed title={t.emptyTitle} explanation={t.empty} />
      ) : (
        <DataTable
          caption={t.caption}
          columns={columns}
          rows={isAwaited ? undefined : shown}
          getRowId={idOf}
          expectedRows={Math.min(ids.length, 12)}
          selection={selection}
          sorting={sorting}
        />
      )}
      {isComparing && (
        <Suspense>
          <CompareKols kols={selected} onClose={() => setIsComparing(false)} />
        </Suspense>
      )}
    </>
  );
}
