import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { MuiLook } from './MuiLook.tsx';

/** A dialog over the page, open as long as it is drawn. Its parts are MUI's `DialogTitle`, `DialogContent` and `DialogActions`. */
export const Dialog = (props: Omit<DialogProps, 'open'>) => (
  <MuiLook>
    <MuiDialog open {...props} />
  </MuiLook>
);
