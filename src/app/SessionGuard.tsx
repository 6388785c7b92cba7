import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSignOutTime } from '../auth/idle.ts';
import { setLeaving, useSession } from '../auth/session.ts';
import { signInPath } from '../paths.ts';
import { Apart } from '../ui/Apart.tsx';
import { loadWhenIdle } from '../ui/whenIdle.ts';
import { SessionNotice } from './useSignOut.ts';

/** Shows the screen as long as somebody is signed in, begins it anew for another key, and asks what the session needs. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { key, isExpired, change, endedBy, leaving } = useSession();
  const signOutTime = useSignOutTime();
  const asked = leaving === 'asked' ? 'leaving' : isExpired ? 'key' : signOutTime !== null ? 'presence' : null;
  // What could not be loaded, and was closed, is not opened again before it is asked anew.
  const [putOff, setPutOff] = useState<typeof asked>(null);
  if (asked === null && putOff !== null) setPutOff(null);
  useEffect(() => loadWhenIdle(SessionNotice.load), []);
  if (key === null) return endedBy && <SignedOut />;
  return (
    <>
      <Fragment key={change}>
        {endedBy && (
          <Apart>
            <SessionNotice about="change" />
          </Apart>
        )}
        {children}
      </Fragment>
      {asked !== null && asked !== putOff && (
        <Apart key={asked} onClose={() => (asked === 'leaving' ? setLeaving('unasked') : setPutOff(asked))}>
          <SessionNotice about={asked} endsAt={signOutTime} />
        </Apart>
      )}
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
