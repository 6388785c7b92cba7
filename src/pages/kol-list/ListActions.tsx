import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarPlus, Columns3, Download, Printer, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { focusParentOnUnmount } from '../../components/feedback/focusParentOnUnmount.ts';
import { useAsyncAction } from '../../components/feedback/useAsyncAction.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { type CsvColumn, csvText } from '../../components/table/csv.ts';
import { saveFile } from '../../components/table/saveFile.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { briefingPath, newEventPath } from '../../paths.ts';

interface ListActionsProps {
  /** The selected KOLs in screen order. */
  selected: ParsedKol[];
  /** The number of visible rows and of all rows. */
  shown: number;
  loaded: number;
  /** True while more KOLs load. */
  isLoading: boolean;
  onCompare: () => void;
  onRemove: () => void;
  /** An action for the selected KOLs, or for all shown ones. */
  children: ReactNode;
}

/** The actions for the selected KOLs. */
export function ListActions(props: ListActionsProps) {
  const { selected, shown, loaded, isLoading, onCompare, onRemove, children } = props;
  const t = useKolListMessages();
  const kol = useKolMessages();
  const [run, error] = useAsyncAction();
  const ids = selected.map(({ id }) => id);
  const isNone = ids.length === 0;
  const canCompare = ids.length >= 2 && ids.length <= 4;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, marginBottom: 1 }}
      role="group"
      tabIndex={-1}
      aria-label={t.actions}
    >
      {/* The changing count is not announced; the progress announces the end. */}
      <Box
        sx={{ marginInlineEnd: 'auto', paddingBlock: 1, fontSize: 'body2.fontSize' }}
        role="status"
        aria-live={isLoading ? 'off' : 'polite'}
      >
        {t.shown(shown, loaded)}
        {!isNone && <strong> · {t.selected(ids.length)}</strong>}
      </Box>
      {children}
      {!isNone && (
        <>
          <Button
            ref={pageAction(kol.inviteToEvent)}
            component={Link}
            to={newEventPath({ attendees: ids })}
            startIcon={<CalendarPlus size={18} />}
          >
            {kol.inviteToEvent}
          </Button>
          <Button
            ref={pageAction(t.compare)}
            disabled={!canCompare}
            onClick={onCompare}
            startIcon={<Columns3 size={18} />}
          >
            {t.compare}
          </Button>
          <Button
            ref={pageAction(t.exportCsv)}
            onClick={() => void run(() => exportKols(selected, t.exportName))}
            startIcon={<Download size={18} />}
          >
            {t.exportCsv}
          </Button>
          <Button
            ref={pageAction(t.printBriefings)}
            component={Link}
            to={briefingPath(ids)}
            startIcon={<Printer size={18} />}
          >
            {t.printBriefings}
          </Button>
          <Box ref={focusParentOnUnmount} sx={{ display: 'contents' }}>
            <Button ref={pageAction(t.remove)} color="inherit" onClick={onRemove} startIcon={<X size={18} />}>
              {t.remove}
            </Button>
          </Box>
          {error}
          {!canCompare && (
            <Box sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: 'body3.fontSize', textAlign: 'end' }}>
              {t.compareHint}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

/**
 * Structured fields of a KOL under the interface's own names, without long texts and internal notes, because the file
 * may go into another program.
 */
const COLUMNS: CsvColumn<ParsedKol>[] = [
  { header: 'id', value: (kol) => kol.id },
  { header: 'full_name', value: (kol) => kol.full_name },
  { header: 'title', value: (kol) => kol.title },
  { header: 'institution', value: (kol) => kol.institution },
  { header: 'department', value: (kol) => kol.department },
  { header: 'country', value: (kol) => kol.contact?.address?.country },
  { header: 'email', value: (kol) => kol.contact?.email },
  { header: 'phone', value: (kol) => kol.contact?.phone },
  { header: 'specialties', value: (kol) => kol.specialties?.join('; ') },
  { header: 'tier', value: (kol) => kol.tier },
  { header: 'engagement_level', value: (kol) => kol.engagement_level },
  { header: 'h_index', value: (kol) => kol.metrics?.h_index },
  { header: 'publications_count', value: (kol) => kol.metrics?.publications_count },
  { header: 'email_open_rate', value: (kol) => kol.metrics?.email_open_rate },
  { header: 'response_rate', value: (kol) => kol.metrics?.response_rate },
  { header: 'total_events', value: (kol) => kol.metrics?.total_events },
  { header: 'total_campaigns', value: (kol) => kol.metrics?.total_campaigns },
  { header: 'tags', value: (kol) => kol.tags?.join('; ') },
  { header: 'updated_at', value: (kol) => kol.updated_at },
];

/** Exports KOLs as a CSV file with the date in its name. */
async function exportKols(kols: readonly ParsedKol[], name: string) {
  saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, await csvText(COLUMNS, kols));
}
