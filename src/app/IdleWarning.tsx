import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { stayActive } from '../auth/idle.ts';
import { ConfirmDialog } from '../components/feedback/ConfirmDialog.tsx';
import { useCountdown } from '../components/feedback/useCountdown.ts';
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
    <ConfirmDialog
      title={t.idleTitle}
      text={t.idle}
      notice={
        <DialogContentText role="timer" sx={{ marginTop: 1.5, fontWeight: 600 }}>
          {t.idleRest(seconds)}
        </DialogContentText>
      }
      onClose={stayActive}
    >
      <Button color="inherit" onClick={signOut}>
        {signOutLabel}
      </Button>
      <Button variant="contained" autoFocus onClick={stayActive}>
        {t.staySignedIn}
      </Button>
    </ConfirmDialog>
  );
}
