import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { findKnownKol, kolOptions } from '../../queries/kols.ts';
import { noteRecentKol } from '../../session/recentKols.ts';
import { FaultNotice } from '../../ui/FaultNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useKolWords } from '../../words/kol.ts';
import { KolActions } from './KolActions.tsx';
import { KolIntro } from './KolIntro.tsx';
import { KolNotFound } from './KolNotFound.tsx';
import { KolOverview } from './KolOverview.tsx';
import { KolRecords } from './KolRecords.tsx';
import { KolSkeleton } from './KolSkeleton.tsx';
import { KolTabs } from './KolTabs.tsx';
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
        {result.error !== null && (
          <FaultNotice fault={result.error} {...retry} hasOldData={result.data !== undefined} />
        )}
        {tab === 'overview' && <KolOverview kol={kol} />}
        {tab !== 'overview' && (result.data !== undefined || result.error === null) && (
          <KolRecords kol={result.data} include={tab} />
        )}
      </KolTabs>
    </Page>
  );
}
