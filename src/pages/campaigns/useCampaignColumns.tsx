import { useMemo } from 'react';
import { PrimaryCell } from '../../components/table/PrimaryCell.tsx';
import { RowLink } from '../../components/table/RowLink.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import { CAMPAIGN_STATUSES, type Campaign } from '../../contract/campaign.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { optional, Value } from '../../ui/Value.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { useFormat } from '../../words/format.ts';
import { labelOf } from '../../words/labelOf.ts';
import { CampaignRate } from './CampaignRate.tsx';
import { CampaignSchedule } from './CampaignSchedule.tsx';
import { CampaignStatus } from './CampaignStatus.tsx';

/** The columns of the campaign table; a column's id is the path of its field. @param linkTo where a campaign is looked at */
export function useCampaignColumns(linkTo: (campaignId: string) => string): DataColumn<Read<Campaign>>[] {
  const t = useCampaignWords();
  const format = useFormat();
  return useMemo(() => {
    const count = (
      id: string,
      header: string,
      size: number,
      read: (campaign: Read<Campaign>) => number | null | undefined,
    ) =>
      ({
        id,
        header,
        size,
        meta: { align: 'end' },
        accessorFn: read,
        cell: ({ row: { original: campaign } }) => (
          <Value isUnreadable={isUnreadable(campaign, id)}>{optional(read(campaign), format.count)}</Value>
        ),
      }) satisfies DataColumn<Read<Campaign>>;

    const rate = (name: 'open_rate' | 'click_rate', header: string) =>
      ({
        id: `metrics.${name}`,
        header,
        size: 94,
        meta: { align: 'end' },
        accessorFn: ({ metrics }) => (metrics?.delivered === 0 ? null : metrics?.[name]),
        cell: ({ row: { original: campaign } }) => <CampaignRate campaign={campaign} rate={name} />,
      }) satisfies DataColumn<Read<Campaign>>;

    const moment = (id: 'sent_at' | 'created_at', header: string, size: number) =>
      ({
        id,
        header,
        size,
        accessorFn: (campaign) => optional(campaign[id], Date.parse),
        cell: ({ row: { original: campaign } }) => (
          <span title={campaign[id] ? format.moment(campaign[id]) : undefined}>
            <Value isUnreadable={isUnreadable(campaign, id)}>{optional(campaign[id], format.momentDay)}</Value>
          </span>
        ),
      }) satisfies DataColumn<Read<Campaign>>;

    return [
      {
        id: 'name',
        header: t.name,
        size: 210,
        accessorFn: ({ name, id }) => name || id,
        meta: { isRowLink: true },
        cell: ({ row: { original: campaign } }) => (
          <PrimaryCell detail={campaign.description}>
            <RowLink id={campaign.id} to={linkTo(campaign.id)}>
              <Value isUnreadable={isUnreadable(campaign, 'name')}>{campaign.name || campaign.id}</Value>
            </RowLink>
          </PrimaryCell>
        ),
      },
      {
        id: 'type',
        header: t.type,
        size: 108,
        accessorFn: ({ type }) => optional(type, (token) => labelOf(t.types, token)),
        cell: ({ row: { original: campaign } }) => (
          <Value isUnreadable={isUnreadable(campaign, 'type')}>
            {optional(campaign.type, (type) => labelOf(t.types, type))}
          </Value>
        ),
      },
      {
        id: 'status',
        header: t.status,
        size: 120,
        accessorFn: ({ status }) => optional(status, statusRank),
        cell: ({ row: { original: campaign } }) => <CampaignStatus campaign={campaign} />,
      },
      count('audience_count', t.audience_count, 96, (campaign) => campaign.audience_count),
      count('metrics.sent', t.sent, 82, (campaign) => campaign.metrics?.sent),
      count('metrics.delivered', t.delivered, 98, (campaign) => campaign.metrics?.delivered),
      count('metrics.opened', t.opened, 82, (campaign) => campaign.metrics?.opened),
      count('metrics.clicked', t.clicked, 78, (campaign) => campaign.metrics?.clicked),
      rate('open_rate', t.open_rate),
      rate('click_rate', t.click_rate),
      moment('sent_at', t.sent_at, 116),
      {
        id: 'schedule',
        header: t.schedule,
        size: 120,
        accessorFn: ({ schedule }) => optional(schedule?.send_at ?? schedule?.type, String),
        cell: ({ row: { original: campaign } }) => <CampaignSchedule campaign={campaign} />,
      },
      { ...moment('created_at', t.created_at, 130), meta: { isHiddenByDefault: true } },
    ];
  }, [t, format, linkTo]);
}

/** Statuses in the order of a campaign's life, whatever the letters say; one that the interface does not know comes last. */
function statusRank(status: string): number {
  const rank = [...CAMPAIGN_STATUSES, ''].indexOf(status);
  return rank === -1 ? CAMPAIGN_STATUSES.length : rank;
}
