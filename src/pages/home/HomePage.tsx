import { Page } from '../../ui/Page.tsx';
import { useHomeWords } from '../../words/home.ts';
import { Conversation } from './Conversation.tsx';
import styles from './HomePage.module.css';
import { LastChanges } from './LastChanges.tsx';
import { Planning } from './Planning.tsx';
import { RunningCampaigns } from './RunningCampaigns.tsx';
import { useRecentProfiles } from './useRecentProfiles.ts';

/** Where a day begins: a conversation to prepare, an event to plan, campaigns to watch, and what changed meanwhile. */
export function HomePage() {
  const t = useHomeWords();
  const profiles = useRecentProfiles();
  return (
    <Page title={t.title}>
      <div className={styles.panels}>
        <Conversation profiles={profiles} />
        <RunningCampaigns />
        <Planning />
        <div className={styles.wide}>
          <LastChanges profiles={profiles} />
        </div>
      </div>
    </Page>
  );
}
