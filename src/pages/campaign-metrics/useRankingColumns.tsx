import { useMemo } from 'react';
import { Link } from 'react-router';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import { optional, Value } from '../../ui/Value.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import { useFormat } from '../../words/format.ts';
import { labelOf } from '../../words/labelOf.ts';
import { campaignPath } from './campaignPath.ts';
import { OpenRate } from './OpenRate.tsx';
import { OwnRate } from './OwnRate.tsx';
import styles from './useRankingColumns.module.css';
import type { RankedCampaign } from './useRankingRows.ts';

/** The columns of the ranking; each can be sorted by. */
export function useRankingColumns(): DataColumn<RankedCampaign>[] {
  const t = useCampaignMetricsWords();
  const c = useCampaignWords();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t.campaign,
        size: 250,
        accessorFn: ({ name }) => name,
        cell: ({
          row: {
            original: { campaign, name },
          },
        }) => (
          <Link to={campaignPath(campaign)} dir="auto" className={styles.name}>
            {name}
          </Link>
        ),
      },
      {
        id: 'type',
        header: t.type,
        size: 150,
        accessorFn: ({ campaign }) => optional(campaign.type, (type) => labelOf(c.types, type)),
        cell: ({
          row: {
            original: { campaign },
          },
        }) => <Value>{optional(campaign.type, (type) => labelOf(c.types, type))}</Value>,
      },
      {
        id: 'sent_at',
        header: t.sent_at,
        size: 120,
        accessorFn: ({ campaign }) => optional(campaign.sent_at, Date.parse),
        cell: ({
          row: {
            original: { campaign },
          },
        }) => <Value>{optional(campaign.sent_at, format.momentDay)}</Value>,
      },
      {
        id: 'delivered',
        header: t.delivered,
        size: 100,
        meta: { align: 'end' },
        accessorFn: ({ campaign }) => campaign.metrics?.delivered,
        cell: ({
          row: {
            original: { campaign },
          },
        }) => <Value>{optional(campaign.metrics?.delivered, format.count)}</Value>,
      },
      {
        id: 'open_rate',
        header: t.openRate,
        size: 170,
        meta: { align: 'end' },
        accessorFn: ({ openRate }) => openRate,
        cell: ({ row }) => <OpenRate row={row.original} />,
      },
      {
        id: 'from_median',
        header: t.fromMedian,
        size: 160,
        meta: { align: 'end' },
        accessorFn: ({ fromMedian }) => fromMedian,
        cell: ({
          row: {
            original: { fromMedian },
          },
        }) => (
          <span title={t.fromMedianLong}>
            <Value>
              {optional(fromMedian, (distance) => (
                <bdi>{t.points(format.points(distance))}</bdi>
              ))}
            </Value>
          </span>
        ),
      },
      {
        id: 'click_rate',
        header: t.clickRate,
        size: 110,
        meta: { align: 'end' },
        accessorFn: ({ clickRate }) => clickRate,
        cell: ({
          row: {
            original: { campaign },
          },
        }) => <OwnRate campaign={campaign} part="clicked" />,
      },
      {
        id: 'click_to_open',
        header: t.clickToOpen,
        size: 150,
        meta: { align: 'end' },
        accessorFn: ({ clickToOpen }) => clickToOpen,
        cell: ({
          row: {
            original: { clickToOpen },
          },
        }) => <Value>{optional(clickToOpen, format.rate)}</Value>,
      },
    ],
    [t, c, format],
  );
}
