import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { SignInForm } from '../pages/sign-in/SignInForm.tsx';
import { useFrameWords } from '../words/frame.ts';

/** Asks for the key again over the page, which keeps everything that was typed. */
export function SignInAgain() {
  const t = useFrameWords();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{t.expiredTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t.expired}</DialogContentText>
        <SignInForm />
      </DialogContent>
    </Dialog>
  );
}
