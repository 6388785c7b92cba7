import type { AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { FocusableButton } from '../form/FocusableButton.tsx';
import { Alert } from './Alert.tsx';
import { ErrorDetails, type ErrorDetailsProps } from './ErrorDetails.tsx';

interface ErrorCardProps {
  severity?: 'error' | 'warning';
  /** What happened. */
  title: string;
  /** The meaning for the user, and advice, one line each. */
  children: ReactNode;
  /** For support; without them there is nothing to report. */
  details?: Omit<ErrorDetailsProps, 'title'>;
  sx?: AlertProps['sx'];
  /** Retries; without it there is no button. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** True if its text changes over time: then only the title is announced. */
  isCounting?: boolean;
}

/** Shows an error of a request or of the dashboard itself. */
export function ErrorCard(props: ErrorCardProps) {
  const { severity = 'error', title, children, details, sx, onRetry, isRetrying = false, isCounting = false } = props;
  const t = useCommonMessages();
  return (
    <Alert severity={severity} variant="outlined" role={isCounting ? 'group' : 'alert'} sx={sx}>
      <AlertTitle role={isCounting ? 'alert' : undefined}>{title}</AlertTitle>
      {children}
      {details && <ErrorDetails title={title} {...details} />}
      {onRetry && (
        <FocusableButton
          color="inherit"
          variant="outlined"
          size="small"
          onClick={onRetry}
          disabled={isRetrying}
          sx={{ marginTop: 1.5 }}
        >
          {isRetrying ? t.updating : t.retry}
        </FocusableButton>
      )}
    </Alert>
  );
}
