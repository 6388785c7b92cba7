import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { Alert } from '../components/feedback/Alert.tsx';
import { FocusableButton } from '../components/form/FocusableButton.tsx';
import { useCommonWords } from '../words/common.ts';
import { FaultDetail } from './FaultDetail.tsx';

interface FaultCardProps {
  severity?: 'error' | 'warning';
  /** What happened. */
  title: string;
  /** The meaning for the user, and advice, one line each. */
  children: ReactNode;
  /** See `FaultDetail`. */
  detail: { marks: readonly string[]; at: number; said?: string | null };
  /** Retries; without it there is no button. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** True if its text changes over time: then only the title is announced. */
  isCounting?: boolean;
}

/** The look of every error, of a request or of the dashboard itself. */
export function FaultCard(props: FaultCardProps) {
  const { severity = 'error', title, children, detail, onRetry, isRetrying = false, isCounting = false } = props;
  const t = useCommonWords();
  return (
    <Alert severity={severity} variant="outlined" role={isCounting ? 'group' : 'alert'}>
      <AlertTitle role={isCounting ? 'alert' : undefined}>{title}</AlertTitle>
      {children}
      <FaultDetail title={title} {...detail} />
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
