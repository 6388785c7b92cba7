import { functionalUpdate, type RowSelectionState, type SortingState, type Updater } from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { Comparison, MAX_COMPARED } from './Comparison.tsx';
import { RankingTable } from './RankingTable.tsx';
import { useRankingRows } from './rankingColumns.tsx';
import type { CampaignMetricsQuery, ChangeMetricsQuery } from './searchParams.ts';

export interface RankingAndComparisonProps {
  /** The campaigns of the period. */
  chosen: readonly Parsed<Campaign>[];
  /** False if some campaigns are not loaded. */
  isComplete: boolean;
  query: CampaignMetricsQuery;
  /** The sort order of the ranking; empty if the URL has an unknown one. */
  sorting: SortingState;
  onChange: ChangeMetricsQuery;
}

/**
 * The ranking, whose checkboxes select the comparison. The URL contains the selection. The comparison comes below, so
 * that a checkbox does not move when pressed.
 */
export function RankingAndComparison({ chosen, isComplete, query, sorting, onChange }: RankingAndComparisonProps) {
  const rows = useRankingRows(chosen);
  const selected = useMemo(
    () => new Set(query.compare?.split(',').filter(Boolean).slice(0, MAX_COMPARED)),
    [query.compare],
  );
  const choose = (ids: Iterable<string>) => {
    const compare = [...ids].slice(0, MAX_COMPARED).join(',');
    onChange({ compare: compare || undefined }, { replace: true });
  };
  // The comparison has a column for each.
  const compared = useMemo(
    () => [...selected].flatMap((id) => rows.find((row) => row.id === id) ?? []),
    [selected, rows],
  );
  // A campaign that is not loaded may be in the period. Those outside it make room for others.
  const isFull = (isComplete ? compared.length : selected.size) >= MAX_COMPARED;
  // The table compares its state by identity.
  const rowSelection = useMemo(
    (): RowSelectionState => Object.fromEntries([...selected].map((id) => [id, true])),
    [selected],
  );
  const changeSelection = (updater: Updater<RowSelectionState>) => {
    const next = functionalUpdate(updater, rowSelection);
    // The keys of an object have no reliable order, so new ids are added at the end: the order of selection stays.
    const added = Object.keys(next).filter((id) => !selected.has(id));
    const ids = [...selected, ...added].filter((id) => next[id]);
    const isCompared = (id: string) => added.includes(id) || compared.some((row) => row.id === id);
    choose(ids.length > MAX_COMPARED ? ids.filter(isCompared) : ids);
  };
  const ranking = useRef<HTMLDivElement>(null);
  const comparison = useRef<HTMLDivElement>(null);
  const changeCompared = (ids: string[]) => {
    // The comparison disappears with its last campaign, so focus moves to the ranking.
    if (ids.length === 0) ranking.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
    choose(ids);
  };
  const showComparison = () => {
    comparison.current?.scrollIntoView();
    comparison.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={ranking}>
        <RankingTable
          rows={rows}
          isLimited={query.min_delivered === undefined}
          isWhole={query.ranking === 'all'}
          sorting={sorting}
          onChange={onChange}
          rowSelection={rowSelection}
          onRowSelectionChange={changeSelection}
          compared={compared.length}
          isFull={isFull}
          onCompare={showComparison}
        />
      </div>
      {selected.size > 0 && (
        <div ref={comparison}>
          <Comparison
            compared={compared}
            missing={selected.size - compared.length}
            onRemove={(removed) => changeCompared([...selected].filter((id) => id !== removed))}
            onClear={() => changeCompared([])}
          />
        </div>
      )}
    </>
  );
}
