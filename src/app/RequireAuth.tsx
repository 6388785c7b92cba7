import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSignOutTime } from '../auth/idle.ts';
import { useSession } from '../auth/session.ts';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary.tsx';
import { signInPath } from '../paths.ts';
import { SessionChangedAlert } from './SessionChangedAlert.tsx';

// Most visits show none.
const SessionPrompt = lazy(async () => ({ default: (await import('./SessionPrompt.tsx')).SessionPrompt }));

/** Shows the screen while the user is signed in, resets it for another user, and shows the session's dialogs. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { user, isExpired, change, endedBy, isConfirmingSignOut, isReauthenticating } = useSession();
  const signOutTime = useSignOutTime();
  const isIdle = !isExpired && signOutTime !== null;
  const needsSignIn = isExpired || isReauthenticating;
  const question = isConfirmingSignOut ? 'signOut' : isIdle ? 'idle' : needsSignIn ? 'reauth' : null;
  if (user === null) return endedBy && <SignedOut />;
  return (
    <>
      <Fragment key={change}>
        {endedBy && <SessionChangedAlert />}
        {children}
      </Fragment>
      {question !== null && (
        <ErrorBoundary key={question}>
          <Suspense>
            <SessionPrompt about={question} endsAt={signOutTime} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/**
 * Opens the sign-in page, which returns to this screen. The screen and its unsaved-changes prompt are unmounted before,
 * because after an idle sign-out there is no user to answer.
 */
function SignedOut() {
  const { pathname, search } = useLocation();
  return <Navigate to={signInPath(pathname + search)} replace />;
}
