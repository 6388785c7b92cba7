import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useAppMessages } from '../../i18n/app.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import { routes } from '../../paths.ts';
import { useStorageFailed } from '../../storage/browserStorage.ts';
import { LazyConfirmDialog } from './LazyConfirmDialog.tsx';

interface UnsavedChangesPromptProps {
  /** Called when the user leaves: whether there are changes to keep. */
  isNeeded: () => boolean;
  /** True while it is unknown whether the event exists. */
  isUncertain: boolean;
  onDiscard: () => void;
  onKeep: () => void;
  /** Called if the browser's "back" leads to an earlier step of the form. */
  onBack?: () => void;
}

/** Asks before the user leaves a changed form by a link, by "back", or by closing the tab. */
export function UnsavedChangesPrompt({ isNeeded, isUncertain, onDiscard, onKeep, onBack }: UnsavedChangesPromptProps) {
  const wentBack = useRef(false);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    wentBack.current = historyAction === 'POP';
    const isElsewhere = from.pathname !== to.pathname || from.search !== to.search;
    // The form itself adds its draft to the address.
    const isDraftAdded =
      historyAction === 'REPLACE' && from.pathname === to.pathname && new URLSearchParams(to.search).has('draft');
    // The sign-out has already asked about all forms of the tab (app/SignOutDialog.tsx).
    return isElsewhere && !isDraftAdded && to.pathname !== routes.signIn && isNeeded();
  });
  const isStepBack = blocker.state === 'blocked' && wentBack.current && onBack !== undefined;

  useEffect(() => {
    if (!isStepBack) return;
    blocker.reset?.();
    onBack();
  }, [isStepBack, blocker, onBack]);

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isNeeded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isNeeded]);

  return (
    blocker.state === 'blocked' &&
    !isStepBack && (
      <UnsavedChangesDialog
        isUncertain={isUncertain}
        onStay={() => blocker.reset()}
        onKeep={() => {
          onKeep();
          blocker.proceed();
        }}
        onDiscard={() => {
          onDiscard();
          blocker.proceed();
        }}
      />
    )
  );
}

interface UnsavedChangesDialogProps {
  /** True while it is unknown whether the event exists. */
  isUncertain: boolean;
  onStay: () => void;
  /** Leaves and keeps the draft. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks a user who leaves a changed form. */
function UnsavedChangesDialog({ isUncertain, onStay, onKeep, onDiscard }: UnsavedChangesDialogProps) {
  const t = useEventMessages();
  const { storageFailed } = useAppMessages();
  const { sentences } = useFormat();
  // What the browser does not store is gone when the tab is closed.
  const isStored = !useStorageFailed();
  const text = isUncertain ? t.leaveUncertain : sentences([t.leave, isStored && t.leaveKept]);
  return (
    <LazyConfirmDialog title={t.leaveTitle} text={sentences([text, !isStored && storageFailed])} onClose={onStay}>
      <Button color="error" onClick={onDiscard}>
        {t.leaveDiscard}
      </Button>
      <Button onClick={onStay}>{t.stay}</Button>
      <Button variant="contained" autoFocus onClick={onKeep}>
        {t.leaveKeep}
      </Button>
    </LazyConfirmDialog>
  );
}
