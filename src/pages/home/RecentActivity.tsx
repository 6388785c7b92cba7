import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { SkippedRecordsAlert } from '../../components/feedback/SkippedRecordsAlert.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { dayOfEvent } from '../../contract/calendarDays.ts';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed, ParsedPage } from '../../contract/lenientParsing.ts';
import { useFormat } from '../../i18n/format.ts';
import { useHomeMessages } from '../../i18n/home.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { campaignsPath, kolPath } from '../../paths.ts';
import type { QueryState } from '../../queries/useQueryState.ts';
import { useCreatedEventTitles } from '../../storage/createdEvents.ts';
import { useCreatedEventPath } from '../shared/useCreatedEventPath.ts';
import type { RecentProfile } from '../shared/useRecentProfiles.ts';
import { Links } from './LinkList.tsx';

const MAX_CHANGES = 8;

interface RecentActivityProps {
  campaigns: QueryState<ParsedPage<Campaign>>;
  profiles: RecentProfile[];
  /** True if the active campaigns already show the error. */
  isErrorShownElsewhere: boolean;
}

/** The recent changes in all records of this user. */
export function RecentActivity({ campaigns, profiles, isErrorShownElsewhere }: RecentActivityProps) {
  const t = useHomeMessages();
  const table = useTableMessages();
  const format = useFormat();
  const { data, dataUpdatedAt, error, refetch, isFetching } = campaigns;
  const createdEventPath = useCreatedEventPath();
  const created = useCreatedEventTitles().map((event) => ({ ...event, to: createdEventPath(event.id) }));
  const changes = listRecentChanges({ campaigns: data?.data ?? [], profiles, created }, Date.now(), MAX_CHANGES);
  // Without a readable date the time of the change is unknown.
  const undated = data?.data.filter((campaign) => !(campaign.created_at ?? campaign.sent_at)).length ?? 0;
  // The changes are sorted by time, so a profile that arrived later would move the campaigns.
  const isPending = (data === undefined && error === null) || profiles.some((profile) => profile.isPending);
  const isComplete = data === undefined || data.skipped + undated === 0;
  return (
    <Section title={t.changes}>
      {!isComplete && <SkippedRecordsAlert page={data} remark={undated > 0 ? table.undated(undated) : undefined} />}
      {isPending ? (
        <Skeleton variant="rounded" height={MAX_CHANGES * 35} />
      ) : (
        <Links
          lines={changes.map(({ key, kind, title, to, at, eventDay = '' }) => ({
            key,
            to,
            title,
            end: (
              <time dateTime={at} title={format.dateTime(at)}>
                {t.changeKinds[kind](format.recentDate(at), eventDay && format.day(eventDay))}
              </time>
            ),
          }))}
        />
      )}
      {data !== undefined && !isPending && isComplete && changes.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{t.noChanges}</Box>
      )}
      {isErrorShownElsewhere && <Box sx={{ color: 'text.secondary' }}>{t.changesWithout}</Box>}
      {error !== null && !isErrorShownElsewhere && (
        <ErrorAlert error={error} onRetry={refetch} isRetrying={isFetching} dataUpdatedAt={data && dataUpdatedAt} />
      )}
    </Section>
  );
}

/** A change, the path of its record, and its time (ISO 8601, UTC). */
interface Change {
  kind: 'campaignCreated' | 'campaignSent' | 'kolUpdated' | 'eventCreated';
  key: string;
  title: string;
  to: string;
  at: string;
  /** The first day of a created event, in UTC. */
  eventDay?: string;
}

interface Sources {
  campaigns: readonly Parsed<Campaign>[];
  profiles: readonly RecentProfile[];
  created: readonly (ReturnType<typeof useCreatedEventTitles>[number] & { to: string })[];
}

/**
 * Returns the recent changes among the loaded records, newest first. Future dates (a campaign that is not sent yet) and
 * records without a date are not changes.
 * @param now milliseconds
 */
function listRecentChanges({ campaigns, profiles, created }: Sources, now: number, limit: number): Change[] {
  const recentChanges = [
    ...campaigns.flatMap(({ id, name, created_at, sent_at }) => {
      const campaign = { title: name || id, to: campaignsPath({ selected: id }) };
      return [
        { ...campaign, kind: 'campaignCreated' as const, key: `${id} created`, at: created_at },
        { ...campaign, kind: 'campaignSent' as const, key: `${id} sent`, at: sent_at },
      ];
    }),
    ...profiles.map(({ id, kol }) => ({
      kind: 'kolUpdated' as const,
      key: id,
      title: kol?.full_name || id,
      to: kolPath(id),
      at: kol?.updated_at,
    })),
    ...created.map(({ id, name, start_date, created_at, to }) => ({
      kind: 'eventCreated' as const,
      key: id,
      title: name,
      to,
      at: created_at,
      eventDay: dayOfEvent(start_date),
    })),
  ];
  return recentChanges
    .flatMap(({ at, ...change }) => (at && Date.parse(at) <= now ? [{ ...change, at }] : []))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, limit);
}
