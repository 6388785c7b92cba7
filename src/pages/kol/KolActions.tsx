import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { BookmarkPlus, CalendarPlus, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Kol } from '../../contract/kol.ts';
import type { Read } from '../../contract/tolerant.ts';
import { briefingPath, kolPath, newEventPath } from '../../paths.ts';
import { neighboursInList } from '../../session/currentList.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useKolWords } from '../../words/kol.ts';

const AddToShortlist = lazy(async () => ({ default: (await import('./AddToShortlist.tsx')).AddToShortlist }));

/** What can be done with the KOL as a whole, and the way on through the list that one came from. */
export function KolActions({ kol }: { kol: Read<Kol> }) {
  const t = useKolWords();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      <Neighbours kolId={kol.id} />
      <Button onClick={() => setIsAdding(true)} startIcon={<BookmarkPlus size={18} />}>
        {t.addToShortlist}
      </Button>
      <Button component={Link} to={briefingPath([kol.id])} startIcon={<Printer size={18} />}>
        {t.printBriefing}
      </Button>
      <CopyButton text={() => window.location.href} label={t.copyLink} hasText />
      <Button
        variant="contained"
        component={Link}
        to={newEventPath({ attendees: [kol.id] })}
        startIcon={<CalendarPlus size={18} />}
        sx={{ ml: { sm: 0.5 } }}
      >
        {t.inviteToEvent}
      </Button>
      {isAdding && (
        <Suspense>
          <AddToShortlist kolId={kol.id} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Box>
  );
}

function Neighbours({ kolId }: { kolId: string }) {
  const t = useKolWords();
  const { previous, next, place, total } = neighboursInList(kolId);
  if (total < 2) return null;
  const step = (to: string | null, label: string, Icon: typeof ChevronLeft) =>
    to === null ? (
      <IconButton disabled aria-label={label}>
        <Icon size={20} />
      </IconButton>
    ) : (
      <IconButton component={Link} to={kolPath(to)} aria-label={label} title={label}>
        <Icon size={20} />
      </IconButton>
    );
  return (
    <Box component="nav" aria-label={t.listNavigation} sx={{ display: 'flex', alignItems: 'center', mr: 1 }}>
      {step(previous, t.previousInList, ChevronLeft)}
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t.placeInList(place, total)}
      </Box>
      {step(next, t.nextInList, ChevronRight)}
    </Box>
  );
}
