import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { findKnownKol, kolOptions } from '../../queries/kols.ts';
import { noteRecentKol } from '../../session/recentKols.ts';
import { FaultNotice } from '../../ui/FaultNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { KolActions } from './KolActions.tsx';
import { KolIntro } from './KolIntro.tsx';
import { KolNotFound } from './KolNotFound.tsx';
import { KolOverview } from './KolOverview.tsx';
import { KolRecords } from './KolRecords.tsx';
import { KolSkeleton } from './KolSkeleton.tsx';
import { KolTabs } from './KolTabs.tsx';
import { KolTimeline } from './KolTimeline.tsx';
import { includeOf, tabOf } from './tabs.ts';

/** The profile of one KOL. Each tab is one request, and whatever answer there is already fills the header. */
export function KolPage() {
  const t = useKolWords();
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const tab = tabOf(address);
  const queryClient = useQueryClient();
  const result = useQuery(kolOptions(id, includeOf(tab)));
  const kol = result.data ?? findKnownKol(queryClient, id);
  const retry = { onRetry: result.refetch, isRetrying: result.isFetching };

  const isKnown = kol !== undefined;
  useEffect(() => {
    if (isKnown) noteRecentKol(id);
  }, [isKnown, id]);

  if (result.error?.status === 404) return <KolNotFound kolId={id} />;
  if (kol === undefined && result.error !== null)
    return (
      <Page title={id}>
        <FaultNotice fault={result.error} {...retry} />
      </Page>
    );
  if (kol === undefined) return <KolSkeleton />;
  return (
    <Page title={kol.full_name ?? t.unnamed} intro={<KolIntro kol={kol} />} actions={<KolActions kol={kol} />}>
      <KolTabs kolId={id} tab={tab}>
        {result.data !== undefined && <AsOf result={result} />}
        {result.error !== null && (
          <FaultNotice fault={result.error} {...retry} hasOldData={result.data !== undefined} />
        )}
        {tab === 'overview' && <KolOverview kol={kol} />}
        {tab === 'timeline' && result.data !== undefined && <KolTimeline kol={result.data} />}
        {tab === 'timeline' && result.isPending && <KolRecords kol={undefined} include="events" />}
        {tab !== 'overview' && tab !== 'timeline' && (result.data !== undefined || result.error === null) && (
          <KolRecords kol={result.data} include={tab} />
        )}
      </KolTabs>
    </Page>
  );
}

/** When the open tab was read, and a way to read it again. */
function AsOf({ result }: { result: { dataUpdatedAt: number; isFetching: boolean; refetch: () => unknown } }) {
  const t = useKolWords();
  const format = useFormat();
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 0.5,
        my: -1,
        color: 'text.secondary',
      }}
    >
      <Box sx={{ fontSize: '0.8125rem' }}>{t.asOf(format.clock(new Date(result.dataUpdatedAt)))}</Box>
      <IconButton aria-label={t.refresh} title={t.refresh} disabled={result.isFetching} onClick={result.refetch}>
        <RotateCw size={16} />
      </IconButton>
    </Box>
  );
}
