import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { stayActive } from '../auth/idle.ts';
import { useCountdown } from '../components/feedback/useCountdown.ts';
import { Dialog } from '../components/layout/Dialog.tsx';
import { useAccountMessages } from '../i18n/account.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useSignOut } from './useSignOut.ts';

/** Asks whether the user is still there before the sign-out. @param endsAt milliseconds since 1970 */
export function IdleWarning({ endsAt }: { endsAt: number }) {
  const t = useAccountMessages();
  const { signOut: signOutLabel } = useAppMessages();
  const signOut = useSignOut();
  const seconds = useCountdown(endsAt);
  return (
    <Dialog
      onClose={stayActive}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
    >
      <DialogTitle id="idle-title">{t.idleTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="idle-text">{t.idle}</DialogContentText>
        <DialogContentText role="timer" sx={{ marginTop: 1.5, fontWeight: 600 }}>
          {t.idleRest(seconds)}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={signOut}>
          {signOutLabel}
        </Button>
        <Button variant="contained" autoFocus onClick={stayActive}>
          {t.staySignedIn}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
