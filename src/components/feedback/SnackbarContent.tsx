import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { ABOVE_SELECTION_BAR } from '../layout/floatingBarStyle.ts';
import { focusUnlessBusy } from './focus.ts';

/** How long a message stays, in milliseconds. The time stops while the pointer or the focus is on the message. */
const SHOWN_MS = 5_000;

/** A confirmation. */
export interface SnackbarMessage {
  text: string;
  /** A button, such as "Undo". */
  action?: { label: string; onClick: () => void };
}

/** A message on screen. */
export interface ShownMessage extends SnackbarMessage {
  /** Differs for each message, so that the same text is announced again. */
  key: number;
  /** True if the user works with the keyboard: the button of the message gets focus, because it disappears soon. */
  hasKeyboard: boolean;
}

interface SnackbarContentProps {
  message: ShownMessage;
  onClose: () => void;
}

/** A message of `showSnackbar`. The element around it announces it. */
export function SnackbarContent({ message, onClose }: SnackbarContentProps) {
  const { text, action, hasKeyboard } = message;
  return (
    <Snackbar
      ref={focusMain}
      open
      autoHideDuration={SHOWN_MS}
      // A click elsewhere is work on the page, not an answer to the message.
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      transitionDuration={0}
      message={text}
      action={
        action && (
          <Button
            color="inherit"
            size="small"
            ref={hasKeyboard ? focusUnlessBusy : undefined}
            onClick={() => {
              onClose();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )
      }
      slotProps={{ content: { role: 'none', dir: 'auto' } }}
      sx={{ ...ABOVE_SELECTION_BAR, maxWidth: { sm: '37.5rem' }, overflowWrap: 'anywhere' }}
    />
  );
}

/** Moves focus to the content when the message disappears with it. */
const focusMain = (bar: HTMLElement | null) => () => {
  if (bar?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
};
