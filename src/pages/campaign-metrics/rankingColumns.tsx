import { useMemo } from 'react';
import { Link } from 'react-router';
import { Tooltip } from '../../components/feedback/Tooltip.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { OneLine, PrimaryCell, RateBar } from '../../components/table/cells.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import type { Campaign } from '../../contract/campaign.ts';
import { isUnreadable, type Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';
import { campaignsPath } from '../../paths.ts';
import { shareOf } from '../shared/campaignMetrics.ts';
import { DiscrepancyIcon } from '../shared/DiscrepancyIcon.tsx';
import { countedRate, isDiscrepant } from '../shared/rateDiscrepancy.ts';
import { CONFIDENCE, hasFewDelivered, openRateMedians, rateOf, wilsonInterval } from './metrics.ts';
import styles from './RankingTable.module.css';

/** The columns of the ranking. All can be sorted. */
export function useRankingColumns(): DataColumn<RankedCampaign>[] {
  const t = useCampaignMessages();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t.name,
        size: 320,
        meta: { isFlexible: true, phone: 'nameOnly' },
        accessorFn: ({ name }) => name,
        cell: ({
          row: {
            original: { campaign, name },
          },
        }) => (
          <PrimaryCell name={name} detail={undefined}>
            <Link to={campaignPath(campaign)}>
              <Value isUnreadable={isUnreadable(campaign, 'name')}>{name}</Value>
            </Link>
          </PrimaryCell>
        ),
      },
      {
        id: 'type',
        header: t.type,
        size: 150,
        meta: { phone: { line: 2, label: '' } },
        accessorFn: ({ campaign }) => optional(campaign.type, (type) => getLabel(t.types, type)),
        cell: ({
          row: {
            original: { campaign },
          },
        }) => (
          <Value isUnreadable={isUnreadable(campaign, 'type')}>
            {optional(campaign.type, (type) => (
              <OneLine>{getLabel(t.types, type)}</OneLine>
            ))}
          </Value>
        ),
      },
      {
        id: 'sent_at',
        header: t.sentOn,
        size: 120,
        meta: { phone: { line: 2, label: '' } },
        accessorFn: ({ campaign }) => optional(campaign.sent_at, Date.parse),
        cell: ({
          row: {
            original: { campaign },
          },
        }) => (
          <Value isUnreadable={isUnreadable(campaign, 'sent_at')}>
            {optional(campaign.sent_at, (moment) => (
              <span className={styles.date}>{format.date(moment)}</span>
            ))}
          </Value>
        ),
      },
      {
        id: 'delivered',
        header: t.metricNames.delivered,
        size: 100,
        meta: { align: 'end', phone: { line: 3 } },
        accessorFn: ({ campaign }) => campaign.metrics?.delivered,
        cell: ({
          row: {
            original: { campaign },
          },
        }) => (
          <Value isUnreadable={isUnreadable(campaign, 'metrics.delivered')}>
            {optional(campaign.metrics?.delivered, format.number)}
          </Value>
        ),
      },
      {
        id: 'open_rate',
        header: t.metricNames.openRate,
        size: 130,
        meta: { align: 'end', phone: { line: 3, label: t.metricNames.opened } },
        accessorFn: ({ openRate }) => openRate,
        cell: ({ row }) => <OpenRateCell row={row.original} />,
      },
      {
        id: 'from_median',
        header: t.fromMedian,
        size: 140,
        meta: { align: 'end', phone: 'hidden' },
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
        header: t.metricNames.clickRate,
        size: 110,
        meta: { align: 'end', phone: { line: 3, label: t.metricNames.clicked } },
        accessorFn: ({ clickRate }) => clickRate,
        cell: ({
          row: {
            original: { campaign },
          },
        }) => <CountedRate campaign={campaign} part="clicked" />,
      },
      {
        id: 'click_to_open',
        header: t.metricNames.clickToOpen,
        size: 130,
        meta: { align: 'end', phone: 'hidden' },
        accessorFn: ({ clickToOpen }) => clickToOpen,
        cell: ({
          row: {
            original: { clickToOpen },
          },
        }) => <Value>{optional(clickToOpen, format.percent)}</Value>,
      },
    ],
    [t, format],
  );
}

/** A campaign's open rate, with its uncertainty if there were few deliveries. */
export function OpenRateCell({ row: { campaign, interval } }: { row: RankedCampaign }) {
  const t = useCampaignMessages();
  const format = useFormat();
  const confidence = format.roughPercent(CONFIDENCE);
  return (
    <>
      <CountedRate campaign={campaign} part="opened" />
      {interval !== null && (
        <div title={t.intervalLong(confidence)} className={styles.interval}>
          {t.interval(confidence, format.roughPercent(interval[0]), format.roughPercent(interval[1]))}
        </div>
      )}
    </>
  );
}

interface CountedRateProps {
  campaign: Parsed<Campaign>;
  /** The numerator; the divisor is the delivered count. */
  part: 'opened' | 'clicked';
}

/**
 * A campaign's own open rate or click rate from its counts, with a warning if it is doubtful. The list of campaigns shows the rate from
 * the service (`ReportedRate`).
 */
export function CountedRate({ campaign, part }: CountedRateProps) {
  const t = useCampaignMessages();
  const format = useFormat();
  const { delivered, [part]: count, open_rate, click_rate } = campaign.metrics ?? {};
  const reported = part === 'opened' ? open_rate : click_rate;
  const counted = countedRate(campaign, part);
  const rate = counted ?? (delivered === 0 ? null : reported);
  if (rate === null || rate === undefined)
    return <Value isUnreadable={isUnreadable(campaign, `metrics.${part}`)}>{null}</Value>;
  const ranked = rateOf(campaign, part);
  const discrepancy =
    counted === null
      ? t.uncounted
      : ranked === null
        ? t.impossible[part]
        : typeof reported === 'number' && isDiscrepant(reported, counted)
          ? t.disagrees(format.percent(reported), format.percent(counted))
          : undefined;
  const value = (
    <>
      {discrepancy !== undefined && <DiscrepancyIcon why={discrepancy} />}
      {format.percent(rate)}
    </>
  );
  return ranked === null ? (
    value
  ) : (
    <Tooltip text={typeof count === 'number' && delivered ? t.ofDelivered(count, delivered) : undefined}>
      <RateBar rate={ranked} of={part === 'opened' ? 'open' : 'click'}>
        {value}
      </RateBar>
    </Tooltip>
  );
}

/** A campaign with its computed values. Rates and differences are fractions. */
export interface RankedCampaign {
  id: string;
  campaign: Parsed<Campaign>;
  name: string;
  openRate: number | null;
  clickRate: number | null;
  deliveryRate: number | null;
  clickToOpen: number | null;
  /** Open rate minus the median of its own type; null below five other campaigns. */
  fromMedian: number | null;
  /** The 95 % interval of the open rate, if there were few deliveries. */
  interval: [low: number, high: number] | null;
}

/**
 * Returns every campaign with its own rates, its difference from the median, and its interval if there were few
 * deliveries.
 */
export const useRankingRows = (campaigns: readonly Parsed<Campaign>[]): RankedCampaign[] =>
  useMemo(() => {
    const medians = openRateMedians(campaigns);
    return campaigns.map((campaign) => {
      const { sent, delivered, opened, clicked } = campaign.metrics ?? {};
      const openRate = rateOf(campaign, 'opened');
      const median = campaign.type ? medians.get(campaign.type) : undefined;
      const isSmall = typeof delivered === 'number' && typeof opened === 'number' && hasFewDelivered(delivered);
      return {
        id: campaign.id,
        campaign,
        name: campaign.name || campaign.id,
        openRate,
        clickRate: rateOf(campaign, 'clicked'),
        deliveryRate: shareOf(delivered, sent),
        clickToOpen: shareOf(clicked, opened),
        fromMedian: openRate === null || median === undefined ? null : openRate - median,
        interval: isSmall ? wilsonInterval(opened, delivered) : null,
      };
    });
  }, [campaigns]);

/** The path of a campaign's details. The interface cannot read one campaign, so the path searches the list by name. */
export const campaignPath = ({ id, name }: Parsed<Campaign>) =>
  campaignsPath({ search: name || undefined, selected: id });
