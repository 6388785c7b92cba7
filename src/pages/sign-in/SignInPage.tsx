import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { apiConfig } from '../../api/http.ts';
import { hasSessions } from '../../auth/accountSession.ts';
import { readAddressCredential, removeAddressCredential } from '../../auth/addressCredential.ts';
import { isSignedIn, subscribeToSession, useSession } from '../../auth/session.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { SignInRefusal } from '../../contract/account.ts';
import { useAccountMessages } from '../../i18n/account.ts';
import { AccountSignIn } from './AccountSignIn.tsx';
import { CodeSignIn } from './CodeSignIn.tsx';
import { nextPath } from './nextPath.ts';
import { SignInCard } from './SignInCard.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Asks people to sign in. An address with `#key=…` or `#code=…` signs in at once. */
export function SignInPage() {
  const t = useAccountMessages();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const { endedBy, user, isExpired } = useSession();
  const [credential, setCredential] = useState(readUsableCredential);
  const [isRejected, setIsRejected] = useState(false);

  // A user may paste the printed address into this tab, which changes only the fragment and does not reload the page.
  useEffect(() => {
    if (hash === '') return;
    setIsRejected(false);
    setCredential(readUsableCredential());
  }, [hash]);
  // It is in the state now.
  useEffect(() => {
    if (credential !== null) removeAddressCredential();
  }, [credential]);

  // Signed in here or in another tab meanwhile. A credential in the address is tried first, and the page may have a question.
  const next = nextPath(parameters);
  const isAsking = parameters.get('confirm') === 'account' && user !== null && !isExpired;
  const isTrying = credential !== null && !isRejected;
  const refused = z.safeParse(SignInRefusal, parameters.get('refused')).data;
  const isRefused = refused !== undefined;
  const openNext = () => void navigate(next, { replace: true });
  useEffect(() => {
    const openIfSignedIn = () => {
      if (isSignedIn() && !isTrying && !isAsking) void navigate(next, { replace: true });
    };
    // Another tab may sign in while this screen opens.
    if (credential === null && !isRefused) openIfSignedIn();
    return subscribeToSession(openIfSignedIn);
  }, [navigate, next, credential, isRefused, isTrying, isAsking]);

  const isCode = credential !== null && 'code' in credential;
  const { signIn, keySignIn } = apiConfig();
  const reject = () => setIsRejected(true);
  return (
    <SignInCard title={t.signInTitle} intro={t.signInIntro}>
      {endedBy !== null && endedBy !== 'otherUser' && (
        <Alert severity="info" sx={{ marginBottom: 2 }}>
          {t.endedBy[endedBy]}
        </Alert>
      )}
      {refused && (
        <Alert severity="error" sx={{ marginBottom: 2 }}>
          {t.refused[refused]}
        </Alert>
      )}
      {(isRejected || isRefused) && user !== null && !isExpired && (
        <Alert
          severity="info"
          sx={{ marginBottom: 2 }}
          action={
            <Button component={Link} color="inherit" size="small" to={next} replace>
              {t.continueToDesk}
            </Button>
          }
        >
          {t.stillSignedIn}
        </Alert>
      )}
      {isCode && <CodeSignIn code={credential.code} onSignedIn={openNext} onRejected={reject} />}
      {!(isCode && isTrying) && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {signIn === 'account' && (
            <AccountSignIn
              next={next}
              isReauth={isRefused && parameters.has('reauth')}
              isAsking={isAsking}
              offersOtherAccount={isRefused && OF_ACCOUNT.includes(refused)}
              onStay={openNext}
            />
          )}
          {(signIn !== 'account' || keySignIn) && (
            <SignInForm
              key={isCode ? '' : credential?.key}
              initialKey={isCode ? undefined : credential?.key}
              onSignedIn={openNext}
              onRejected={reject}
              hasFocus={signIn !== 'account'}
            />
          )}
        </Box>
      )}
    </SignInCard>
  );
}

/** The reasons that another account may not have. */
const OF_ACCOUNT: readonly SignInRefusal[] = ['cancelled', 'no_role', 'blocked'];

/**
 * What the address brings to sign in: a key from the start on this machine or for a service without sessions, or a code for a
 * session. A key in the address of another machine is in the history of the browser, so it is not used.
 */
function readUsableCredential() {
  const found = readAddressCredential();
  if (found === null) return null;
  if ('code' in found) return hasSessions() ? found : null;
  return !hasSessions() || LOOPBACK.test(window.location.hostname) ? found : null;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
