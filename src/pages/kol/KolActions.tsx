import Button from '@mui/material/Button';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import type { Kol } from '../../contract/kol.ts';
import type { Read } from '../../contract/tolerant.ts';
import { newEventPath } from '../../paths.ts';
import { useKolWords } from '../../words/kol.ts';

/** What can be done with the KOL as a whole. */
export function KolActions({ kol }: { kol: Read<Kol> }) {
  const t = useKolWords();
  return (
    <Button
      variant="contained"
      component={Link}
      to={newEventPath({ attendees: [kol.id] })}
      startIcon={<CalendarPlus size={18} />}
    >
      {t.inviteToEvent}
    </Button>
  );
}
