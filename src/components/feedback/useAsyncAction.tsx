import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';
import { useProgramError } from './useProgramError.tsx';

/**
 * Runs a button's action whose code loads on demand, such as an export.
 * @returns a function that runs an action, and the dialog to render if it fails
 */
export function useAsyncAction(): [run: (act: () => unknown) => Promise<void>, errorDialog: ReactNode] {
  const [failed, setFailed] = useState<{ error: unknown; act: () => unknown } | null>(null);
  const run = async (act: () => unknown) => {
    setFailed(null);
    try {
      await act();
    } catch (error) {
      setFailed({ error, act });
    }
  };
  const errorDialog = failed && (
    <ErrorDialog error={failed.error} onRetry={() => void run(failed.act)} onClose={() => setFailed(null)} />
  );
  return [run, errorDialog];
}

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
