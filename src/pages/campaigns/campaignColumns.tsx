import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Tooltip } from '../../components/feedback/Tooltip.tsx';
import { Chip, type Tone } from '../../components/layout/Chip.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { PrimaryCell, RateBar } from '../../components/table/cells.tsx';
import { RowLink } from '../../components/table/RowLink.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import { CAMPAIGN_STATUSES, type Campaign } from '../../contract/campaign.ts';
import { isUnreadable, type Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';
import { DiscrepancyIcon } from '../shared/DiscrepancyIcon.tsx';
import { countedRate, isDiscrepant } from '../shared/rateDiscrepancy.ts';

/** The columns of the campaign table. A column's id is the path of its field. */
export function useCampaignColumns(): DataColumn<Parsed<Campaign>>[] {
  const t = useCampaignMessages();
  const format = useFormat();
  return useMemo(() => {
    const count = (
      id: string,
      header: string,
      size: number,
      read: (campaign: Parsed<Campaign>) => number | null | undefined,
    ) =>
      ({
        id,
        header,
        size,
        meta: { align: 'end' },
        accessorFn: read,
        cell: ({ row: { original: campaign } }) => (
          <Value isUnreadable={isUnreadable(campaign, id)}>{optional(read(campaign), format.number)}</Value>
        ),
      }) satisfies DataColumn<Parsed<Campaign>>;

    const rate = (name: 'open_rate' | 'click_rate', header: string) =>
      ({
        id: `metrics.${name}`,
        header,
        size: 108,
        meta: { align: 'end', phone: { line: 3, label: name === 'open_rate' ? t.opened : t.clicked } },
        accessorFn: ({ metrics }) => (metrics?.delivered === 0 ? null : metrics?.[name]),
        cell: ({ row: { original: campaign } }) => <ReportedRate campaign={campaign} rate={name} />,
      }) satisfies DataColumn<Parsed<Campaign>>;

    const moment = (id: 'sent_at' | 'created_at', header: string, size: number) =>
      ({
        id,
        header,
        size,
        sortDescFirst: true,
        accessorFn: (campaign) => optional(campaign[id], Date.parse),
        cell: ({ row: { original: campaign } }) => (
          <span title={campaign[id] ? format.dateTime(campaign[id]) : undefined}>
            <Value isUnreadable={isUnreadable(campaign, id)}>{optional(campaign[id], format.date)}</Value>
          </span>
        ),
      }) satisfies DataColumn<Parsed<Campaign>>;

    return [
      {
        id: 'name',
        header: t.name,
        size: 320,
        accessorFn: ({ name, id }) => name || id,
        meta: { isRowLink: true, isFlexible: true, phone: 'nameOnly' },
        cell: ({ row: { original: campaign } }) => (
          <PrimaryCell name={campaign.name} detail={campaign.description}>
            <RowLink id={campaign.id}>
              <Value isUnreadable={isUnreadable(campaign, 'name')}>{campaign.name || campaign.id}</Value>
            </RowLink>
          </PrimaryCell>
        ),
      },
      {
        id: 'type',
        header: t.type,
        size: 176,
        meta: { phone: SECOND_LINE },
        accessorFn: ({ type }) => optional(type, (token) => getLabel(t.types, token)),
        cell: ({ row: { original: campaign } }) => (
          <Value isUnreadable={isUnreadable(campaign, 'type')}>
            {optional(campaign.type, (type) => getLabel(t.types, type))}
          </Value>
        ),
      },
      {
        id: 'status',
        header: t.status,
        size: 136,
        meta: { phone: SECOND_LINE },
        accessorFn: ({ status }) => optional(status, statusRank),
        cell: ({ row: { original: campaign } }) => <CampaignStatus campaign={campaign} />,
      },
      {
        ...count('audience_count', t.audience_count, 100, (campaign) => campaign.audience_count),
        meta: { align: 'end', phone: 'hidden' },
      },
      { ...count('metrics.sent', t.sent, 90, (campaign) => campaign.metrics?.sent), meta: HIDDEN_NUMBER },
      {
        // Before a campaign is sent, its 0 deliveries are not a result, so the cell is empty.
        ...count('metrics.delivered', t.delivered, 104, ({ metrics }) =>
          metrics?.sent === 0 ? null : metrics?.delivered,
        ),
        meta: { align: 'end', phone: { line: 3 } },
      },
      { ...count('metrics.opened', t.opened, 90, (campaign) => campaign.metrics?.opened), meta: HIDDEN_NUMBER },
      { ...count('metrics.clicked', t.clicked, 90, (campaign) => campaign.metrics?.clicked), meta: HIDDEN_NUMBER },
      rate('open_rate', t.open_rate),
      rate('click_rate', t.click_rate),
      {
        ...moment('sent_at', t.sent_at, 212),
        meta: { phone: SECOND_LINE },
        cell: ({ row: { original: campaign } }) => <CampaignSent campaign={campaign} />,
      },
      {
        id: 'schedule',
        header: t.schedule,
        size: 180,
        meta: { isHiddenByDefault: true },
        accessorFn: ({ schedule }) => optional(schedule?.send_at ?? schedule?.type, String),
        cell: ({ row: { original: campaign } }) => <CampaignSchedule campaign={campaign} />,
      },
      { ...moment('created_at', t.created_at, 130), meta: { isHiddenByDefault: true } },
    ];
  }, [t, format]);
}

const SECOND_LINE = { line: 2, label: '' } as const;

const HIDDEN_NUMBER = { align: 'end', isHiddenByDefault: true } as const;

/** Sorts statuses by the life cycle of a campaign; unknown ones come last. */
function statusRank(status: string): number {
  const statuses: readonly string[] = CAMPAIGN_STATUSES;
  const rank = statuses.indexOf(status);
  return rank === -1 ? statuses.length : rank;
}

const TONES: Record<string, Tone> = { draft: 'neutral', active: 'positive', paused: 'warning', completed: 'info' };

/** The status of a campaign (interface §3). */
export function CampaignStatus({ campaign }: { campaign: Parsed<Campaign> }) {
  const t = useCampaignMessages();
  return (
    <Value isUnreadable={isUnreadable(campaign, 'status')}>
      {optional(campaign.status, (status) => (
        <Chip tone={TONES[status]}>{getLabel(t.statuses, status)}</Chip>
      ))}
    </Value>
  );
}

interface ReportedRateProps {
  campaign: Parsed<Campaign>;
  rate: 'open_rate' | 'click_rate';
  /** True outside a table: shows the counts next to the rate instead of a bar and a tooltip. */
  isWide?: boolean;
}

type RateName = ReportedRateProps['rate'];

/** The count that a rate divides by the delivered count. */
const PARTS = { open_rate: 'opened', click_rate: 'clicked' } as const;

/**
 * True if the details should show the rate from the service beside the funnel: it contradicts the counts, the counts give no rate, or
 * it is unreadable.
 */
export function isRateUnlikeCounts(campaign: Parsed<Campaign>, name: RateName): boolean {
  const reported = campaign.metrics?.[name];
  if (isUnreadable(campaign, `metrics.${name}`)) return true;
  if (typeof reported !== 'number' || campaign.metrics?.delivered === 0) return false;
  const counted = countedRate(campaign, PARTS[name]);
  return counted === null || isDiscrepant(reported, counted);
}

/**
 * A campaign's own rate from the service, with a warning if it contradicts the counts. The campaign metrics show the rate from the
 * counts (`CountedRate`).
 */
export function ReportedRate({ campaign, rate: name, isWide = false }: ReportedRateProps) {
  const t = useCampaignMessages();
  const format = useFormat();
  const { delivered, ...metrics } = campaign.metrics ?? {};
  // Without deliveries there is no rate: 0 % would mean that no recipient opened a delivered message.
  if (delivered === 0)
    return (
      <span title={t.nothingDelivered}>
        <Value>{null}</Value>
      </span>
    );
  const part = metrics[PARTS[name]];
  const reported = metrics[name];
  const counted = countedRate(campaign, PARTS[name]);
  const shares = typeof part === 'number' && typeof delivered === 'number' ? t.ofDelivered(part, delivered) : undefined;
  const disagrees =
    typeof reported === 'number' && counted !== null && isRateUnlikeCounts(campaign, name)
      ? t.disagrees(format.percent(reported), format.percent(counted))
      : undefined;
  const shown = (
    <>
      {disagrees !== undefined && <DiscrepancyIcon why={disagrees} screenReaderText={t.disagreesShort} />}
      {optional(reported, format.percent)}
    </>
  );
  const value = (
    <Value isUnreadable={isUnreadable(campaign, `metrics.${name}`)}>
      {reported === null || reported === undefined ? null : shown}
    </Value>
  );
  if (isWide)
    return (
      <>
        {value}
        {shares !== undefined && ` (${shares})`}
        {disagrees !== undefined && (
          <Typography variant="body3" sx={{ display: 'block', color: 'warning.main' }}>
            {disagrees}
          </Typography>
        )}
      </>
    );
  const hint = shares !== undefined && disagrees !== undefined ? t.rateHint(shares, disagrees) : (shares ?? disagrees);
  return (
    <Tooltip text={hint}>
      {typeof reported === 'number' ? (
        <RateBar rate={reported} of={name === 'open_rate' ? 'open' : 'click'}>
          {value}
        </RateBar>
      ) : (
        value
      )}
    </Tooltip>
  );
}

/** The day on which a campaign was sent, or for which it is scheduled, with the exact time on hover. */
function CampaignSent({ campaign }: { campaign: Parsed<Campaign> }) {
  const t = useCampaignMessages();
  const format = useFormat();
  const { sent_at, schedule } = campaign;
  const scheduledFor = sent_at ? undefined : schedule?.send_at;
  const moment = sent_at || scheduledFor;
  return (
    <span data-one-line title={moment ? format.dateTime(moment) : undefined}>
      <Value isUnreadable={isUnreadable(campaign, 'sent_at')}>
        {scheduledFor ? t.scheduledDay(format.date(scheduledFor)) : optional(sent_at, format.date)}
      </Value>
    </span>
  );
}

/** When a campaign is sent: immediately or on a day, with the exact time on hover. */
function CampaignSchedule({ campaign }: { campaign: Parsed<Campaign> }) {
  const t = useCampaignMessages();
  const format = useFormat();
  const { schedule } = campaign;
  const isBroken =
    isUnreadable(campaign, 'schedule') || ['type', 'send_at'].some((field) => isUnreadable(schedule, field));
  const type = schedule?.type && getLabel(t.schedules, schedule.type);
  if (!type || !schedule.send_at) return <Value isUnreadable={isBroken}>{type}</Value>;
  return (
    <span title={t.scheduledFor(format.dateTime(schedule.send_at))}>
      {t.scheduledOn(type, format.date(schedule.send_at))}
    </span>
  );
}

/**
 * True if the rows are sorted by creation, newest first. The interface leaves the order open, so the code checks it.
 */
export const isNewestFirst = (campaigns: readonly Parsed<Campaign>[]) =>
  campaigns.every(({ created_at }, index) => {
    const before = campaigns[index - 1]?.created_at;
    return Boolean(created_at) && (!before || !created_at || Date.parse(created_at) <= Date.parse(before));
  });
