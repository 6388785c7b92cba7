import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { campaignListOptions } from '../../queries/campaigns.ts';
import { useReading } from '../../queries/useReading.ts';
import { faultKind } from '../../ui/faultWords.ts';
import { Page } from '../../ui/Page.tsx';
import { useHomeWords } from '../../words/home.ts';
import { Conversation } from './Conversation.tsx';
import { NEWEST, RUNNING } from './campaignRequests.ts';
import { LastChanges } from './LastChanges.tsx';
import { Planning } from './Planning.tsx';
import { RunningCampaigns } from './RunningCampaigns.tsx';
import { useRecentProfiles } from './useRecentProfiles.ts';

/** The home screen: KOL lookup, events, active campaigns, and recent changes. */
export function HomePage() {
  const t = useHomeWords();
  const { profiles, failed } = useRecentProfiles();
  const running = useReading(useQuery(campaignListOptions(RUNNING)));
  const newest = useReading(useQuery(campaignListOptions(NEWEST)));
  // An error that affects several sections is shown once, with one retry.
  const isOneFault =
    running.error !== null && newest.error !== null && faultKind(running.error) === faultKind(newest.error);
  const isAwaited = running.data === undefined && running.error === null;
  const retry = () =>
    Promise.all([running, ...(isOneFault ? [newest] : []), ...failed].map((reading) => reading.refetch()));
  return (
    <Page title={t.title}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          alignItems: 'start',
          gap: 2,
          gridTemplateRows: { md: 'auto auto 1fr', lg: 'auto 1fr' },
        }}
      >
        <Conversation profiles={profiles} failed={failed} told={running.error} />
        <Planning />
        <Box sx={{ gridArea: { lg: '1 / 2 / span 2' } }}>
          <RunningCampaigns campaigns={running} onRetry={retry} />
        </Box>
        <Box
          sx={[
            { gridArea: { md: '1 / 2 / span 3', lg: '1 / 3 / span 2' } },
            isAwaited && { '@media (max-width: 56.247rem)': { visibility: 'hidden' } },
          ]}
        >
          <LastChanges campaigns={newest} profiles={profiles} isFaultTold={isOneFault} />
        </Box>
      </Box>
    </Page>
  );
}
