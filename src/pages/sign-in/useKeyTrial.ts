import { type DefaultError, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { signIn } from '../../auth/session.ts';
import { pollWithBackoff } from '../../queries/retry.ts';
import { hasNoResponse } from '../../queries/serviceHealth.ts';

/**
 * Tests a key on the service. During an outage it retries automatically until there is a response or it is cancelled.
 * @param isKept whether this device stays signed in when its tabs are closed
 */
export function useKeyTrial(isKept: boolean) {
  const request = useRef<AbortController>(undefined);
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ key }: { key: string; after: DefaultError | null }) => {
      request.current = new AbortController();
      return signIn(key, isKept, request.current.signal);
    },
  });
  // During a retry the reason stays on screen. A rejection is removed, so that the same one is announced again.
  const fault = error ?? (isPending ? variables.after : null);
  const after = isRefusal(fault) ? null : fault;

  const isUnanswered = hasNoResponse(fault);
  const tryAgain = () => {
    if (variables !== undefined && !isPending) mutate({ key: variables.key, after });
  };
  const onPoll = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isUnanswered) return;
    return pollWithBackoff(async () => onPoll());
  }, [isUnanswered]);

  return {
    isPending,
    fault,
    isRefused: isRefusal(fault),
    isUnanswered,
    /** @param onFailed called if the first try fails */
    tryKey: (key: string, onFailed: () => void) => mutate({ key, after }, { onError: onFailed }),
    tryAgain,
    /** Ignores any later response. */
    callOff: () => {
      request.current?.abort();
      reset();
    },
  };
}

/** True if the response is final: the service would reject the same key again. */
const isRefusal = (fault: DefaultError | null) => fault?.status === 401 || fault?.status === 403;
