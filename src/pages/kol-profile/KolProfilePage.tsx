import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { useKolMessages } from '../../i18n/kol.ts';
import { getCachedKol, kolOptions } from '../../queries/kols.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { addRecent } from '../../storage/recentKols.ts';
import { IdParseReport } from '../shared/IdParseReport.tsx';
import { KolActions } from './KolActions.tsx';
import { KolHeader } from './KolHeader.tsx';
import { KolNotFound } from './KolNotFound.tsx';
import { KolPanel } from './KolPanel.tsx';
import { KolSkeleton } from './KolSkeleton.tsx';
import { KolTabs } from './KolTabs.tsx';
import { includeOf, tabOf } from './tabs.ts';

const SKELETON = (
  <>
    <Skeleton width="24rem" />
    <Skeleton width="12rem" />
  </>
);

/**
 * The profile of one KOL. Each tab makes one request, and any cached response fills the header. If the first request
 * fails, the header shows the id, and the other tabs and the actions still work.
 */
export function KolProfilePage() {
  const t = useKolMessages();
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const tab = tabOf(address);
  const queryClient = useQueryClient();
  const result = useQueryState(useQuery(kolOptions(id, includeOf(tab))));
  const kol = result.data ?? getCachedKol(queryClient, id);

  const isKnown = kol !== undefined;
  useEffect(() => {
    if (isKnown) addRecent(id);
  }, [isKnown, id]);

  const unknown = result.error?.isNotFound ? result.error : null;
  // The height of the header is unknown before its data arrives, so nothing is shown below it that would move.
  const isAwaited = !isKnown && result.error === null;
  return (
    <>
      {/* Rendered before the response, so that screen readers announce its text. */}
      <VisuallyHidden role="status">{unknown && t.notFoundTitle}</VisuallyHidden>
      {unknown ? (
        <KolNotFound kolId={id} fault={unknown} />
      ) : isAwaited ? (
        <Page key="awaited" title={id} intro={SKELETON}>
          <KolSkeleton />
        </Page>
      ) : (
        <Page
          title={kol === undefined ? id : kol.full_name || t.unnamed}
          intro={kol && <KolHeader kol={kol} />}
          titleWidth="30rem"
          actions={<KolActions kolId={id} tab={tab} />}
        >
          <IdParseReport kolIds={[id]} />
          <KolTabs kolId={id} tab={tab}>
            <ErrorBoundary key={`${id} ${tab}`}>
              <KolPanel tab={tab} result={result} known={kol} />
            </ErrorBoundary>
          </KolTabs>
        </Page>
      )}
    </>
  );
}
