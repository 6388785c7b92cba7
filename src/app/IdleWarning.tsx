import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useSubmit } from 'react-router';
import { signInPath } from '../paths.ts';
import { stayActive } from '../session/idle.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useCountdown } from '../ui/useCountdown.ts';
import { useFrameWords } from '../words/frame.ts';
import styles from './IdleWarning.module.css';

/** Asks whether somebody is still there before everybody is signed out. @param endsAt milliseconds since 1970 */
export function IdleWarning({ endsAt }: { endsAt: number }) {
  const t = useFrameWords();
  const submit = useSubmit();
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
        <DialogContentText role="timer" className={styles.rest}>
          {t.idleRest(seconds)}
        </DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing className={styles.actions}>
        <Button color="inherit" onClick={() => submit(null, { method: 'post', action: signInPath() })}>
          {t.signOut}
        </Button>
        <Button variant="contained" autoFocus onClick={stayActive}>
          {t.staySignedIn}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
