import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BookmarkPlus, ChartScatter, Plus } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { CopyButton } from '../../components/feedback/CopyButton.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { NameForm } from '../../components/form/NameForm.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import type { KolIdsInText } from '../../contract/kolIds.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { setIdParseResult } from '../../storage/kolList.ts';
import { createShortlist, useShortlists } from '../../storage/shortlists.ts';
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
  const [open, setOpen] = useState<'add' | 'save' | null>(null);
  // The button that opened a form gets focus when the form closes.
  const opener = useRef<HTMLButtonElement>(null);
  const toggle = (form: 'add' | 'save') => (click: MouseEvent<HTMLButtonElement>) => {
    opener.current = click.currentTarget;
    setOpen(open === form ? null : form);
  };
  const close = () => {
    opener.current?.focus();
    setOpen(null);
  };
  const [hasPlot, setHasPlot] = useState(false);
  const [savedAs, setSavedAs] = useState<string | null>(null);
  const hasShortlists = useShortlists().length > 0;
  // Without shortlists this section is hidden. Once visible it stays, so that deleting the last one can be undone.
  const [showsShortlists, setShowsShortlists] = useState(false);
  if (hasShortlists && !showsShortlists) setShowsShortlists(true);

  const add = (added: KolIdsInText) => {
    const fresh = added.ids.filter((id) => !ids.includes(id));
    setIdParseResult({ ...added, duplicates: added.duplicates + added.ids.length - fresh.length });
    setSavedAs(null);
    close();
    setIds([...ids, ...fresh]);
  };
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        ref={pageAction(t.addKols)}
        variant="outlined"
        aria-expanded={open === 'add'}
        onClick={toggle('add')}
        startIcon={<Plus size={18} />}
      >
        {t.addKols}
      </Button>
      <Button
        ref={pageAction(t.saveShortlist)}
        aria-expanded={open === 'save'}
        onClick={toggle('save')}
        startIcon={<BookmarkPlus size={18} />}
      >
        {t.saveShortlist}
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
      {open !== null && (
        <Box sx={{ marginBottom: 2 }}>
          {open === 'add' ? (
            <KolLookup isAdding onFound={add} />
          ) : (
            <NameForm
              label={t.shortlistName}
              submit={common.save}
              onSubmit={(name) => {
                setSavedAs(createShortlist(name, ids).name);
                close();
              }}
              onCancel={close}
            />
          )}
        </Box>
      )}
      <div role="status">
        {savedAs !== null && (
          <Alert
            role="none"
            severity="success"
            variant="outlined"
            onClose={() => setSavedAs(null)}
            sx={{ marginBottom: 2 }}
          >
            {t.saved(savedAs)}
          </Alert>
        )}
      </div>
      <ErrorBoundary>
        <KolList ids={ids} setIds={setIds} hasPlot={hasPlot} />
      </ErrorBoundary>
      <Box sx={{ marginTop: 3 }}>{showsShortlists && <Shortlists />}</Box>
    </Page>
  );
}
