import Box from '@mui/material/Box';
import { RotateCw } from 'lucide-react';
import { FocusableIconButton } from '../../components/form/FocusableButton.tsx';
import { Section } from '../../components/layout/Section.tsx';
import type { ReadKol } from '../../contract/readKol.ts';
import type { Reading } from '../../queries/useReading.ts';
import { FaultNotice } from '../../ui/FaultNotice.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { KolOverview } from './KolOverview.tsx';
import { KolRecords } from './KolRecords.tsx';
import { KolTimeline } from './KolTimeline.tsx';
import type { KolTab } from './tabs.ts';

interface KolPanelProps {
  tab: KolTab;
  /** The answer to the tab's request. */
  result: Reading<ReadKol>;
  /** The KOL as any answer tells of it, which is all that the overview needs. */
  known: ReadKol | undefined;
}

/** What the open tab shows: its answer, what is awaited, or why it could not be loaded; with when it was read. */
export function KolPanel({ tab, result, known }: KolPanelProps) {
  const t = useKolWords();
  const { data, error, isFetching, refetch } = result;
  const kol = tab === 'overview' ? known : data;
  const fault = error && (
    <FaultNotice fault={error} onRetry={refetch} isRetrying={isFetching} dataFrom={kol && result.dataUpdatedAt} />
  );
  if (kol === undefined && fault) return <Section title={t.notLoaded[tab]}>{fault}</Section>;
  return (
    <>
      {(data !== undefined || error === null) && <AsOf result={result} />}
      {fault}
      {tab === 'overview' && kol && <KolOverview kol={kol} />}
      {tab === 'timeline' && <KolTimeline kol={kol} />}
      {tab !== 'overview' && tab !== 'timeline' && <KolRecords kol={kol} include={tab} />}
    </>
  );
}

/** When the open tab was read, and a way to read it again; what comes keeps its place because it stands there from the first. */
function AsOf({ result }: Pick<KolPanelProps, 'result'>) {
  const t = useKolWords();
  const format = useFormat();
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 0.5,
        marginBlock: -1,
        color: 'text.secondary',
      }}
    >
      {/* Read anew it is heard again, also within the same minute. */}
      <Box role="status" sx={{ fontSize: 'body3.fontSize' }}>
        {result.data !== undefined && (
          <span key={result.dataUpdatedAt}>{t.asOf(format.clock(new Date(result.dataUpdatedAt)))}</span>
        )}
      </Box>
      <FocusableIconButton
        aria-label={t.refresh}
        title={t.refresh}
        disabled={result.isFetching}
        onClick={() => result.refetch()}
      >
        <RotateCw size={16} />
      </FocusableIconButton>
    </Box>
  );
}
