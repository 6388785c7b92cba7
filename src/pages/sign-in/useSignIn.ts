import { type DefaultError, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';
import type { Credential } from '../../api/account.ts';
import { signIn } from '../../auth/accountSession.ts';
import { ReplacementProblem } from '../../contract/account.ts';
import { pollWithBackoff } from '../../queries/retry.ts';
import { hasNoResponse } from '../../queries/serviceHealth.ts';

interface Attempt {
  credential: Credential;
  /** True after the user confirmed that the sign-in replaces another. */
  replace: boolean;
  previousError: DefaultError | null;
}

interface SignInEvents {
  onSignedIn?: () => void;
  /** Called if the first try fails, but not for a question. */
  onFailed?: () => void;
}

/**
 * Signs in with a key or a code. During an outage it retries automatically until there is a response or it is cancelled.
 * @param isPersistent without sessions: whether this device stays signed in when its tabs are closed
 */
export function useSignIn(isPersistent = false) {
  const request = useRef<AbortController>(undefined);
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ credential, replace }: Attempt) => {
      request.current = new AbortController();
      return signIn(credential, { isPersistent, replace, signal: request.current.signal });
    },
  });
  const replacement = findReplacement(error);
  // During a retry the reason stays on screen. A rejection is removed, so that the same one is announced again.
  const shownError = replacement ? null : (error ?? (isPending ? variables.previousError : null));
  const previousError = isRejection(shownError) ? null : shownError;

  const isOutage = hasNoResponse(shownError);
  const tryAgain = () => {
    if (variables !== undefined && !isPending) mutate({ ...variables, previousError });
  };
  const onPoll = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isOutage) return;
    return pollWithBackoff(async () => onPoll());
  }, [isOutage]);

  const events = useRef<SignInEvents>({});
  const start = (credential: Credential, replace: boolean) =>
    mutate(
      { credential, replace, previousError },
      {
        onSuccess: () => events.current.onSignedIn?.(),
        onError: (failure) => findReplacement(failure) ?? events.current.onFailed?.(),
      },
    );
  return {
    isPending,
    error: shownError,
    isRejected: isRejection(shownError),
    isOutage,
    /** Who both are, if the sign-in would replace the session of another user; null if there is nothing to ask. */
    replacement,
    signInWith: (credential: Credential, next: SignInEvents) => {
      events.current = next;
      start(credential, false);
    },
    /** Replaces the other session. */
    confirm: () => variables && start(variables.credential, true),
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

const findReplacement = (error: DefaultError | null) =>
  error?.status === 409 ? (z.safeParse(ReplacementProblem, error.body).data ?? null) : null;
