import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useSession } from '../auth/session.ts';
import { Dialog } from '../components/layout/Dialog.tsx';
import { useAppMessages } from '../i18n/app.ts';
import { SignInForm } from '../pages/sign-in/SignInForm.tsx';
import { useSignOut } from './useSignOut.ts';

/** Asks for the key in a dialog over the page, which keeps typed values. A user without another key can sign out. */
export function ReauthDialog() {
  const { session: t, signOut: signOutLabel } = useAppMessages();
  const { rejection: refusal } = useSession();
  const signOut = useSignOut();
  return (
    <Dialog fullWidth maxWidth="xs" role="alertdialog" aria-labelledby="sign-in-again" aria-describedby="sign-in-why">
      <DialogTitle id="sign-in-again">{t.expiredTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="sign-in-why" sx={{ marginBottom: 2 }}>
          {t.expired}
        </DialogContentText>
        <SignInForm rejection={refusal} />
      </DialogContent>
      <DialogActions>
        <Button onClick={signOut}>{signOutLabel}</Button>
      </DialogActions>
    </Dialog>
  );
}
