import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowLeft, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Chip } from '../../components/layout/Chip.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { kolIdsInAddress } from '../../contract/kolIds.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useComparisonMessages } from '../../i18n/comparison.ts';
import { kolsPath } from '../../paths.ts';
import { useKolBatch } from '../../queries/kolBatch.ts';
import { LISTED_KOL_INCLUDES } from '../../queries/kols.ts';
import { useKolsAddress } from '../../storage/kolList.ts';
import { KolBatchStatus } from '../shared/KolBatchStatus.tsx';
import { PrintButton } from '../shared/PrintButton.tsx';
import { usePrintReports } from '../shared/usePrintReports.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { sharedTopics } from './comparison.ts';

/** Compares some KOLs, whose ids are in the URL, side by side; also on paper. */
export function ComparePage() {
  const t = useComparisonMessages();
  const [address] = useSearchParams();
  // Invalid ids get a message instead of a column.
  const { ids, others } = kolIdsInAddress(address.get('ids') ?? '');
  const batch = useKolBatch([...ids, ...others], LISTED_KOL_INCLUDES);
  const { kols, done, total, wasComplete } = batch;
  const listAddress = useKolsAddress();
  const loaded = kols.flatMap((entry) => (entry.status === 'loaded' ? [entry.kol] : []));
  const isReady = total > 0 && done === total;
  const compared = isReady ? loaded.length : ids.length;
  usePrintReports('comparison_printed', isReady ? loaded.map(({ id }) => id) : []);

  if (ids.length === 0)
    return (
      <Page title={t.titleWithoutKols}>
        <EmptyState
          icon={Columns3}
          title={t.empty}
          actions={
            <Button component={Link} variant="contained" to={kolsPath()}>
              {t.openKols}
            </Button>
          }
        >
          {t.emptyHelp}
        </EmptyState>
      </Page>
    );
  return (
    // As wide as the table, so that the actions are above it: in a wide window the values of two KOLs stay close enough to compare.
    <Box sx={{ '@media screen': { '& > div': { maxWidth: widthOf(ids.length) } } }}>
      <Page
        isWide
        title={t.title(compared || ids.length)}
        // One KOL has no best value.
        intro={compared > 1 ? <span>{t.bestHelp}</span> : undefined}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Button
              ref={pageAction(t.backToList)}
              component={Link}
              to={listAddress || kolsPath(ids)}
              startIcon={<ArrowLeft size={18} />}
            >
              {t.backToList}
            </Button>
            <PrintButton disabled={!isReady || loaded.length === 0} />
          </Box>
        }
      >
        <KolBatchStatus batch={batch} />
        {/* A retry keeps what is on screen. */}
        {wasComplete && loaded.length > 0 && (
          <>
            <SharedExpertise kols={loaded} />
            <ComparisonTable kols={loaded} ids={ids} />
          </>
        )}
      </Page>
    </Box>
  );
}

/** The width of the page: a column of names, one for each KOL, and the space beside them. */
const widthOf = (kols: number) => `min(var(--mui-pageWidth), calc(11.5rem + ${kols} * 25rem + 64px))`;

/** How many shared topics are shown at first; many KOLs share more than a screen has room for. */
const TOP_TOPICS = 12;

/** The topics that at least two of the KOLs have in common. */
function SharedExpertise({ kols }: { kols: readonly ParsedKol[] }) {
  const t = useComparisonMessages();
  const shared = sharedTopics(kols);
  const [isWhole, setIsWhole] = useState(false);
  if (kols.length < 2) return null;
  return (
    <Box component="section" aria-label={t.shared} sx={{ marginBlock: '20px 16px' }}>
      <Typography variant="h2">{t.shared}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
        {shared.length === 0 ? t.noneShared : t.sharedHelp}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {shared.slice(0, isWhole ? undefined : TOP_TOPICS).map(({ topic, kols: count }) => (
          <li key={topic}>
            <Chip tone="accent">{count === kols.length ? topic : t.sharedBy(topic, count, kols.length)}</Chip>
          </li>
        ))}
      </Box>
      {shared.length > TOP_TOPICS && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} sx={{ marginTop: 1 }}>
          {isWhole ? t.showTopShared(TOP_TOPICS) : t.showAllShared(shared.length)}
        </Button>
      )}
    </Box>
  );
}
