import Button from '@mui/material/Button';
import { Printer, Table2 } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { InvalidFiltersAlert } from '../../components/feedback/InvalidFiltersAlert.tsx';
import { LoadProgress } from '../../components/feedback/LoadProgress.tsx';
import { ReversedPeriodAlert } from '../../components/feedback/ReversedPeriodAlert.tsx';
import { useAsyncAction } from '../../components/feedback/useAsyncAction.tsx';
import { clearFilters, FilterBar, focusFilters } from '../../components/form/FilterBar.tsx';
import { FilterChips } from '../../components/form/FilterChips.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { useIsPrinting } from '../../components/layout/useIsPrinting.ts';
import { NoResults } from '../../components/table/NoResults.tsx';
import { useUrlState } from '../../components/table/urlState.ts';
import { useSorting } from '../../components/table/useSorting.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { campaignsPath } from '../../paths.ts';
import { allCampaignsOptions } from '../../queries/campaigns.ts';
import { useAllPagesWithPrevious } from '../../queries/useAllPages.ts';
import { sentWithin } from '../shared/campaignPeriod.ts';
import { AnalyticsReport, printReport, ReportSkeleton } from './AnalyticsReport.tsx';
import styles from './CampaignMetricsPage.module.css';
import { periodOf } from './period.ts';
import { LoadAlerts, PrintedDetails, ReportSummary } from './ReportSummary.tsx';
import { useRankingColumns } from './rankingColumns.tsx';
import { CampaignMetricsQuery, toCampaignFilter } from './searchParams.ts';
import { useMetricsFilters } from './useMetricsFilters.tsx';

/** The report of a manager: metrics, charts, ranking and comparison of all matching campaigns. */
export function CampaignMetricsPage() {
  const t = useCampaignMessages();
  const [query, setQuery, invalidParameters] = useUrlState(CampaignMetricsQuery);
  const { sorting, invalid } = useSorting(useRankingColumns(), { address: query, invalidParameters });
  const filter = toCampaignFilter(query);
  const { list, hasStarted, isPrevious, shown, error, isFetching, refetch, stop } = useAllPagesWithPrevious(
    allCampaignsOptions(filter),
  );
  // If loading was stopped before the first data, the report cannot say anything, not even that it is empty.
  const isComplete = shown.list?.isComplete || (shown.list?.isStopped && shown.list.records.length > 0);
  // Charts of ten thousand campaigns are slow; typing and scrolling have priority.
  const deferred = useDeferredValue(shown.list);
  const deferredUpdatedAt = useDeferredValue(shown.dataUpdatedAt);
  const collected = deferred?.records;
  const period = periodOf(query);
  const { sent_from, sent_to } = period;
  // The charts and the ranking compare this array by identity.
  const chosen = useMemo(() => sentWithin(collected ?? [], { sent_from, sent_to }), [collected, sent_from, sent_to]);
  const isWaiting =
    error === null &&
    (collected === undefined
      ? isFetching || shown.list !== undefined
      : chosen.length === 0 && !isComplete && isFetching);
  const filters = useMetricsFilters(query, setQuery);
  const isPrinting = useIsPrinting();
  // The stop and start buttons replace each other; focus stays at their place.
  const collection = useRef<HTMLDivElement>(null);
  const stay = (act: () => unknown) => () => {
    collection.current?.focus({ preventScroll: true });
    void act();
  };
  const previousProps = {
    'data-stale': isPrevious ? (error === null ? 'awaiting' : 'failed') : undefined,
    'aria-busy': isPrevious && error === null,
  };
  return (
    <Page isWide title={t.metricsTitle} actions={<Actions filter={filter} />}>
      <InvalidFiltersAlert names={invalid} />
      <div className={styles.filters}>
        <FilterBar filters={filters} query={query} onChange={setQuery} />
        <FilterChips filters={filters} query={query} onChange={setQuery} />
      </div>
      <ReversedPeriodAlert from={sent_from} to={sent_to} />
      <div ref={collection} tabIndex={-1}>
        {list !== undefined && !isFetching && (hasStarted || error === null) && (
          <LoadAlerts list={list} period={period} onLoadAgain={error === null ? stay(refetch) : undefined} />
        )}
        <div className={styles.state}>
          {/* While pages arrive, the changing numbers are not announced. */}
          <div
            className={styles.summary}
            role="status"
            aria-live={isFetching && !list?.isComplete ? 'off' : 'polite'}
            {...previousProps}
          >
            {shown.list !== undefined && collected !== undefined && (chosen.length > 0 || isComplete) && (
              // A screen reader would not announce the same sentence about other data.
              <ReportSummary key={deferredUpdatedAt} all={collected.length} chosen={chosen.length} period={period} />
            )}
          </div>
          {isFetching && !list?.isComplete && (
            <div>
              <LoadProgress
                loaded={list?.records.length ?? 0}
                total={list?.total}
                wait={list?.wait}
                onCancel={stay(stop)}
              />
            </div>
          )}
        </div>
      </div>
      {isPrinting && shown.list !== undefined && <PrintedDetails query={query} dataUpdatedAt={shown.dataUpdatedAt} />}
      {isWaiting && <ReportSkeleton period={period} />}
      <div {...previousProps}>
        {shown.list !== undefined &&
          collected !== undefined &&
          (chosen.length > 0 ? (
            <AnalyticsReport
              all={collected}
              isComplete={deferred?.isComplete === true}
              chosen={chosen}
              period={period}
              query={query}
              sorting={sorting}
              onChange={setQuery}
            />
          ) : (
            isComplete &&
            (collected.length > 0 ? (
              <NoResults
                isFiltered
                title={t.noMatchTitle}
                explanation={t.noneInPeriod(collected.length)}
                clearLabel={t.showAnyTime}
                onClear={() => {
                  focusFilters();
                  setQuery({ period: 'all', sent_from: undefined, sent_to: undefined });
                }}
              />
            ) : Object.values(filter).some((value) => value !== undefined) ? (
              <NoResults
                isFiltered
                title={t.noMatchTitle}
                explanation={t.noMetricsMatch}
                onClear={() => clearFilters(filters, setQuery)}
              />
            ) : (
              <NoResults title={t.emptyTitle} explanation={t.empty} />
            ))
          ))}
      </div>
      {error !== null && (
        <ErrorAlert
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
          dataUpdatedAt={hasStarted || isPrevious ? shown.dataUpdatedAt : undefined}
          isPreviousData={isPrevious}
        />
      )}
    </Page>
  );
}

function Actions({ filter }: { filter: ReturnType<typeof toCampaignFilter> }) {
  const t = useCampaignMessages();
  const [run, error] = useAsyncAction();
  return (
    <div className={styles.actions}>
      <Button
        ref={pageAction(t.toTable)}
        component={Link}
        variant="outlined"
        to={campaignsPath(filter)}
        startIcon={<Table2 size={18} />}
      >
        {t.toTable}
      </Button>
      <Button
        ref={pageAction(t.print)}
        variant="outlined"
        onClick={() => void run(printReport)}
        startIcon={<Printer size={18} />}
      >
        {t.print}
      </Button>
      {error}
    </div>
  );
}
