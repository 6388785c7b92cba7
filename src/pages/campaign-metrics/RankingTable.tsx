import Button from '@mui/material/Button';
import type { RowSelectionState, SortingState, Updater } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useAsyncAction } from '../../components/feedback/useAsyncAction.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { csvText } from '../../components/table/csv.ts';
import { DataTable, StaticTable } from '../../components/table/DataTable.tsx';
import { saveFile } from '../../components/table/saveFile.ts';
import { useDataTable } from '../../components/table/useDataTable.ts';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import styles from './RankingTable.module.css';
import { type RankedCampaign, useRankingColumns } from './rankingColumns.tsx';

interface RankingTableProps {
  rows: RankedCampaign[];
  rowSelection: RowSelectionState;
  onRowSelectionChange: (updater: Updater<RowSelectionState>) => void;
  /** The number of compared rows. */
  compared: number;
  /** True if no more rows can be selected. */
  isFull: boolean;
  /** Goes to the comparison. */
  onCompare: () => void;
}

/** How many rows of the ranking are printed. */
const PRINTED_ROWS = 40;

/** All campaigns of the selection, sortable by any metric, without pages. */
export function RankingTable({
  rows,
  rowSelection,
  onRowSelectionChange,
  compared,
  isFull,
  onCompare,
}: RankingTableProps) {
  const t = useCampaignMetricsMessages();
  const columns = useRankingColumns();
  const [sorting, onSortingChange] = useState<SortingState>([{ id: 'open_rate', desc: true }]);
  const table = useDataTable({
    columns,
    rows,
    getRowId: getId,
    state: { sorting, rowSelection },
    onSortingChange,
    onRowSelectionChange,
  });
  const sortedRows = table.getRowModel().rows;
  const ranked = useMemo(() => sortedRows.map(({ original }) => original), [sortedRows]);
  const printed = useMemo(() => ranked.slice(0, PRINTED_ROWS), [ranked]);
  const save = async () => saveFile('campaign-ranking.csv', await csvText(CSV_COLUMNS, ranked));
  const [run, error] = useAsyncAction();
  return (
    <Section title={t.ranking} note={t.rankingNote}>
      <div className={styles.onScreen}>
        <div className={styles.tools}>
          <Button size="small" onClick={() => void run(save)} aria-label={t.saveAs(t.ranking, 'CSV')}>
            CSV
          </Button>
          {error}
        </div>
        <DataTable
          caption={t.rankingCaption}
          table={table}
          // A comparison of all rows is not useful.
          selection={{ getRowLabel: getName, hasSelectAll: false, isFull }}
        />
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
      <div className={styles.onPaper}>
        {rows.length > printed.length && (
          <div className={styles.printed}>{t.printedRows(printed.length, rows.length)}</div>
        )}
        <StaticTable caption={t.rankingCaption} columns={columns} rows={printed} />
      </div>
    </Section>
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
