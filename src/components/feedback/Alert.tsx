import MuiAlert, { type AlertProps } from '@mui/material/Alert';
import { X } from 'lucide-react';
import { handOnFocus } from '../../ui/handOnFocus.ts';
import { useCommonWords } from '../../words/common.ts';

/** MUI's alert. If it disappears while it has focus, focus moves to the closest focusable parent. */
export function Alert(props: AlertProps) {
  const { dismiss } = useCommonWords();
  return <MuiAlert ref={handOnFocus} closeText={dismiss} slots={{ closeIcon: CloseIcon }} {...props} />;
}

const CloseIcon = () => <X size={20} />;
