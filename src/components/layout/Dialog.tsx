import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect } from 'react';
import { restoreFocus } from '../feedback/focus.ts';

/** A dialog that is open while mounted. Use it with MUI's `DialogTitle`, `DialogContent` and `DialogActions`. */
export function Dialog(props: Omit<DialogProps, 'open'>) {
  // MUI returns focus to the element that had it. If there was none, focus moves to the content.
  useEffect(() => () => restoreFocus(() => document.getElementById('content'), { preventScroll: true }), []);
  return <MuiDialog open {...props} />;
}
