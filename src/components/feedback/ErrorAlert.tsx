import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { ErrorCard } from './ErrorCard.tsx';
import { useErrorMessage } from './errorMessages.ts';
import { RetryCountdown } from './RetryCountdown.tsx';

interface ErrorAlertProps {
  error: ApiError;
  /** Retries; without it there is no button. */
  onRetry?: () => void;
  /** True during a retry. */
  isRetrying?: boolean;
  /** True if only the user can retry, because the dashboard does not after an outage. */
  isOneOff?: boolean;
  /**
   * When the older data on screen was read (milliseconds since 1970; 0 if unknown). It turns the error into a warning,
   * which comes after the data and stays at the foot of the window, so that the data does not move.
   */
  dataUpdatedAt?: number;
  /** True if that data belongs to another request, such as the previous filters or page. */
  isPreviousData?: boolean;
  /** What the error means in this place. */
  means?: string;
  /** Specific advice for this place; it may change over time. */
  help?: ReactNode;
}

/** The standard error of a failed request: what happened, what it means, what to do, and details to copy. */
export function ErrorAlert(props: ErrorAlertProps) {
  const {
    error,
    onRetry,
    isRetrying = false,
    isOneOff = false,
    dataUpdatedAt,
    isPreviousData = false,
    means,
    help,
  } = props;
  const t = useCommonMessages();
  const format = useFormat();
  const {
    title,
    means: usualMeans,
    help: usualHelp,
    requestInfo,
  } = useErrorMessage(error, onRetry !== undefined && !isOneOff, isRetrying);
  const isLimited = error.status === 429;
  const waits = isLimited && onRetry !== undefined;
  return (
    <ErrorCard
      severity={dataUpdatedAt === undefined && !isLimited ? 'error' : 'warning'}
      title={title}
      sx={dataUpdatedAt === undefined ? undefined : belowDataStyle}
      details={{ requestInfo, at: error.at, serviceMessage: error.detail }}
      onRetry={onRetry}
      isRetrying={isRetrying}
      isCounting={waits || (isLimited && help !== undefined)}
    >
      <div>{means ?? usualMeans}</div>
      {isPreviousData && <Box sx={{ fontWeight: 600 }}>{t.errors.previousResult}</Box>}
      {dataUpdatedAt !== undefined && (
        <div>{t.errors.stale(dataUpdatedAt === 0 ? null : format.time(new Date(dataUpdatedAt)))}</div>
      )}
      {waits ? (
        <RetryCountdown error={error} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <div>{help ?? usualHelp}</div>
      )}
    </ErrorCard>
  );
}

/** A notice about the data above it. It stays at the foot of the window while the data is longer, and moves nothing. */
export const belowDataStyle = {
  position: 'sticky',
  bottom: 'calc(var(--bottom-bar-height) + var(--selection-bar-height) + 8px)',
  zIndex: 'appBar',
  width: 'fit-content',
  maxWidth: 'min(100%, 40rem)',
  marginInline: 'auto',
  marginTop: 2,
  backgroundColor: 'background.paper',
  '@media print': { position: 'static' },
} as const;
