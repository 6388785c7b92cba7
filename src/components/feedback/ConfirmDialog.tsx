import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../layout/Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: ReactNode;
  /** What is below the text, such as the error of the last try or the remaining time. */
  notice?: ReactNode;
  /** Called on Escape; it must be the safe choice. */
  onClose: () => void;
  /** True to hide the page behind the dialog. */
  hidesPage?: boolean;
  /** The answers, as buttons. */
  children: ReactNode;
}

/** Makes a text that overflows scrollable by keyboard. */
function reachWhereItScrolls(box: HTMLElement | null) {
  if (box !== null && box.scrollHeight > box.clientHeight) box.tabIndex = 0;
}

/** A dialog with a question that the user must answer. */
export function ConfirmDialog({ title, text, notice, onClose, hidesPage, children }: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Dialog
      role="alertdialog"
      onClose={onClose}
      hidesPage={hidesPage}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent ref={reachWhereItScrolls}>
        <DialogContentText id={textId}>{text}</DialogContentText>
        {notice}
      </DialogContent>
      <DialogActions>{children}</DialogActions>
    </Dialog>
  );
}
