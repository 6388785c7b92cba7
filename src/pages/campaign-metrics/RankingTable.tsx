import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { functionalUpdate, type RowSelectionState, type SortingState, type Updater } from '@tanstack/react-table';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { ActionsMenu } from '../../components/layout/ActionsMenu.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useIsPrinting } from '../../components/layout/useIsPrinting.ts';
import { csvText } from '../../components/table/csv.ts';
import { DataTable, StaticTable } from '../../components/table/DataTable.tsx';
import { saveFile } from '../../components/table/saveFile.ts';
import { toSorting, toSortParameter } from '../../components/table/urlState.ts';
import { useDataTable } from '../../components/table/useDataTable.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import { reportExport } from '../shared/reportExport.ts';
import { FEW_DELIVERED, PRINTED_ROWS } from './metrics.ts';
import styles from './RankingTable.module.css';
import { type RankedCampaign, useRankingColumns } from './rankingColumns.tsx';
import { type ChangeMetricsQuery, DEFAULT_SORT } from './searchParams.ts';

interface RankingTableProps {
  rows: RankedCampaign[];
  /** True to exclude campaigns with few deliveries. */
  isLimited: boolean;
  /** True to show more than the first rows. */
  isWhole: boolean;
  /** The sort order; empty for the default. */
  sorting: SortingState;
  onChange: ChangeMetricsQuery;
  rowSelection: RowSelectionState;
  onRowSelectionChange: (updater: Updater<RowSelectionState>) => void;
  /** The number of compared rows. */
  compared: number;
  /** True if no more rows can be selected. */
  isFull: boolean;
  /** Goes to the comparison. */
  onCompare: () => void;
}

/** How many rows of the ranking are shown first. */
const TOP_ROWS = 10;

const DEFAULT_SORTING = toSorting(DEFAULT_SORT);

/** The campaigns of the selection, sortable by any metric, without pages. */
export function RankingTable({
  rows,
  isLimited,
  isWhole,
  sorting: chosenSorting,
  onChange,
  rowSelection,
  onRowSelectionChange,
  compared,
  isFull,
  onCompare,
}: RankingTableProps) {
  const t = useCampaignMessages();
  const format = useFormat();
  const columns = useRankingColumns();
  const rankable = useMemo(
    () => (isLimited ? rows.filter(({ campaign }) => (campaign.metrics?.delivered ?? 0) >= FEW_DELIVERED) : rows),
    [rows, isLimited],
  );
  const sorting = chosenSorting.length > 0 ? chosenSorting : DEFAULT_SORTING;
  const table = useDataTable({
    columns,
    rows: rankable,
    getRowId: getId,
    state: { sorting, rowSelection },
    onSortingChange: (updater) =>
      onChange({ sort: toSortParameter(functionalUpdate(updater, sorting)) }, { replace: true }),
    onRowSelectionChange,
  });
  const sortedRows = table.getRowModel().rows;
  const ranked = useMemo(() => sortedRows.map(({ original }) => original), [sortedRows]);
  // Rendering it at once would double the work of the first paint.
  const isPrinted = useIsPrinting();
  const save = async () => {
    saveFile('campaign-ranking.csv', await csvText(CSV_COLUMNS, ranked));
    reportExport({ action: 'exported', subjects: ['campaigns'], count: ranked.length });
  };
  const left = rows.length - rankable.length;
  const limit = t.atLeast(FEW_DELIVERED);
  const notRanked = left > 0 ? t.notRanked(left) : '';
  return (
    <Section
      title={t.ranking}
      note={t.rankingNote}
      hint={t.rankingHint}
      actions={<ActionsMenu label={t.actions(t.ranking)} actions={[{ label: t.saveAs('CSV'), run: save }]} />}
    >
      <div className={styles.onScreen}>
        <div className={styles.tools}>
          <Chip
            component="button"
            nativeButton
            clickable
            variant={isLimited ? 'filled' : 'outlined'}
            aria-pressed={isLimited}
            label={limit}
            icon={isLimited ? <Check size={16} /> : undefined}
            onClick={() => onChange({ min_delivered: isLimited ? '0' : undefined }, { replace: true })}
          />
          <span>{notRanked}</span>
        </div>
        {sortedRows.length > 0 && (
          <DataTable
            caption={t.rankingCaption}
            table={table}
            rows={isWhole ? sortedRows : sortedRows.slice(0, TOP_ROWS)}
            // A comparison of all rows is not useful.
            selection={{ getRowLabel: getName, hasSelectAll: false, isFull }}
            isPrinted={false}
          />
        )}
        {sortedRows.length > TOP_ROWS && (
          <Button
            size="small"
            onClick={() => onChange({ ranking: isWhole ? undefined : 'all' }, { replace: true })}
            className={styles.more}
          >
            {isWhole ? t.showTopOfRanking(TOP_ROWS) : t.showWholeRanking(sortedRows.length)}
          </Button>
        )}
        <div className={styles.chosen}>
          <div role="status" className={styles.count}>
            {compared > 0 && <span>{t.compareCount(compared)}</span>}
            {isFull && <span>{t.compareMost}</span>}
          </div>
          {compared > 1 && (
            <Button size="small" onClick={onCompare}>
              {t.toComparison}
            </Button>
          )}
        </div>
      </div>
      {isPrinted && <PrintedRanking ranked={ranked} remarks={[isLimited && format.endSentence(limit), notRanked]} />}
    </Section>
  );
}

interface PrintedRankingProps {
  ranked: readonly RankedCampaign[];
  /** Sentences that say which campaigns the ranking excludes. */
  remarks: (string | false)[];
}

/** The first rows of the ranking on paper, without controls. */
function PrintedRanking({ ranked, remarks }: PrintedRankingProps) {
  const t = useCampaignMessages();
  const format = useFormat();
  const columns = useRankingColumns();
  const printed = useMemo(() => ranked.slice(0, PRINTED_ROWS), [ranked]);
  return (
    <div className={styles.onPaper}>
      <div className={styles.printed}>
        {format.sentences([...remarks, ranked.length > printed.length && t.printedRows(printed.length, ranked.length)])}
      </div>
      <StaticTable caption={t.rankingCaption} columns={columns} rows={printed} />
    </div>
  );
}

const getId = ({ id }: RankedCampaign) => id;
const getName = ({ name }: RankedCampaign) => name;

/** Fractions and ISO dates, with the interface's own names. */
const CSV_COLUMNS = [
  { header: 'id', value: ({ id }: RankedCampaign) => id },
  { header: 'name', value: ({ campaign }: RankedCampaign) => campaign.name },
  { header: 'type', value: ({ campaign }: RankedCampaign) => campaign.type },
  { header: 'sent_at', value: ({ campaign }: RankedCampaign) => campaign.sent_at },
  { header: 'sent', value: ({ campaign }: RankedCampaign) => campaign.metrics?.sent },
  { header: 'delivered', value: ({ campaign }: RankedCampaign) => campaign.metrics?.delivered },
  { header: 'opened', value: ({ campaign }: RankedCampaign) => campaign.metrics?.opened },
  { header: 'clicked', value: ({ campaign }: RankedCampaign) => campaign.metrics?.clicked },
  { header: 'open_rate', value: ({ openRate }: RankedCampaign) => openRate },
  { header: 'open_rate_less_median_of_type', value: ({ fromMedian }: RankedCampaign) => fromMedian },
  { header: 'open_rate_95_low', value: ({ interval }: RankedCampaign) => interval?.[0] },
  { header: 'open_rate_95_high', value: ({ interval }: RankedCampaign) => interval?.[1] },
  { header: 'click_rate', value: ({ clickRate }: RankedCampaign) => clickRate },
  { header: 'click_to_open', value: ({ clickToOpen }: RankedCampaign) => clickToOpen },
];
