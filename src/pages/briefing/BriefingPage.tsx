import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ArrowLeft, UserX } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { KOL_INCLUDES } from '../../contract/kol.ts';
import { kolIdsInAddress } from '../../contract/kolIds.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { kolLookupPath, kolPath, kolsPath } from '../../paths.ts';
import { useKolBatch } from '../../queries/kolBatch.ts';
import { useKolsAddress } from '../../storage/kolList.ts';
import { PAPER_WIDTH, PHONE } from '../../theme/theme.ts';
import { KolBatchStatus } from '../shared/KolBatchStatus.tsx';
import { PrintButton } from '../shared/PrintButton.tsx';
import { usePrintReports } from '../shared/usePrintReports.ts';
import { BriefingSheet } from './BriefingSheet.tsx';

/** The briefing for a meeting: one printed page per KOL. Internal notes appear only if selected. */
export function BriefingPage() {
  const t = useKolMessages().briefing;
  const { id = '' } = useParams();
  // Invalid ids get a message instead of a sheet.
  const { ids, others } = kolIdsInAddress(id);
  const listAddress = useKolsAddress();
  const [hasNotes, setHasNotes] = useState(false);
  const batch = useKolBatch([...ids, ...others], KOL_INCLUDES);
  const { kols, done, total } = batch;
  const failed = kols.filter((entry) => entry.status === 'failed');
  const isReady = total > 0 && done === total;
  const sheets = isReady && failed.length < total ? total - failed.length : ids.length;
  usePrintReports(
    'briefing_printed',
    kols.flatMap((entry) => (entry.status === 'loaded' ? entry.kol.id : [])),
  );

  if (ids.length === 0)
    return (
      <Page title={t.title(1)}>
        <EmptyState
          icon={UserX}
          title={t.noKolId}
          actions={
            <Button component={Link} variant="contained" to={kolLookupPath()}>
              {t.lookUp}
            </Button>
          }
        />
      </Page>
    );
  return (
    <Box
      sx={{
        // As wide as the sheet, so that the actions are above it.
        [PAPER_WIDTH]: { '& > div': { maxWidth: 'calc(1.15 * 210mm + 66px)' } },
        '@media print': {
          '& > div': { maxWidth: 'none', padding: 0 },
          '& > div > div:first-of-type:has(h1)': { display: 'none' },
        },
      }}
    >
      <Page
        title={t.title(sheets)}
        intro={t.intro}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <FormControlLabel
              label={t.withNotes}
              // On a phone it has its own line, so that the buttons have one.
              sx={{ [PHONE]: { flexBasis: '100%' } }}
              control={<Checkbox checked={hasNotes} onChange={({ target }) => setHasNotes(target.checked)} />}
            />
            <Button
              ref={pageAction(ids.length === 1 ? t.backToProfile : t.backToList)}
              component={Link}
              to={ids.length === 1 ? kolPath(ids[0] ?? '') : listAddress || kolsPath(ids)}
              startIcon={<ArrowLeft size={18} />}
            >
              {ids.length === 1 ? t.backToProfile : t.backToList}
            </Button>
            <PrintButton disabled={!isReady || failed.length === total} />
          </Box>
        }
      >
        <KolBatchStatus batch={batch} marginBottom={1} />
        {kols.map(
          (entry) =>
            // Other content needs a new fit to the page.
            entry.status === 'loaded' && (
              <BriefingSheet
                key={`${entry.id} ${hasNotes} ${entry.kol.events?.length}`}
                kol={entry.kol}
                hasNotes={hasNotes}
              />
            ),
        )}
      </Page>
    </Box>
  );
}
