import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { LONGEST_COUNTED_S, useCountdown } from './useCountdown.ts';

/** The wait if the service gives no time or 0, in milliseconds. */
const USUAL_WAIT_MS = 15_000;

interface RetryCountdownProps {
  error: ApiError;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Counts down to the end of a rate limit, or shows its time, and then retries once. */
export function RetryCountdown({ error, onRetry, isRetrying }: RetryCountdownProps) {
  const t = useCommonMessages();
  const format = useFormat();
  const until = error.at + (error.retryAfterMs || USUAL_WAIT_MS);
  const seconds = useCountdown(until);
  const retried = useRef<ApiError>(null);
  useEffect(() => {
    if (seconds > 0 || isRetrying || retried.current === error) return;
    retried.current = error;
    onRetry();
  }, [seconds, isRetrying, error, onRetry]);
  const time = format.time(new Date(until));
  const byTheClock = error.retryAfterMs ? t.errors.waitsUntil(time) : t.errors.retryingAt(time);
  const rest = seconds > LONGEST_COUNTED_S ? byTheClock : t.errors.retryingIn(seconds);
  return (
    <>
      {/* Announced once, because a countdown would be read aloud endlessly. */}
      <VisuallyHidden role="alert">{byTheClock}</VisuallyHidden>
      <Box role="timer" sx={{ fontWeight: 600 }}>
        {seconds > 0 ? rest : t.updating}
      </Box>
    </>
  );
}
