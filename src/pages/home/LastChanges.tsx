import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignListOptions } from '../../queries/campaigns.ts';
import { listCreatedTitles } from '../../session/tabEvents.ts';
import { FaultNotice } from '../../ui/FaultNotice.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useHomeWords } from '../../words/home.ts';
import { NEWEST } from './campaignRequests.ts';
import { lastChanges } from './changes.ts';
import styles from './LastChanges.module.css';
import { LinkList } from './Lines.tsx';
import type { RecentProfile } from './useRecentProfiles.ts';

const MOST = 8;

/** What changed last, of everything that this reader has to do with. */
export function LastChanges({ profiles }: { profiles: RecentProfile[] }) {
  const t = useHomeWords();
  const [now] = useState(Date.now);
  const { data, dataUpdatedAt, error, refetch, isFetching } = useQuery(campaignListOptions(NEWEST));
  const changes = lastChanges({ campaigns: data?.data ?? [], profiles, created: listCreatedTitles() }, now, MOST);
  return (
    <Panel title={t.changes} note={t.changesNote}>
      {error !== null && (
        <FaultNotice fault={error} onRetry={refetch} isRetrying={isFetching} dataFrom={data && dataUpdatedAt} />
      )}
      {data === undefined && error === null ? (
        <Skeleton height={MOST * 46} />
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
      {data !== undefined && changes.length === 0 && <div className={styles.none}>{t.noChanges}</div>}
    </Panel>
  );
}
