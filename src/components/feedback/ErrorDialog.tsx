import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';
import { useProgramError } from './useProgramError.tsx';

interface ErrorDialogProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Reports an error of the program in a dialog. */
export function ErrorDialog({ error, onRetry, onClose }: ErrorDialogProps) {
  const t = useCommonMessages();
  const id = useId();
  const described = useProgramError(error, onRetry, false);
  if (described === null) return null;
  const { title, details, children } = described;
  return (
    <Dialog onClose={onClose} maxWidth="sm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <div id={`${id}-text`}>{children}</div>
        <ErrorDetails title={title} {...details} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.dismiss}</Button>
        <Button variant="contained" autoFocus onClick={described.onRetry}>
          {t.retry}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
