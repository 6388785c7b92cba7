import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { apiConfig } from '../api/http.ts';
import { useSession } from '../auth/session.ts';
import { Dialog } from '../components/layout/Dialog.tsx';
import { useAppMessages } from '../i18n/app.ts';
import { useSessionsMessages } from '../i18n/sessions.ts';
import { SignInForm } from '../pages/sign-in/SignInForm.tsx';
import { accountSignInPath, routes } from '../paths.ts';
import { useSignOut } from './useSignOut.ts';

/**
 * Asks to sign in again in a dialog over the page, which keeps typed values: with the account in a new tab, from which the session
 * reaches this one, or with the key. A user who cannot can sign out.
 */
export function ReauthDialog() {
  const t = useSessionsMessages();
  const { signOut: signOutLabel } = useAppMessages();
  const { rejection } = useSession();
  const signOut = useSignOut();
  return (
    <Dialog fullWidth maxWidth="xs" role="alertdialog" aria-labelledby="sign-in-again" aria-describedby="sign-in-why">
      <DialogTitle id="sign-in-again">{t.expiredTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="sign-in-why" sx={{ marginBottom: 2 }}>
          {t.expired}
        </DialogContentText>
        {apiConfig().signIn === 'account' ? (
          <DialogContentText>{t.inNewTabHelp}</DialogContentText>
        ) : (
          <SignInForm rejection={rejection} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={signOut}>{signOutLabel}</Button>
        {apiConfig().signIn === 'account' && (
          <Button
            variant="contained"
            autoFocus
            href={accountSignInPath({ next: routes.signedIn })}
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
