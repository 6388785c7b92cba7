import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Campaign } from '../../contract/campaign.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { TitleCell } from '../../ui/TitleCell.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { useFormat } from '../../words/format.ts';
import { labelOf } from '../../words/labelOf.ts';
import { CampaignRate } from './CampaignRate.tsx';
import { CampaignStatus } from './CampaignStatus.tsx';

/** The columns of the campaign table; a column's id is the path of its field. @param linkTo where a campaign is looked at */
export function useCampaignColumns(linkTo: (campaignId: string) => string): Column<Read<Campaign>>[] {
  const t = useCampaignWords();
  const format = useFormat();
  return useMemo(() => {
    const count = (
      id: string,
      header: string,
      width: number,
      read: (campaign: Read<Campaign>) => number | null | undefined,
    ) =>
      ({
        id,
        header,
        width,
        align: 'end',
        cell: (campaign) => (
          <Value isUnreadable={isUnreadable(campaign, id)}>{optional(read(campaign), format.count)}</Value>
        ),
      }) satisfies Column<Read<Campaign>>;

    const rate = (name: 'open_rate' | 'click_rate', header: string) =>
      ({
        id: `metrics.${name}`,
        header,
        width: 94,
        align: 'end',
        cell: (campaign) => <CampaignRate campaign={campaign} rate={name} />,
      }) satisfies Column<Read<Campaign>>;

    return [
      {
        id: 'name',
        header: t.name,
        width: 222,
        cell: (campaign) => (
          <TitleCell detail={campaign.description}>
            <Link to={linkTo(campaign.id)} data-row-link={campaign.id} preventScrollReset>
              <Value isUnreadable={isUnreadable(campaign, 'name')}>{campaign.name || campaign.id}</Value>
            </Link>
          </TitleCell>
        ),
      },
      {
        id: 'type',
        header: t.type,
        width: 122,
        cell: (campaign) => (
          <Value isUnreadable={isUnreadable(campaign, 'type')}>
            {optional(campaign.type, (type) => labelOf(t.types, type))}
          </Value>
        ),
      },
      {
        id: 'status',
        header: t.status,
        width: 118,
        cell: (campaign) => <CampaignStatus campaign={campaign} />,
      },
      count('audience_count', t.audience_count, 86, (campaign) => campaign.audience_count),
      count('metrics.sent', t.sent, 72, (campaign) => campaign.metrics?.sent),
      count('metrics.delivered', t.delivered, 92, (campaign) => campaign.metrics?.delivered),
      count('metrics.opened', t.opened, 80, (campaign) => campaign.metrics?.opened),
      count('metrics.clicked', t.clicked, 78, (campaign) => campaign.metrics?.clicked),
      rate('open_rate', t.open_rate),
      rate('click_rate', t.click_rate),
      {
        id: 'sent_at',
        header: t.sent_at,
        width: 130,
        cell: (campaign) => (
          <span title={campaign.sent_at ? format.moment(campaign.sent_at) : undefined} style={{ whiteSpace: 'nowrap' }}>
            <Value isUnreadable={isUnreadable(campaign, 'sent_at')}>
              {optional(campaign.sent_at, format.momentDay)}
            </Value>
          </span>
        ),
      },
      {
        id: 'schedule',
        header: t.schedule,
        width: 104,
        cell: ({ schedule, ...campaign }) => (
          <span title={schedule?.send_at ? t.scheduledFor(format.moment(schedule.send_at)) : undefined}>
            <Value isUnreadable={isUnreadable(campaign, 'schedule') || isUnreadable(schedule, 'type')}>
              {optional(schedule?.type, (type) => labelOf(t.schedules, type))}
            </Value>
          </span>
        ),
      },
    ];
  }, [t, format, linkTo]);
}
