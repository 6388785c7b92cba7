import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChartScatter, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { CopyButton } from '../../components/feedback/CopyButton.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import type { KolIdsInText } from '../../contract/kolIds.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { setIdParseResult } from '../../storage/kolList.ts';
import { useShortlists } from '../../storage/shortlists.ts';
import { IdParseReport } from '../shared/IdParseReport.tsx';
import { KolList } from './KolList.tsx';
import { KolLookup } from './KolLookup.tsx';
import { Shortlists } from './Shortlists.tsx';

interface KolListPageProps {
  /** The parsed ids of the URL. */
  found: KolIdsInText;
  setIds: (ids: readonly string[]) => void;
}

/** The page with a list: the list, its actions, and the saved lists. */
export function KolListPage({ found, setIds }: KolListPageProps) {
  const { ids } = found;
  const t = useKolListMessages();
  const common = useCommonMessages();
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const [hasPlot, setHasPlot] = useState(false);
  const hasShortlists = useShortlists().length > 0;
  // Without shortlists this section is hidden. Once visible it stays, so that deleting the last one can be undone.
  const [showsShortlists, setShowsShortlists] = useState(false);
  if (hasShortlists && !showsShortlists) setShowsShortlists(true);

  const add = (added: KolIdsInText) => {
    const fresh = added.ids.filter((id) => !ids.includes(id));
    setIdParseResult({ ...added, duplicates: added.duplicates + added.ids.length - fresh.length });
    addButton.current?.focus();
    setIsAdding(false);
    setIds([...ids, ...fresh]);
  };
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        ref={(element) => {
          addButton.current = element;
          return pageAction(t.addKols)(element);
        }}
        variant="outlined"
        aria-expanded={isAdding}
        onClick={() => setIsAdding(!isAdding)}
        startIcon={<Plus size={18} />}
      >
        {t.addKols}
      </Button>
      <Button
        ref={pageAction(hasPlot ? t.hidePlot : t.plot)}
        aria-pressed={hasPlot}
        onClick={() => setHasPlot(!hasPlot)}
        startIcon={<ChartScatter size={18} />}
      >
        {hasPlot ? t.hidePlot : t.plot}
      </Button>
      <CopyButton text={() => window.location.href} label={common.copyLink} hasText isPageAction />
    </Box>
  );
  return (
    <Page isWide title={t.title} intro={t.inList(ids.length)} actions={actions}>
      <IdParseReport kolIds={ids} found={found} />
      {isAdding && (
        <Box sx={{ marginBottom: 2 }}>
          <KolLookup isAdding onFound={add} />
        </Box>
      )}
      <ErrorBoundary>
        <KolList ids={ids} setIds={setIds} hasPlot={hasPlot} />
      </ErrorBoundary>
      <Box sx={{ marginTop: 3 }}>{showsShortlists && <Shortlists />}</Box>
    </Page>
  );
}
