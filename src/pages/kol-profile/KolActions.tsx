import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { BookmarkPlus, CalendarPlus, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import { useHasRole } from '../../auth/role.ts';
import { CopyButton } from '../../components/feedback/CopyButton.tsx';
import { DialogErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { FocusableIconButton } from '../../components/form/FocusableButton.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { useUrlState } from '../../components/table/urlState.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { briefingPath, newEventPath } from '../../paths.ts';
import { getNeighbors } from '../../storage/kolList.ts';
import styles from './KolProfile.module.css';
import { KolAddress, tabPath } from './searchParams.ts';

// Opened by a click.
const AddToShortlist = lazy(async () => ({ default: (await import('../shared/AddToShortlist.tsx')).AddToShortlist }));

/** The actions for a KOL. */
export function KolActions({ kolId }: { kolId: string }) {
  const t = useKolMessages();
  const mayCreateEvents = useHasRole('planner');
  const common = useCommonMessages();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={styles.actions}>
      <Button
        ref={pageAction(t.addToShortlist)}
        onClick={() => setIsAdding(true)}
        startIcon={<BookmarkPlus size={18} />}
        aria-label={t.addToShortlist}
        title={t.addToShortlist}
      >
        <span>{t.addToShortlist}</span>
      </Button>
      <Button
        ref={pageAction(t.printBriefing)}
        component={Link}
        to={briefingPath([kolId])}
        startIcon={<Printer size={18} />}
        aria-label={t.printBriefing}
        title={t.printBriefing}
      >
        <span>{t.printBriefing}</span>
      </Button>
      <CopyButton text={() => window.location.href} label={common.copyLink} isPageAction />
      {mayCreateEvents && (
        <Button
          ref={pageAction(t.inviteToEvent)}
          component={Link}
          variant="contained"
          to={newEventPath({ attendees: [kolId] })}
          startIcon={<CalendarPlus size={18} />}
          className={styles.mainAction}
        >
          {t.inviteToEvent}
        </Button>
      )}
      {isAdding && (
        <DialogErrorBoundary onClose={() => setIsAdding(false)}>
          <AddToShortlist kolIds={[kolId]} onClose={() => setIsAdding(false)} />
        </DialogErrorBoundary>
      )}
    </div>
  );
}

/** The way back to the list that the user came from, and to the next KOL of it, which opens at the same tab. */
export function KolNeighbors({ kolId }: { kolId: string }) {
  const t = useKolMessages();
  const [profile] = useUrlState(KolAddress);
  const neighbors = getNeighbors(kolId);
  if (neighbors === null) return null;
  const { previous, next, position, total, address, scrollKey } = neighbors;
  const step = (neighbor: typeof next, kolLabel: string, pageLabel: string, Icon: typeof ChevronLeft) => {
    if (neighbor === null)
      return (
        <FocusableIconButton disabled aria-label={kolLabel}>
          <Icon size={20} />
        </FocusableIconButton>
      );
    const [to, label] = 'page' in neighbor ? [neighbor.page, pageLabel] : [tabPath(neighbor.kolId, profile), kolLabel];
    return (
      <IconButton ref={pageAction(label)} component={Link} to={to} aria-label={label} title={label}>
        <Icon size={20} />
      </IconButton>
    );
  };
  return (
    <nav aria-label={t.listNavigation} className={styles.neighbors}>
      <Button
        ref={pageAction(t.backToList(total))}
        component={Link}
        to={address}
        state={{ scrollKey }}
        startIcon={<ChevronLeft size={18} />}
      >
        {t.backToList(total)}
      </Button>
      {total > 1 && (
        <>
          {step(previous, t.previousInList, t.previousPage, ChevronLeft)}
          <div className={styles.place}>{t.placeInList(position, total)}</div>
          {step(next, t.nextInList, t.nextPage, ChevronRight)}
        </>
      )}
    </nav>
  );
}
