import MuiAlert, { type AlertProps } from '@mui/material/Alert';
import { X } from 'lucide-react';
import { useCommonMessages } from '../../i18n/common.ts';
import { focusParentOnUnmount } from './focus.ts';

/** MUI's alert. If it disappears while it has focus, focus moves to the closest focusable parent. */
export function Alert(props: AlertProps) {
  const { dismiss } = useCommonMessages();
  return <MuiAlert ref={focusParentOnUnmount} closeText={dismiss} slots={{ closeIcon: CloseIcon }} {...props} />;
}

const CloseIcon = () => <X size={20} />;
