import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useNewEventWords } from '../../words/newEvent.ts';

interface LeaveGuardProps {
  /** Asked at the moment of leaving: whether there is anything to keep. */
  isNeeded: () => boolean;
  /** True while nobody knows whether the event exists. */
  isUncertain: boolean;
  onDiscard: () => void;
  /** Where the browser's own "back" leads to an earlier step of the form and not out of it. */
  onBack?: () => void;
}

/** Asks before a changed form is left by a link, by "back", or by closing the tab. */
export function LeaveGuard({ isNeeded, isUncertain, onDiscard, onBack }: LeaveGuardProps) {
  const t = useNewEventWords();
  const wentBack = useRef(false);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    wentBack.current = historyAction === 'POP';
    return (from.pathname !== to.pathname || from.search !== to.search) && isNeeded();
  });
  const isStepBack = blocker.state === 'blocked' && wentBack.current && onBack !== undefined;

  useEffect(() => {
    if (!isStepBack) return;
    blocker.reset?.();
    onBack();
  }, [isStepBack, blocker, onBack]);

  useEffect(() => {
    const ask = (leaving: BeforeUnloadEvent) => {
      if (isNeeded()) leaving.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);

  return (
    <Dialog
      open={blocker.state === 'blocked' && !isStepBack}
      onClose={() => blocker.reset?.()}
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="leave-title">{t.leaveTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">{isUncertain ? t.leaveUncertain : t.leave}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button
          color="error"
          onClick={() => {
            onDiscard();
            blocker.proceed?.();
          }}
        >
          {t.leaveDiscard}
        </Button>
        <Button onClick={() => blocker.reset?.()}>{t.stay}</Button>
        <Button variant="contained" autoFocus onClick={() => blocker.proceed?.()}>
          {t.leaveKeep}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
