import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useNewEventWords } from '../../words/newEvent.ts';

interface LeaveQuestionProps {
  /** True while nobody knows whether the event exists. */
  isUncertain: boolean;
  onStay: () => void;
  /** Leaves, and keeps what was typed as a draft. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** What somebody is asked who leaves a changed form. */
export function LeaveQuestion({ isUncertain, onStay, onKeep, onDiscard }: LeaveQuestionProps) {
  const t = useNewEventWords();
  return (
    <Dialog open onClose={onStay} aria-labelledby="leave-title" aria-describedby="leave-text" maxWidth="xs" fullWidth>
      <DialogTitle id="leave-title">{t.leaveTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">{isUncertain ? t.leaveUncertain : t.leave}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button color="error" onClick={onDiscard}>
          {t.leaveDiscard}
        </Button>
        <Button onClick={onStay}>{t.stay}</Button>
        <Button variant="contained" autoFocus onClick={onKeep}>
          {t.leaveKeep}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
