import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChartScatter, Plus, Search } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../components/feedback/CopyButton.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import type { KolIdsInText } from '../../contract/kolIds.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { kolsPath } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { setIdParseResult } from '../../storage/kolList.ts';
import { useShortlists } from '../../storage/shortlists.ts';
import { IdParseReport } from '../shared/IdParseReport.tsx';
import { KolList } from './KolList.tsx';
import type { ListIds } from './listState.ts';

// Only for users who have saved lists; below the list.
const Shortlists = lazy(async () => ({ default: (await import('./Shortlists.tsx')).Shortlists }));
// Opened by a click.
const KolLookup = lazy(async () => ({ default: (await import('./KolLookup.tsx')).KolLookup }));

/** The page with a list: the list, its actions, and the saved lists. */
export function KolListPage({ found, setIds }: ListIds) {
  const { ids } = found;
  const t = useKolListMessages();
  const common = useCommonMessages();
  const hasDirectory = useHasDeskApi();
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const [hasPlot, setHasPlot] = useState(false);
  const shortlists = useShortlists();
  // Without shortlists this section is hidden. Once visible it stays, so that deleting the last one can be undone.
  const [showsShortlists, setShowsShortlists] = useState(false);
  if (shortlists.length > 0 && !showsShortlists) setShowsShortlists(true);

  const add = (added: KolIdsInText) => {
    const fresh = added.ids.filter((id) => !ids.includes(id));
    const all = [...ids, ...fresh];
    setIdParseResult({ ...added, duplicates: added.duplicates + added.ids.length - fresh.length }, all);
    addButton.current?.focus();
    setIsAdding(false);
    setIds(all);
  };
  const actions = (
    <>
      <Button
        ref={(element) => {
          addButton.current = element;
          return pageAction(t.addKols)(element);
        }}
        variant="outlined"
        aria-expanded={isAdding}
        onClick={() => setIsAdding(!isAdding)}
        startIcon={<Plus size={18} />}
        aria-label={t.addKols}
        title={t.addKols}
      >
        <span>{t.addKols}</span>
      </Button>
      {/* Beside the directory, the lookup has a tab. */}
      {!hasDirectory && (
        <Button ref={pageAction(t.newLookup)} component={Link} to={kolsPath()} startIcon={<Search size={18} />}>
          {t.newLookup}
        </Button>
      )}
      <Button
        ref={pageAction(t.plot)}
        aria-pressed={hasPlot}
        onClick={() => setHasPlot(!hasPlot)}
        startIcon={<ChartScatter size={18} />}
        aria-label={t.plot}
        title={t.plot}
      >
        <span>{t.plot}</span>
      </Button>
      <CopyButton text={() => window.location.href} label={common.copyLink} hasText isPageAction />
    </>
  );
  return (
    <KolList
      // A shortlist opens as its ids.
      title={shortlists.find(({ kolIds }) => kolIds.join() === ids.join())?.name}
      ids={ids}
      setIds={setIds}
      hasPlot={hasPlot}
      actions={actions}
      footer={
        <Box sx={{ marginTop: 3 }}>
          <ErrorBoundary>
            <Suspense>{showsShortlists && <Shortlists />}</Suspense>
          </ErrorBoundary>
        </Box>
      }
    >
      <IdParseReport kolIds={ids} found={found} onAdd={add} />
      {isAdding && (
        <Box sx={{ marginBottom: 2 }}>
          <ErrorBoundary>
            <Suspense>
              <KolLookup isAdding onFound={add} />
            </Suspense>
          </ErrorBoundary>
        </Box>
      )}
    </KolList>
  );
}
