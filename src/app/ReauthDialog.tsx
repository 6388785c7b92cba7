import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { apiConfig } from '../api/http.ts';
import { cancelReauth, useSession } from '../auth/session.ts';
import { focusOnMount } from '../components/feedback/focus.ts';
import { Dialog } from '../components/layout/Dialog.tsx';
import { useAccountMessages } from '../i18n/account.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';
import { SignInForm } from '../pages/sign-in/SignInForm.tsx';
import { accountSignInPath, routes } from '../paths.ts';
import { useSignOut } from './useSignOut.ts';

/**
 * Asks to sign in again in a dialog over the page, which keeps typed values: with the account in a new tab, from which the session
 * reaches this one, or with the key. A user who cannot can sign out or, while the session is valid, cancel.
 */
export function ReauthDialog() {
  const t = useAccountMessages();
  const { signOut: signOutLabel } = useAppMessages();
  const { cancel } = useCommonMessages();
  const { user, isExpired, rejection } = useSession();
  const signOut = useSignOut();
  const { signIn, keySignIn } = apiConfig();
  // A session of a key has no name.
  const isAccount = signIn === 'account' && (user?.account?.name != null || !keySignIn);
  return (
    <Dialog
      onClose={isExpired ? undefined : cancelReauth}
      fullWidth
      maxWidth="xs"
      // The page is hidden until its user has signed in again (ASVS 14.3.1).
      hidesPage={isExpired}
      role="alertdialog"
      aria-labelledby="sign-in-again"
      aria-describedby="sign-in-why"
    >
      <DialogTitle id="sign-in-again">{t.expiredTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="sign-in-why" sx={{ marginBottom: 2 }}>
          {isExpired ? t.expired : t.reauth}
        </DialogContentText>
        {isAccount ? <DialogContentText>{t.inNewTabHelp}</DialogContentText> : <SignInForm rejection={rejection} />}
      </DialogContent>
      <DialogActions>
        {isExpired ? (
          <Button onClick={signOut}>{signOutLabel}</Button>
        ) : (
          <Button onClick={cancelReauth}>{cancel}</Button>
        )}
        {isAccount && (
          <Button
            variant="contained"
            ref={focusOnMount}
            href={accountSignInPath({ next: routes.signedIn, reauth: !isExpired })}
            target="_blank"
            rel="noreferrer"
          >
            {t.inNewTab}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
