import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { ErrorCard } from './ErrorCard.tsx';
import type { ShownError } from './errorMessages.ts';
import { RetryCountdown } from './RetryCountdown.tsx';
import { useErrorMessage } from './useErrorMessage.ts';

interface ErrorAlertProps {
  fault: ShownError;
  /** Retries; without it there is no button. */
  onRetry?: () => void;
  /** True during a retry. */
  isRetrying?: boolean;
  /** True if only the user can retry, because the dashboard does not after an outage. */
  isOneOff?: boolean;
  /**
   * When the older data on screen was read (milliseconds since 1970; 0 if unknown). It turns the error into a warning.
   */
  dataFrom?: number;
  /** True if that data belongs to another request, such as the previous filters or page. */
  isOfBefore?: boolean;
  /** Specific advice for this place; it may change over time. */
  help?: ReactNode;
}

/** The standard error of a failed request: what happened, what it means, what to do, and details to copy. */
export function ErrorAlert(props: ErrorAlertProps) {
  const { fault, onRetry, isRetrying = false, isOneOff = false, dataFrom, isOfBefore = false, help } = props;
  const t = useCommonMessages();
  const format = useFormat();
  const {
    title,
    means,
    help: usualHelp,
    marks,
  } = useErrorMessage(fault, onRetry !== undefined && !isOneOff, isRetrying);
  const isLimited = fault.status === 429;
  const waits = isLimited && onRetry !== undefined;
  return (
    <ErrorCard
      severity={dataFrom === undefined && !isLimited ? 'error' : 'warning'}
      title={title}
      detail={{ marks, at: fault.at, said: fault.detail }}
      onRetry={onRetry}
      isRetrying={isRetrying}
      isCounting={waits || (isLimited && help !== undefined)}
    >
      <div>{means}</div>
      {isOfBefore && <Box sx={{ fontWeight: 600 }}>{t.fault.ofBefore}</Box>}
      {dataFrom !== undefined && <div>{t.fault.stale(dataFrom === 0 ? null : format.clock(new Date(dataFrom)))}</div>}
      {waits ? (
        <RetryCountdown fault={fault} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <div>{help ?? usualHelp}</div>
      )}
    </ErrorCard>
  );
}
