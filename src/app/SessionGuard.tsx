import { Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInPath } from '../paths.ts';
import { useSignOutTime } from '../session/idle.ts';
import { useSession } from '../session/session.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { PanelBoundary } from '../ui/PanelBoundary.tsx';

const SignInAgain = lazyPart(async () => (await import('./SignInAgain.tsx')).SignInAgain);
const IdleWarning = lazyPart(async () => (await import('./IdleWarning.tsx')).IdleWarning);

/** Shows the screen as long as somebody is signed in, begins it anew for another key, and asks what the session needs. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { key, isExpired, change, endedBy } = useSession();
  const signOutTime = useSignOutTime();
  if (key === null) return endedBy === null ? null : <SignedOut />;
  return (
    <>
      <Fragment key={change}>{children}</Fragment>
      <PanelBoundary key={String(isExpired)}>
        <Suspense>
          {isExpired && <SignInAgain />}
          {signOutTime !== null && !isExpired && <IdleWarning endsAt={signOutTime} />}
        </Suspense>
      </PanelBoundary>
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
