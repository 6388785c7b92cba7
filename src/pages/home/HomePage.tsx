import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { errorKind } from '../../components/feedback/errorMessages.ts';
import { Page } from '../../components/layout/Page.tsx';
import { useHomeMessages } from '../../i18n/home.ts';
import { ACTIVE_CAMPAIGNS, campaignListOptions, NEWEST_CAMPAIGNS } from '../../queries/campaigns.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { useRecentProfiles } from '../shared/useRecentProfiles.ts';
import { ActiveCampaigns } from './ActiveCampaigns.tsx';
import { FindKol } from './FindKol.tsx';
import { KpiTiles } from './KpiTiles.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { EventsOfBrowser, UpcomingEvents } from './UpcomingEvents.tsx';

/** The home screen: search, key metrics, upcoming events, active campaigns, recent activity. */
export function HomePage() {
  const t = useHomeMessages();
  const { profiles, failed } = useRecentProfiles(5);
  const running = useQueryState(useQuery(campaignListOptions(ACTIVE_CAMPAIGNS)));
  const newest = useQueryState(useQuery(campaignListOptions(NEWEST_CAMPAIGNS)));
  // An error that affects several sections is shown once, with one retry.
  const isOneError =
    running.error !== null && newest.error !== null && errorKind(running.error) === errorKind(newest.error);
  const retry = () =>
    Promise.all([running, ...(isOneError ? [newest] : []), ...failed].map((query) => query.refetch()));
  return (
    <Page title={t.title} isWide>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <FindKol profiles={profiles} failed={failed} shownError={running.error} />
        <KpiTiles />
        <EventsOfBrowser />
        <Box sx={gridStyle(running.data === undefined && running.error === null)}>
          <UpcomingEvents />
          <ActiveCampaigns campaigns={running} onRetry={retry} />
          <RecentActivity campaigns={newest} profiles={profiles} isErrorShownElsewhere={isOneError} />
        </Box>
      </Box>
    </Page>
  );
}

/** Below each other, the last section appears once the height of the one above it is known, so that it never moves. */
const gridStyle = (isPending: boolean) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: 2,
  '& > :last-child': { visibility: { xs: isPending ? 'hidden' : 'visible', lg: 'visible' } },
});
