import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BookmarkPlus, CalendarPlus, Columns3, Download, Printer, X } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useHasRole } from '../../auth/role.ts';
import { DialogErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { useAsyncAction } from '../../components/feedback/useAsyncAction.tsx';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { csvText } from '../../components/table/csv.ts';
import { SelectionBar } from '../../components/table/SelectionBar.tsx';
import { saveFile } from '../../components/table/saveFile.ts';
import { todayUtc } from '../../contract/calendarDays.ts';
import { MAX_ATTENDEES } from '../../contract/event.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { briefingPath, comparePath, newEventPath } from '../../paths.ts';
import { reportExport } from '../shared/reportExport.ts';
import { KOL_CSV } from './kolCsv.ts';

// Opened by a click.
const AddToShortlist = lazy(async () => ({ default: (await import('../shared/AddToShortlist.tsx')).AddToShortlist }));

interface ListActionsProps {
  /** The selected KOLs, at least one. Each action works on all of them, also on those that are not on screen. */
  selected: readonly ParsedKol[];
  /** The KOLs on screen. The others are on another page, or the filters hide them. */
  shown: readonly ParsedKol[];
  /** Removes them from the list; undefined for a list that is not the user's own. */
  onRemove?: () => void;
  onClear: () => void;
  /** Further actions, which come first. */
  children?: ReactNode;
}

/** The actions for the selected KOLs. */
export function ListActions({ selected, shown, onRemove, onClear, children }: ListActionsProps) {
  const t = useKolListMessages();
  const kol = useKolMessages();
  const [run, error] = useAsyncAction();
  const [isAdding, setIsAdding] = useState(false);
  const mayCreateEvents = useHasRole('planner');
  const ids = selected.map(({ id }) => id);
  const shownIds = new Set(shown.map(({ id }) => id));
  const hidden = ids.filter((id) => !shownIds.has(id)).length;
  const canCompare = ids.length >= 2 && ids.length <= 4;
  return (
    <>
      <SelectionBar
        label={t.actions}
        count={t.selected(ids.length, hidden)}
        clearLabel={t.clearSelection}
        onClear={onClear}
      >
        {children}
        <Button
          ref={pageAction(kol.addToShortlist)}
          onClick={() => setIsAdding(true)}
          startIcon={<BookmarkPlus size={18} />}
        >
          {kol.addToShortlist}
        </Button>
        {mayCreateEvents &&
          (ids.length <= MAX_ATTENDEES ? (
            <Button
              ref={pageAction(kol.inviteToEvent)}
              component={Link}
              to={newEventPath({ attendees: ids })}
              startIcon={<CalendarPlus size={18} />}
            >
              {kol.inviteToEvent}
            </Button>
          ) : (
            <DisabledAction
              label={kol.inviteToEvent}
              icon={<CalendarPlus size={18} />}
              reason={t.inviteLimit(MAX_ATTENDEES)}
            />
          ))}
        {canCompare ? (
          <Button ref={pageAction(t.compare)} component={Link} to={comparePath(ids)} startIcon={<Columns3 size={18} />}>
            {t.compare}
          </Button>
        ) : (
          <DisabledAction
            label={t.compare}
            icon={<Columns3 size={18} />}
            reason={t.compareHint}
            shortReason={t.compareLimit}
          />
        )}
        <Button
          ref={pageAction(t.printBriefings)}
          component={Link}
          to={briefingPath(ids)}
          startIcon={<Printer size={18} />}
        >
          {t.printBriefings}
        </Button>
        <Button
          ref={pageAction(t.exportCsv)}
          onClick={() => void run(() => exportKols(selected, t.exportName))}
          startIcon={<Download size={18} />}
        >
          {t.exportCsv}
        </Button>
        {onRemove && (
          <Button ref={pageAction(t.remove)} color="inherit" onClick={onRemove} startIcon={<X size={18} />}>
            {t.remove}
          </Button>
        )}
        {error}
      </SelectionBar>
      {isAdding && (
        <DialogErrorBoundary onClose={() => setIsAdding(false)}>
          <AddToShortlist kolIds={ids} onClose={() => setIsAdding(false)} />
        </DialogErrorBoundary>
      )}
    </>
  );
}

interface DisabledActionProps {
  label: string;
  icon: ReactNode;
  reason: string;
  /** A long reason in two or three words. */
  shortReason?: string;
}

/** An action that is disabled. The reason is a text beside it, because the bar would cut off a tooltip. */
export const DisabledAction = ({ label, icon, reason, shortReason }: DisabledActionProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: 0.75 }}>
    <FocusableButton disabled aria-description={reason} startIcon={icon}>
      {label}
    </FocusableButton>
    <Box component="span" aria-hidden sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
      {shortReason ?? reason}
    </Box>
  </Box>
);

/** Exports KOLs as a CSV file with the date in its name. */
async function exportKols(kols: readonly ParsedKol[], name: string) {
  saveFile(`${name}-${todayUtc()}.csv`, await csvText(KOL_CSV, kols));
  reportExport({ action: 'exported', subjects: ['kols'], count: kols.length });
}
