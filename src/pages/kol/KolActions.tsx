import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextLink from '@mui/material/Link';
import { BookmarkPlus, CalendarPlus, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { briefingPath, kolsPath, newEventPath } from '../../paths.ts';
import { neighboursInList } from '../../session/currentList.ts';
import type { Shortlist } from '../../session/shortlists.ts';
import { Apart } from '../../ui/Apart.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useKolWords } from '../../words/kol.ts';
import { type KolTab, tabPath } from './tabs.ts';

const AddToShortlist = lazyPart(async () => (await import('./AddToShortlist.tsx')).AddToShortlist);

interface KolActionsProps {
  kolId: string;
  /** The open tab: the next KOL of the list opens at the same one. */
  tab: KolTab;
}

/** What can be done with the KOL as a whole, and the way on through the list that one came from. */
export function KolActions({ kolId, tab }: KolActionsProps) {
  const t = useKolWords();
  const { dismiss } = useCommonWords();
  const [isAdding, setIsAdding] = useState(false);
  const [addedTo, setAddedTo] = useState<Shortlist | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      <Neighbours kolId={kolId} tab={tab} />
      <Button onClick={() => setIsAdding(true)} startIcon={<BookmarkPlus size={18} />}>
        {t.addToShortlist}
      </Button>
      <Button component={Link} to={briefingPath([kolId])} startIcon={<Printer size={18} />}>
        {t.printBriefing}
      </Button>
      <CopyButton text={() => window.location.href} label={t.copyLink} hasText />
      <Button
        variant="contained"
        component={Link}
        to={newEventPath({ attendees: [kolId] })}
        startIcon={<CalendarPlus size={18} />}
        sx={{ marginInlineStart: { sm: 0.5 } }}
      >
        {t.inviteToEvent}
      </Button>
      {isAdding && (
        <Apart onClose={() => setIsAdding(false)}>
          <AddToShortlist
            kolId={kolId}
            onAdded={(list) => {
              setAddedTo(list);
              setIsAdding(false);
            }}
            onClose={() => setIsAdding(false)}
          />
        </Apart>
      )}
      <Box role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {addedTo !== null && (
          <Alert
            role="none"
            severity="success"
            variant="outlined"
            onClose={() => setAddedTo(null)}
            closeText={dismiss}
            sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
          >
            <TextLink component={Link} to={kolsPath(addedTo.kolIds)} color="inherit" dir="auto">
              {t.addedTo(addedTo.name)}
            </TextLink>
          </Alert>
        )}
      </Box>
    </Box>
  );
}

function Neighbours({ kolId, tab }: KolActionsProps) {
  const t = useKolWords();
  const { previous, next, place, total } = neighboursInList(kolId);
  if (total < 2) return null;
  const step = (to: string | null, label: string, Icon: typeof ChevronLeft) =>
    to === null ? (
      <IconButton disabled aria-label={label}>
        <Icon size={20} />
      </IconButton>
    ) : (
      <IconButton component={Link} to={tabPath(to, tab)} aria-label={label} title={label}>
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
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t.placeInList(place, total)}
      </Box>
      {step(next, t.nextInList, ChevronRight)}
    </Box>
  );
}
