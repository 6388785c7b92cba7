import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { FocusableIconButton } from '../../components/form/FocusableButton.tsx';
import { Section } from '../../components/layout/Section.tsx';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import type { QueryState } from '../../queries/useQueryState.ts';
import { KolOverview } from './KolOverview.tsx';
import { KolTimeline } from './KolTimeline.tsx';
import type { KolTab } from './tabs.ts';

// The overview, which opens first, has no table.
const KolRecords = lazy(async () => ({ default: (await import('./KolRecords.tsx')).KolRecords }));

interface KolPanelProps {
  tab: KolTab;
  /** The query of the tab. */
  result: QueryState<ParsedKol>;
  /** The KOL from any response, which is enough for the overview. */
  known: ParsedKol | undefined;
}

/** The content of the open tab: its data, a loading state or an error, with the time of reading. */
export function KolPanel({ tab, result, known }: KolPanelProps) {
  const t = useKolMessages();
  const { data, error, isFetching, refetch } = result;
  const kol = tab === 'overview' ? known : data;
  const alert = error && (
    <ErrorAlert error={error} onRetry={refetch} isRetrying={isFetching} dataUpdatedAt={kol && result.dataUpdatedAt} />
  );
  if (kol === undefined && alert) return <Section title={t.notLoaded[tab]}>{alert}</Section>;
  return (
    <>
      {(data !== undefined || error === null) && <AsOf result={result} />}
      {alert}
      {tab === 'overview' && kol && <KolOverview kol={kol} />}
      {tab === 'timeline' && <KolTimeline kol={kol} />}
      {tab !== 'overview' && tab !== 'timeline' && (
        <Suspense fallback={<Skeleton variant="rounded" height="20rem" />}>
          <KolRecords kol={kol} include={tab} />
        </Suspense>
      )}
    </>
  );
}

/** The time of reading and a refresh button. Its place is reserved from the start. */
function AsOf({ result }: Pick<KolPanelProps, 'result'>) {
  const t = useKolMessages();
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
      {/* A refresh is announced again, even within the same minute. */}
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
