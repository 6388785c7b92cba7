import { type DefaultError, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { signIn } from '../../auth/session.ts';
import { pollWithBackoff } from '../../queries/retry.ts';
import { hadNoAnswer } from '../../queries/serviceHealth.ts';
import { useHandler } from '../../ui/useHandler.ts';

/**
 * Tries a key on the service. Where nobody answers it goes on trying by itself, until somebody does or it is called off.
 * @param isKept whether this device should stay signed in when its tabs are closed
 */
export function useKeyTrial(isKept: boolean) {
  const request = useRef<AbortController>(undefined);
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ key }: { key: string; after: DefaultError | null }) => {
      request.current = new AbortController();
      return signIn(key, isKept, request.current.signal);
    },
  });
  // While it is tried again it stays on screen why; a refusal goes, so that the same one is announced anew.
  const fault = error ?? (isPending ? variables.after : null);
  const after = isRefusal(fault) ? null : fault;

  const isUnanswered = hadNoAnswer(fault);
  const tryAgain = useHandler(() => {
    if (variables !== undefined && !isPending) mutate({ key: variables.key, after });
  });
  useEffect(() => {
    if (!isUnanswered) return;
    return pollWithBackoff(async () => tryAgain());
  }, [isUnanswered, tryAgain]);

  return {
    isPending,
    fault,
    isRefused: isRefusal(fault),
    isUnanswered,
    /** @param onFailed called where this first try came to nothing */
    tryKey: useHandler((key: string, onFailed: () => void) => mutate({ key, after }, { onError: onFailed })),
    tryAgain,
    /** Whatever the service answers now signs nobody in. */
    callOff: useHandler(() => {
      request.current?.abort();
      reset();
    }),
  };
}

/** The service knows the key, or knows that it is none: the same one would be refused again. */
const isRefusal = (fault: DefaultError | null) => fault?.status === 401 || fault?.status === 403;
