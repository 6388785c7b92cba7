import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect } from 'react';
import { goOnAt } from './goOnAt.ts';

/** A dialog over the page, open as long as it is drawn. Its parts are MUI's `DialogTitle`, `DialogContent` and `DialogActions`. */
export function Dialog(props: Omit<DialogProps, 'open'>) {
  // MUI gives the keyboard back to what had it; where nothing had, it goes on in the screen.
  useEffect(() => () => goOnAt(() => document.getElementById('content'), { preventScroll: true }), []);
  return <MuiDialog open {...props} />;
}
