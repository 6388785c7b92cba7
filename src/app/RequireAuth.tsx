import { Fragment, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSignOutTime } from '../auth/idle.ts';
import { useSession } from '../auth/session.ts';
import { signInPath } from '../paths.ts';
import { SessionNotice } from './SessionNotice.tsx';

/** Shows the screen while the user is signed in, resets it for a new key, and shows the session's dialogs. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { key, isExpired, change, endedBy, isConfirmingSignOut } = useSession();
  const signOutTime = useSignOutTime();
  const asked = isConfirmingSignOut ? 'leaving' : isExpired ? 'key' : signOutTime !== null ? 'presence' : null;
  if (key === null) return endedBy && <SignedOut />;
  return (
    <>
      <Fragment key={change}>
        {endedBy && <SessionNotice about="change" />}
        {children}
      </Fragment>
      {asked !== null && <SessionNotice about={asked} endsAt={signOutTime} />}
    </>
  );
}

/**
 * Opens the sign-in page, which returns to this screen. The screen and its unsaved-changes prompt are unmounted before,
 * because after an idle sign-out there is no user to answer.
 */
function SignedOut() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate(signInPath(pathname + search), { replace: true }), [navigate, pathname, search]);
  return null;
}
