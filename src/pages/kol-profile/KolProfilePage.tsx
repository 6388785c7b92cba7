import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { UserX } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { useUrlState } from '../../components/table/urlState.ts';
import { isKolId } from '../../contract/kolIds.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { kolLookupPath } from '../../paths.ts';
import { addRecent } from '../../storage/recentRecords.ts';
import { IdParseReport } from '../shared/IdParseReport.tsx';
import { LowercaseIds } from '../shared/LowercaseIds.tsx';
import { KolActions, KolNeighbors } from './KolActions.tsx';
import { KolAvatar, KolHeader, KolSkeleton } from './KolHeader.tsx';
import { KolPanel } from './KolPanel.tsx';
import styles from './KolProfile.module.css';
import { KolTabs } from './KolTabs.tsx';
import { KolAddress } from './searchParams.ts';
import { useKolProfile } from './useKolProfile.ts';

const SKELETON = (
  <>
    <Skeleton width="24rem" />
    <Skeleton width="12rem" />
  </>
);

/**
 * The profile of one KOL. Any cached response fills the header. If the first request fails, the header shows the id, and
 * the tabs and the actions still work.
 */
export function KolProfilePage() {
  const t = useKolMessages();
  const { id = '' } = useParams();
  const [{ tab }] = useUrlState(KolAddress);
  const profile = useKolProfile(id, tab);
  const { kol, error } = profile;

  const isKnown = kol !== undefined;
  useEffect(() => {
    if (isKnown) addRecent(id);
  }, [isKnown, id]);

  const isUnknown = error?.isNotFound === true;
  // The height of the header is unknown before its data arrives, so nothing is shown below it that would move.
  const isPending = !isKnown && error === null;
  const neighbors = <KolNeighbors kolId={id} />;
  return (
    <>
      {/* Rendered before the response, so that screen readers announce its text. */}
      <VisuallyHidden role="status">{isUnknown && t.notFoundTitle}</VisuallyHidden>
      {isUnknown ? (
        <KolNotFound kolId={id} />
      ) : isPending ? (
        <Page key="awaited" title={id} intro={SKELETON} above={neighbors} avatar={<KolAvatar name="" />}>
          <KolSkeleton />
        </Page>
      ) : (
        <Page
          title={kol?.full_name || id}
          windowTitle={id}
          intro={kol && <KolHeader kol={kol} />}
          above={neighbors}
          avatar={<KolAvatar name={kol?.full_name ?? ''} />}
          actions={<KolActions kolId={id} />}
        >
          <IdParseReport kolIds={[id]} />
          <KolTabs tab={tab} profile={profile}>
            <ErrorBoundary key={`${id} ${tab}`}>
              <KolPanel tab={tab} profile={profile} />
            </ErrorBoundary>
          </KolTabs>
        </Page>
      )}
    </>
  );
}

/** Shown if the service does not know the id. */
function KolNotFound({ kolId }: { kolId: string }) {
  const t = useKolMessages();
  const common = useCommonMessages();
  return (
    <>
      <title>{`${t.notFoundTitle} · ${common.productName}`}</title>
      <div className={styles.messages}>
        <IdParseReport kolIds={[kolId]} />
      </div>
      <EmptyState
        icon={UserX}
        title={t.notFoundTitle}
        headingLevel="h1"
        actions={
          <Button component={Link} variant="contained" to={kolLookupPath()}>
            {t.lookUpAnother}
          </Button>
        }
      >
        {t.notFound(kolId)}
        <div>{common.errors.notFound.help}</div>
        {!isKolId(kolId) && <LowercaseIds pieces={[kolId]} />}
      </EmptyState>
    </>
  );
}
