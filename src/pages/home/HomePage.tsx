import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { campaignListOptions } from '../../queries/campaigns.ts';
import { useReading } from '../../queries/useReading.ts';
import { faultKind } from '../../ui/faultWords.ts';
import { Page } from '../../ui/Page.tsx';
import { useHomeWords } from '../../words/home.ts';
import { Conversation } from './Conversation.tsx';
import { NEWEST, RUNNING } from './campaignRequests.ts';
import styles from './HomePage.module.css';
import { LastChanges } from './LastChanges.tsx';
import { Planning } from './Planning.tsx';
import { RunningCampaigns } from './RunningCampaigns.tsx';
import { useRecentProfiles } from './useRecentProfiles.ts';

/** Where a day begins: a conversation to prepare, an event to plan, campaigns to watch, and what changed meanwhile. */
export function HomePage() {
  const t = useHomeWords();
  const { profiles, failed } = useRecentProfiles();
  const running = useReading(useQuery(campaignListOptions(RUNNING)));
  const newest = useReading(useQuery(campaignListOptions(NEWEST)));
  // What keeps several from coming is told once, and asked for again there.
  const isOneFault =
    running.error !== null && newest.error !== null && faultKind(running.error) === faultKind(newest.error);
  const isAwaited = running.data === undefined && running.error === null;
  const retry = () =>
    Promise.all([running, ...(isOneFault ? [newest] : []), ...failed].map((reading) => reading.refetch()));
  return (
    <Page title={t.title}>
      <div className={styles.panels}>
        <Conversation profiles={profiles} failed={failed} told={running.error} />
        <Planning />
        <div className={styles.running}>
          <RunningCampaigns campaigns={running} onRetry={retry} />
        </div>
        <div className={clsx(styles.changes, isAwaited && styles.afterRunning)}>
          <LastChanges campaigns={newest} profiles={profiles} isFaultTold={isOneFault} />
        </div>
      </div>
    </Page>
  );
}
