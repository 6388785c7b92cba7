import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { Dialog } from './Dialog.tsx';
import styles from './Question.module.css';

interface QuestionProps {
  title: string;
  text: string;
  /** For Escape: what loses nothing. */
  onClose: () => void;
  /** The answers, as buttons. */
  children: ReactNode;
}

/** A question over the page that has to be answered first. */
export function Question({ title, text, onClose, children }: QuestionProps) {
  const id = useId();
  return (
    <Dialog
      role="alertdialog"
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions className={styles.answers}>{children}</DialogActions>
    </Dialog>
  );
}
