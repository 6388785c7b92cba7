import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { BookmarkPlus, CalendarPlus, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../components/feedback/Alert.tsx';
import { CopyButton } from '../../components/feedback/CopyButton.tsx';
import { FocusableIconButton } from '../../components/form/FocusableButton.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { briefingPath, kolsPath, newEventPath } from '../../paths.ts';
import { getNeighbours } from '../../storage/kolList.ts';
import type { Shortlist } from '../../storage/shortlists.ts';
import { AddToShortlist } from './AddToShortlist.tsx';
import { type KolTab, tabPath } from './tabs.ts';

interface KolActionsProps {
  kolId: string;
  /** The open tab: the next KOL opens at the same one. */
  tab: KolTab;
}

/** The actions for a KOL, and the links to its neighbors in the list. */
export function KolActions({ kolId, tab }: KolActionsProps) {
  const t = useKolMessages();
  const common = useCommonMessages();
  const [isAdding, setIsAdding] = useState(false);
  const [addedTo, setAddedTo] = useState<Shortlist | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <Neighbours kolId={kolId} tab={tab} />
      <Button
        ref={pageAction(t.addToShortlist)}
        onClick={() => setIsAdding(true)}
        startIcon={<BookmarkPlus size={18} />}
      >
        {t.addToShortlist}
      </Button>
      <Button
        ref={pageAction(t.printBriefing)}
        component={Link}
        to={briefingPath([kolId])}
        startIcon={<Printer size={18} />}
      >
        {t.printBriefing}
      </Button>
      <CopyButton text={() => window.location.href} label={common.copyLink} hasText isPageAction />
      <Button
        ref={pageAction(t.inviteToEvent)}
        component={Link}
        variant="contained"
        to={newEventPath({ attendees: [kolId] })}
        startIcon={<CalendarPlus size={18} />}
        sx={{ marginInlineStart: { sm: 0.5 } }}
      >
        {t.inviteToEvent}
      </Button>
      {isAdding && (
        <AddToShortlist
          kolId={kolId}
          onAdded={(list) => {
            setAddedTo(list);
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      <Box role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {addedTo !== null && (
          <Alert
            role="none"
            severity="success"
            variant="outlined"
            onClose={() => setAddedTo(null)}
            sx={{
              marginTop: 0.5,
              overflowWrap: 'anywhere',
              '& a': { color: 'inherit', textDecorationColor: 'currentColor' },
            }}
          >
            <Link to={kolsPath(addedTo.kolIds)} dir="auto">
              {t.addedTo(addedTo.name)}
            </Link>
          </Alert>
        )}
      </Box>
    </Box>
  );
}

function Neighbours({ kolId, tab }: KolActionsProps) {
  const t = useKolMessages();
  const { previous, next, position, total } = getNeighbours(kolId);
  if (total < 2) return null;
  const step = (to: string | null, label: string, Icon: typeof ChevronLeft) =>
    to === null ? (
      <FocusableIconButton disabled aria-label={label}>
        <Icon size={20} />
      </FocusableIconButton>
    ) : (
      <IconButton ref={pageAction(label)} component={Link} to={tabPath(to, tab)} aria-label={label} title={label}>
        <Icon size={20} />
      </IconButton>
    );
  return (
    <Box
      component="nav"
      aria-label={t.listNavigation}
      sx={{ display: 'flex', alignItems: 'center', marginInlineEnd: 1 }}
    >
      {step(previous, t.previousInList, ChevronLeft)}
      <Box sx={{ fontSize: 'body2.fontSize', whiteSpace: 'nowrap', color: 'text.secondary' }}>
        {t.placeInList(position, total)}
      </Box>
      {step(next, t.nextInList, ChevronRight)}
    </Box>
  );
}
