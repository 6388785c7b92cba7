import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useNewEventWords } from '../../words/newEvent.ts';

interface DiscardQuestionProps {
  title: string;
  text: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a draft is thrown away. */
export function DiscardQuestion({ title, text, onKeep, onDiscard }: DiscardQuestionProps) {
  const t = useNewEventWords();
  return (
    <Dialog
      open
      onClose={onKeep}
      aria-labelledby="discard-title"
      aria-describedby="discard-text"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="discard-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="discard-text">{text}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button color="error" onClick={onDiscard}>
          {t.discardDraft}
        </Button>
        <Button variant="contained" autoFocus onClick={onKeep}>
          {t.keepDraft}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
