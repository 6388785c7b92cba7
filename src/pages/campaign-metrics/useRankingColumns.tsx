import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
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
export function useRankingColumns(): Column<RankedCampaign>[] {
  const t = useCampaignMetricsWords();
  const c = useCampaignWords();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t.campaign,
        width: 250,
        sortValue: ({ name }) => name,
        cell: ({ campaign, name }) => (
          <Link to={campaignPath(campaign)} dir="auto" className={styles.name}>
            {name}
          </Link>
        ),
      },
      {
        id: 'type',
        header: t.type,
        width: 150,
        sortValue: ({ campaign }) => optional(campaign.type, (type) => labelOf(c.types, type)),
        cell: ({ campaign }) => <Value>{optional(campaign.type, (type) => labelOf(c.types, type))}</Value>,
      },
      {
        id: 'sent_at',
        header: t.sent_at,
        width: 120,
        sortValue: ({ campaign }) => optional(campaign.sent_at, Date.parse),
        cell: ({ campaign }) => <Value>{optional(campaign.sent_at, format.momentDay)}</Value>,
      },
      {
        id: 'delivered',
        header: t.delivered,
        width: 100,
        align: 'end',
        sortValue: ({ campaign }) => campaign.metrics?.delivered,
        cell: ({ campaign }) => <Value>{optional(campaign.metrics?.delivered, format.count)}</Value>,
      },
      {
        id: 'open_rate',
        header: t.openRate,
        width: 170,
        align: 'end',
        sortValue: ({ openRate }) => openRate,
        cell: (row) => <OpenRate row={row} />,
      },
      {
        id: 'from_median',
        header: t.fromMedian,
        width: 160,
        align: 'end',
        sortValue: ({ fromMedian }) => fromMedian,
        cell: ({ fromMedian }) => (
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
        width: 110,
        align: 'end',
        sortValue: ({ clickRate }) => clickRate,
        cell: ({ campaign }) => <OwnRate campaign={campaign} part="clicked" />,
      },
      {
        id: 'click_to_open',
        header: t.clickToOpen,
        width: 150,
        align: 'end',
        sortValue: ({ clickToOpen }) => clickToOpen,
        cell: ({ clickToOpen }) => <Value>{optional(clickToOpen, format.rate)}</Value>,
      },
    ],
    [t, c, format],
  );
}
