import { Fragment, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSignOutTime } from '../auth/idle.ts';
import { useSession } from '../auth/session.ts';
import { signInPath } from '../paths.ts';
import { SessionNotice } from './SessionNotice.tsx';

/** Shows the screen as long as somebody is signed in, begins it anew for another key, and asks what the session needs. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { key, isExpired, change, endedBy, leaving } = useSession();
  const signOutTime = useSignOutTime();
  const asked = leaving === 'asked' ? 'leaving' : isExpired ? 'key' : signOutTime !== null ? 'presence' : null;
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
 * Leads to the sign-in, and from there back. The screen is gone by then, and with it its question whether a form may
 * be left: nobody may be there to answer it.
 */
function SignedOut() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate(signInPath(pathname + search), { replace: true }), [navigate, pathname, search]);
  return null;
}
