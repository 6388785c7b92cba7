import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { create } from 'zustand';
import { OpenErrorDialog } from './ErrorDialog.tsx';
import type { ShownMessage, SnackbarMessage } from './SnackbarContent.tsx';

const useMessage = create<{ message: ShownMessage | null }>(() => ({ message: null }));

let count = 0;

/** Shows a confirmation for 5 seconds at the foot of the window. It covers the page and never moves it. */
export function showSnackbar(message: SnackbarMessage) {
  const hasKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
  useMessage.setState({ message: { ...message, key: ++count, hasKeyboard } });
}

/** The confirmation on screen; null if there is none. */
export const readSnackbar = (): SnackbarMessage | null => useMessage.getState().message;

const close = () => useMessage.setState({ message: null });

// Shown after a click.
const SnackbarContent = lazy(async () => ({ default: (await import('./SnackbarContent.tsx')).SnackbarContent }));

/** Shows all confirmations of `showSnackbar`; the layout has one. */
export function SnackbarOutlet() {
  const { message } = useMessage();
  // The message goes with the layout.
  useEffect(() => close, []);
  return (
    // Always rendered: screen readers announce only changes in an element that exists.
    <Box role="status" sx={{ displayPrint: 'none' }}>
      {message && (
        <ErrorBoundary key={message.key} fallback={<MessageDialog message={message} />}>
          <Suspense>
            <SnackbarContent message={message} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}

/** The same message without code that loads on demand, because it may say that the service is away. */
const MessageDialog = ({ message: { text, action } }: { message: SnackbarMessage }) => (
  <OpenErrorDialog
    title={text}
    retryLabel={action?.label}
    onRetry={
      action &&
      (() => {
        close();
        action.onClick();
      })
    }
    onClose={close}
  />
);
