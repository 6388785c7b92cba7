import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { errorKind } from '../../components/feedback/errorMessages.ts';
import { Page } from '../../components/layout/Page.tsx';
import { useHomeMessages } from '../../i18n/home.ts';
import { campaignListOptions } from '../../queries/campaigns.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { ActiveCampaigns } from './ActiveCampaigns.tsx';
import { NEWEST, RUNNING } from './campaignRequests.ts';
import { EventsCard } from './EventsCard.tsx';
import { KolLookupCard } from './KolLookupCard.tsx';
import { RecentChanges } from './RecentChanges.tsx';
import { useRecentProfiles } from './useRecentProfiles.ts';

/** The home screen: KOL lookup, events, active campaigns, and recent changes. */
export function HomePage() {
  const t = useHomeMessages();
  const { profiles, failed } = useRecentProfiles();
  const running = useQueryState(useQuery(campaignListOptions(RUNNING)));
  const newest = useQueryState(useQuery(campaignListOptions(NEWEST)));
  // An error that affects several sections is shown once, with one retry.
  const isOneError =
    running.error !== null && newest.error !== null && errorKind(running.error) === errorKind(newest.error);
  const isPending = running.data === undefined && running.error === null;
  const retry = () =>
    Promise.all([running, ...(isOneError ? [newest] : []), ...failed].map((query) => query.refetch()));
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
        <KolLookupCard profiles={profiles} failed={failed} shownError={running.error} />
        <EventsCard />
        <Box sx={{ gridArea: { lg: '1 / 2 / span 2' } }}>
          <ActiveCampaigns campaigns={running} onRetry={retry} />
        </Box>
        <Box
          sx={[
            { gridArea: { md: '1 / 2 / span 3', lg: '1 / 3 / span 2' } },
            isPending && { '@media (max-width: 56.247rem)': { visibility: 'hidden' } },
          ]}
        >
          <RecentChanges campaigns={newest} profiles={profiles} isErrorShownElsewhere={isOneError} />
        </Box>
      </Box>
    </Page>
  );
}
