import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useKolMessages } from '../../i18n/kol.ts';
import { KolOverview } from './KolOverview.tsx';
import { KolTimeline } from './KolTimeline.tsx';
import type { KolTab } from './searchParams.ts';
import type { useKolProfile } from './useKolProfile.ts';

// The overview, which opens first, has no table.
const KolRecords = lazy(async () => ({ default: (await import('./KolRecords.tsx')).KolRecords }));

interface KolPanelProps {
  tab: KolTab;
  profile: ReturnType<typeof useKolProfile>;
}

/** The content of the open tab: its data, a loading state or an error. */
export function KolPanel({ tab, profile: { kol: known, isLoaded, lists, result, refresh } }: KolPanelProps) {
  const t = useKolMessages();
  const { data, error, isFetching } = result;
  const kol = tab === 'overview' ? known : data;
  // The overview may show a KOL that the list of KOLs knows, and a profile without the lists, which failed.
  const earlier = tab !== 'overview' || isLoaded ? data : known;
  const alert = error && (
    <ErrorAlert
      error={error}
      onRetry={refresh}
      isRetrying={isFetching}
      dataUpdatedAt={earlier && result.dataUpdatedAt}
    />
  );
  if (kol === undefined && alert) return <Section title={t.notLoaded[tab]}>{alert}</Section>;
  return (
    <>
      {earlier ? null : alert}
      {tab === 'overview' && kol && (
        <KolOverview kol={kol} lists={lists} state={isLoaded ? 'loaded' : error ? 'failed' : 'loading'} />
      )}
      {tab === 'timeline' && <KolTimeline kol={kol} />}
      {tab !== 'overview' && tab !== 'timeline' && (
        <Suspense fallback={<Skeleton variant="rounded" height="20rem" aria-busy />}>
          <KolRecords key={tab} kol={kol} include={tab} />
        </Suspense>
      )}
      {earlier ? alert : null}
    </>
  );
}
