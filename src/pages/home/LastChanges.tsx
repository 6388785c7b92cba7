import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { SkippedRecordsAlert } from '../../components/feedback/SkippedRecordsAlert.tsx';
import { Section } from '../../components/layout/Section.tsx';
import type { Campaign } from '../../contract/campaign.ts';
import type { ReadPage } from '../../contract/tolerant.ts';
import type { Reading } from '../../queries/useReading.ts';
import { listCreatedTitles } from '../../storage/createdEvents.ts';
import { FaultNotice } from '../../ui/FaultNotice.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { useHomeWords } from '../../words/home.ts';
import { lastChanges } from './changes.ts';
import { LinkList } from './Lines.tsx';
import type { RecentProfile } from './useRecentProfiles.ts';

const MOST = 8;

interface LastChangesProps {
  campaigns: Reading<ReadPage<Campaign>>;
  profiles: RecentProfile[];
  /** True if the active campaigns already show the error. */
  isFaultTold: boolean;
}

/** The recent changes in all records of this user. */
export function LastChanges({ campaigns, profiles, isFaultTold }: LastChangesProps) {
  const t = useHomeWords();
  const [now] = useState(Date.now);
  const { data, dataUpdatedAt, error, refetch, isFetching } = campaigns;
  const changes = lastChanges({ campaigns: data?.data ?? [], profiles, created: listCreatedTitles() }, now, MOST);
  // Without a readable date the time of the change is unknown.
  const undated = data?.data.filter((campaign) => !(campaign.created_at ?? campaign.sent_at)).length ?? 0;
  // A changed profile has its place among the campaigns; adding it later would move them.
  const isAwaited = (data === undefined && error === null) || profiles.some((profile) => profile.isAwaited);
  const isWhole = data === undefined || data.leftOut + undated === 0;
  return (
    <Section title={t.changes} note={t.changesNote}>
      {isFaultTold && <Box sx={{ color: 'text.secondary' }}>{t.changesWithout}</Box>}
      {error !== null && !isFaultTold && (
        <FaultNotice fault={error} onRetry={refetch} isRetrying={isFetching} dataFrom={data && dataUpdatedAt} />
      )}
      {!isWhole && <SkippedRecordsAlert page={data} remark={undated > 0 ? t.undated(undated) : undefined} />}
      {isAwaited ? (
        <Skeleton variant="rounded" height={MOST * 46} />
      ) : (
        <LinkList
          lines={changes.map(({ key, kind, title, to, at }) => ({
            key,
            to,
            title,
            detail: t.changeKinds[kind],
            end: <Moment value={at} />,
          }))}
        />
      )}
      {data !== undefined && !isAwaited && isWhole && changes.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{t.noChanges}</Box>
      )}
    </Section>
  );
}
