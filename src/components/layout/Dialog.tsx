import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect } from 'react';
import { restoreFocus } from '../feedback/focus.ts';

interface OpenDialogProps extends Omit<DialogProps, 'open'> {
  /** True to hide the page behind the dialog, on screen and in print. */
  hidesPage?: boolean;
}

/** A dialog that is open while mounted. Use it with MUI's `DialogTitle`, `DialogContent` and `DialogActions`. */
export function Dialog({ hidesPage = false, slotProps, ...props }: OpenDialogProps) {
  // MUI returns focus to the element that had it. If there was none, focus moves to the content.
  useEffect(() => () => restoreFocus(() => document.getElementById('content'), { preventScroll: true }), []);
  return (
    <MuiDialog
      open
      data-hides-page={hidesPage || undefined}
      slotProps={hidesPage ? { ...slotProps, backdrop: { sx: { backgroundColor: 'background.default' } } } : slotProps}
      {...props}
    />
  );
}
