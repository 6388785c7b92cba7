import Box from '@mui/material/Box';
import { Page } from '../../ui/Page.tsx';
import { useHomeWords } from '../../words/home.ts';
import { Conversation } from './Conversation.tsx';
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
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          alignItems: 'start',
        }}
      >
        <Conversation profiles={profiles} />
        <RunningCampaigns />
        <Planning />
        <Box sx={{ gridColumn: { md: '1 / -1' } }}>
          <LastChanges profiles={profiles} />
        </Box>
      </Box>
    </Page>
  );
}
