import MuiAlert, { type AlertProps } from '@mui/material/Alert';
import { X } from 'lucide-react';
import { handOnFocus } from '../../ui/handOnFocus.ts';
import { useCommonWords } from '../../words/common.ts';

/** MUI's alert. When it disappears with the focus in it, the focus moves to the closest parent that takes it. */
export function Alert(props: AlertProps) {
  const { dismiss } = useCommonWords();
  return <MuiAlert ref={handOnFocus} closeText={dismiss} slots={{ closeIcon: CloseIcon }} {...props} />;
}

const CloseIcon = () => <X size={20} />;
