import { type DefaultError, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { signIn } from '../../auth/session.ts';
import { pollWithBackoff } from '../../queries/retry.ts';
import { hasNoResponse } from '../../queries/serviceHealth.ts';

/**
 * Tests a key on the service. During an outage it retries automatically until there is a response or it is cancelled.
 * @param isPersistent whether this device stays signed in when its tabs are closed
 */
export function useTryKey(isPersistent: boolean) {
  const request = useRef<AbortController>(undefined);
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ key }: { key: string; previousError: DefaultError | null }) => {
      request.current = new AbortController();
      return signIn(key, isPersistent, request.current.signal);
    },
  });
  // During a retry the reason stays on screen. A rejection is removed, so that the same one is announced again.
  const shownError = error ?? (isPending ? variables.previousError : null);
  const previousError = isRejection(shownError) ? null : shownError;

  const isOutage = hasNoResponse(shownError);
  const tryAgain = () => {
    if (variables !== undefined && !isPending) mutate({ key: variables.key, previousError });
  };
  const onPoll = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isOutage) return;
    return pollWithBackoff(async () => onPoll());
  }, [isOutage]);

  return {
    isPending,
    error: shownError,
    isRejected: isRejection(shownError),
    isOutage,
    /** @param onFailed called if the first try fails */
    tryKey: (key: string, onFailed: () => void) => mutate({ key, previousError }, { onError: onFailed }),
    tryAgain,
    /** Ignores any later response. */
    cancel: () => {
      request.current?.abort();
      reset();
    },
  };
}

/** True if the response is final: the service would reject the same key again. */
const isRejection = (error: DefaultError | null) => error?.status === 401 || error?.status === 403;
