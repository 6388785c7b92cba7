import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { routes } from '../../paths.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

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
  const wentBack = useRef(false);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    wentBack.current = historyAction === 'POP';
    const isElsewhere = from.pathname !== to.pathname || from.search !== to.search;
    // Who signs out was asked already, about every form of the tab (app/SignOutQuestion.tsx).
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
      <LeaveQuestion
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
