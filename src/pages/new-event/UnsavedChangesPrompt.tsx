import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { routes } from '../../paths.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

interface UnsavedChangesPromptProps {
  /** Called when the user leaves: whether there are changes to keep. */
  isNeeded: () => boolean;
  /** True while it is unknown whether the event exists. */
  isUncertain: boolean;
  onDiscard: () => void;
  /** Called if the browser's "back" leads to an earlier step of the form. */
  onBack?: () => void;
}

/** Asks before the user leaves a changed form by a link, by "back", or by closing the tab. */
export function UnsavedChangesPrompt({ isNeeded, isUncertain, onDiscard, onBack }: UnsavedChangesPromptProps) {
  const wentBack = useRef(false);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    wentBack.current = historyAction === 'POP';
    const isElsewhere = from.pathname !== to.pathname || from.search !== to.search;
    // The sign-out has already asked about all forms of the tab (app/SignOutQuestion.tsx).
    return isElsewhere && to.pathname !== routes.signIn && isNeeded();
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
    blocker.state === 'blocked' &&
    !isStepBack && (
      <UnsavedChangesDialog
        isUncertain={isUncertain}
        onStay={() => blocker.reset()}
        onKeep={() => blocker.proceed()}
        onDiscard={() => {
          onDiscard();
          blocker.proceed();
        }}
      />
    )
  );
}
