import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { ArrowLeft, Printer, RotateCw, UserX } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { KOL_INCLUDES } from '../../contract/kol.ts';
import { kolIdsInText } from '../../contract/kolIds.ts';
import { kolPath, kolsPath } from '../../paths.ts';
import { useResolvedKols } from '../../queries/resolveKols.ts';
import { Page } from '../../ui/Page.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { WaitNotice } from '../../ui/WaitNotice.tsx';
import { useBriefingWords } from '../../words/briefing.ts';
import { useCommonWords } from '../../words/common.ts';
import { BriefingSheet } from './BriefingSheet.tsx';

/** What somebody takes to a meeting: a printed page for each KOL. Internal notes only when ticked. */
export function BriefingPage() {
  const t = useBriefingWords();
  const common = useCommonWords();
  const { id = '' } = useParams();
  const { ids } = kolIdsInText(id);
  const [hasNotes, setHasNotes] = useState(false);
  const { kols, done, total, isRunning, pausedUntil, retry } = useResolvedKols(ids, KOL_INCLUDES);
  const [first] = kols;
  const name = first?.status === 'loaded' ? (first.kol.full_name ?? first.id) : first?.id;
  const failed = kols.filter((entry) => entry.status === 'failed');
  const isReady = total > 0 && done === total;
  const sheets = isReady && failed.length < total ? total - failed.length : ids.length;
  const title = ids.length === 1 && name ? t.titleOf(name) : t.title(sheets);

  if (ids.length === 0)
    return (
      <Page title={t.title(1)}>
        <StatePanel
          icon={<UserX size={40} />}
          title={t.nobody}
          actions={
            <Button variant="contained" component={Link} to={kolsPath()}>
              {t.lookUp}
            </Button>
          }
        />
      </Page>
    );
  return (
    <>
      <GlobalStyles styles={PAPER} />
      <Frame>
        <Page
          title={title}
          intro={t.intro}
          actions={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Tick>
                <input type="checkbox" checked={hasNotes} onChange={(change) => setHasNotes(change.target.checked)} />
                {t.withNotes}
              </Tick>
              <Button
                component={Link}
                to={ids.length === 1 ? kolPath(ids[0] ?? '') : kolsPath(ids)}
                startIcon={<ArrowLeft size={18} />}
              >
                {ids.length === 1 ? t.backToProfile : t.backToList}
              </Button>
              <Button
                variant="contained"
                disabled={!isReady || failed.length === total}
                onClick={() => window.print()}
                startIcon={<Printer size={18} />}
              >
                {t.print}
              </Button>
            </Box>
          }
        >
          <Box className="screen-only" sx={{ mb: 1 }}>
            <div role="status">{isRunning && t.reading(done, total)}</div>
            <WaitNotice until={pausedUntil} />
          </Box>
          {failed.map(({ id: missing, error }) => (
            <Alert
              key={missing}
              className="screen-only"
              severity="warning"
              variant="outlined"
              sx={{ mb: 1 }}
              action={
                <Button
                  color="inherit"
                  size="small"
                  startIcon={<RotateCw size={16} />}
                  onClick={() => retry([missing])}
                >
                  {common.retry}
                </Button>
              }
            >
              {t.failed(missing, error.status === 404 ? t.unknown : t.broken)}
            </Alert>
          ))}
          {kols.map(
            (entry) =>
              // With other contents the page is filled anew.
              entry.status === 'loaded' && (
                <BriefingSheet key={`${entry.id} ${hasNotes}`} kol={entry.kol} hasNotes={hasNotes} />
              ),
          )}
        </Page>
      </Frame>
    </>
  );
}

/** On paper there is nothing but the sheets: neither the page's title nor the room around it, and it is upright. */
const PAPER = {
  '@page': { size: 'portrait', margin: '12mm' },
  '@media print': {
    'html, body': { background: '#fff' },
    '.screen-only': { display: 'none' },
  },
};

const Frame = styled('div')({
  '@media print': {
    '& > div': { padding: 0, maxWidth: 'none' },
    // The title and the buttons of the screen.
    '& > div > div:first-of-type:has(h1)': { display: 'none' },
  },
});

const Tick = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  cursor: 'pointer',
  input: { width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.primary.main },
}));
