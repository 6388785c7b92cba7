import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CalendarPlus, Columns3, Download, Printer, X } from 'lucide-react';
import { Link } from 'react-router';
import type { ReadKol } from '../../contract/readKol.ts';
import { briefingPath, newEventPath } from '../../paths.ts';
import { themed } from '../../ui/themed.ts';
import { useAction } from '../../ui/useAction.tsx';
import { useKolListWords } from '../../words/kolList.ts';
import { exportKols } from './exportKols.ts';

interface ListActionsProps {
  /** The KOLs that are ticked, in the order on screen. */
  selected: ReadKol[];
  /** How many rows the table shows, and how many there are. */
  shown: number;
  loaded: number;
  onCompare: () => void;
  onRemove: () => void;
}

/** What can be done with the KOLs that are ticked. */
export function ListActions({ selected, shown, loaded, onCompare, onRemove }: ListActionsProps) {
  const t = useKolListWords();
  const [run, fault] = useAction();
  const ids = selected.map(({ id }) => id);
  const isNone = ids.length === 0;
  const canCompare = ids.length >= 2 && ids.length <= 4;
  return (
    <Actions role="group" aria-label={t.actions}>
      <Status role="status">
        {t.shown(shown, loaded)}
        {!isNone && <strong> · {t.selected(ids.length)}</strong>}
      </Status>
      {!isNone && (
        <>
          <Button component={Link} to={newEventPath({ attendees: ids })} startIcon={<CalendarPlus size={18} />}>
            {t.invite}
          </Button>
          <Button disabled={!canCompare} onClick={onCompare} startIcon={<Columns3 size={18} />}>
            {t.compare}
          </Button>
          <Button onClick={() => void run(() => exportKols(selected, t.exportName))} startIcon={<Download size={18} />}>
            {t.exportCsv}
          </Button>
          <Button component={Link} to={briefingPath(ids)} startIcon={<Printer size={18} />}>
            {t.printBriefings}
          </Button>
          <Button color="inherit" onClick={onRemove} startIcon={<X size={18} />}>
            {t.remove}
          </Button>
          {fault}
          {!canCompare && (
            <Box sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: '0.8125rem', textAlign: 'end' }}>
              {t.compareHint}
            </Box>
          )}
        </>
      )}
    </Actions>
  );
}

// Styled once: they are drawn with every letter of the filter.
const Actions = styled('div')(
  themed((theme) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    marginBottom: theme.spacing(1),
  })),
);
const Status = styled('div')(
  themed((theme) => ({
    marginInlineEnd: 'auto',
    paddingBlock: theme.spacing(1),
    fontSize: '0.875rem',
  })),
);
