import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '../../api/ApiError.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { ErrorDetails, type ErrorDetailsProps } from './ErrorDetails.tsx';
import { useErrorMessage } from './errorMessages.ts';
import { restoreFocus } from './focus.ts';
import { useProgramError } from './useProgramError.tsx';

interface ErrorDialogProps<Reported = unknown> {
  error: Reported;
  onRetry: () => void;
  onClose: () => void;
}

/** Reports a failed request or an error of the program in a dialog. */
export const ErrorDialog = ({ error, ...actions }: ErrorDialogProps) =>
  error instanceof ApiError ? (
    <RequestErrorDialog error={error} {...actions} />
  ) : (
    <ProgramErrorDialog error={error} {...actions} />
  );

function RequestErrorDialog({ error, ...actions }: ErrorDialogProps<ApiError>) {
  const { title, means, help, requestInfo } = useErrorMessage(error, false);
  return (
    <OpenErrorDialog title={title} details={{ requestInfo, at: error.at, serviceMessage: error.detail }} {...actions}>
      <div>{means}</div>
      <div>{help}</div>
    </OpenErrorDialog>
  );
}

function ProgramErrorDialog({ error, onRetry, onClose }: ErrorDialogProps) {
  const described = useProgramError(error, onRetry, false);
  return described && <OpenErrorDialog {...described} onClose={onClose} />;
}

interface OpenErrorDialogProps {
  title: string;
  children?: ReactNode;
  details?: Omit<ErrorDetailsProps, 'title'>;
  /** The main button: without a label it tries again; without `onRetry` there is none. */
  retryLabel?: string;
  onRetry?: () => void;
  onClose: () => void;
}

/**
 * The browser's own dialog, because it must open when no code loads, and MUI's dialog would add 5 kB to the first view of
 * every screen.
 */
export function OpenErrorDialog(props: OpenErrorDialogProps) {
  const t = useCommonMessages();
  const { title, children, details, retryLabel = t.retry, onRetry, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  // When the dialog closes, the browser returns focus to the element that had it.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    mainButton.current?.focus();
    return () => {
      opened?.close();
      restoreFocus(() => document.getElementById('content'), { preventScroll: true });
    };
  }, []);
  return createPortal(
    <Paper
      component="dialog"
      role="alertdialog"
      // For the shortcuts, which are off while a dialog covers the page.
      aria-modal
      elevation={24}
      ref={dialog}
      onCancel={(event) => {
        // The parent closes it.
        event.preventDefault();
        onClose();
      }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      sx={dialogStyle}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <div id={`${id}-text`}>{children}</div>
        {details && <ErrorDetails title={title} {...details} />}
      </DialogContent>
      <DialogActions>
        <Button ref={onRetry ? undefined : mainButton} onClick={onClose}>
          {t.dismiss}
        </Button>
        {onRetry && (
          <Button variant="contained" ref={mainButton} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </DialogActions>
    </Paper>,
    // Not inside the component that caused the error, because that may be hidden.
    document.body,
  );
}

const dialogStyle = {
  // As for MUI's dialogs, the width grows with the text size.
  maxWidth: 'min(37.5rem, 100% - 24px)',
  margin: 'auto',
  padding: 0,
  border: 0,
  '&::backdrop': { backgroundColor: 'common.black', opacity: 0.5 },
} as const;
