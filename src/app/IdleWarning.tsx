import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useSubmit } from 'react-router';
import { signInPath } from '../paths.ts';
import { stayActive } from '../session/idle.ts';
import { useCountdown } from '../ui/useCountdown.ts';
import { useFrameWords } from '../words/frame.ts';

/** Asks whether somebody is still there before everybody is signed out. @param endsAt milliseconds since 1970 */
export function IdleWarning({ endsAt }: { endsAt: number }) {
  const t = useFrameWords();
  const submit = useSubmit();
  const seconds = useCountdown(endsAt);
  return (
    <Dialog
      open
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
        <DialogContentText role="timer" sx={{ mt: 1.5, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {t.idleRest(seconds)}
        </DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
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
