import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/ApiError.ts';
import { readUser } from '../../../auth/session.ts';
import { LONGEST_COUNTED_S, useCountdown } from '../../../components/feedback/useCountdown.ts';
import type { EventCreate } from '../../../contract/event.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import {
  createEventOptions,
  findEventOnProfile,
  isContentRejected,
  isOutcomeUnknown,
} from '../../../queries/events.ts';
import { addCreatedEvent, type CreatedEventRecord } from '../../../storage/createdEvents.ts';
import type { PendingSubmission } from '../../../storage/eventDrafts.ts';
import type { EventFormMethods } from '../fieldProps.ts';
import type { EventDraftState } from '../useEventDraft.ts';
import { mapServerErrors, type ServerErrors } from './mapServerErrors.ts';

const NO_ERRORS: ServerErrors = { fields: new Map(), attendees: new Map(), unmapped: [] };

/** A request, and what its outcome needs to be stored. */
interface Submission {
  event: EventCreate;
  idempotencyKey: string;
  /** The time zone of the venue. */
  zone: string;
  pending: PendingSubmission;
  /** True if an earlier request with the same event has an unknown outcome. */
  isAgain: boolean;
  /** Who sent it. Another user may be signed in when the response comes. */
  owner: string | undefined;
}

const isOwn = ({ owner }: Submission) => readUser()?.id === owner;

/** Tells whether the event may exist after an error. */
const isOpenAfter = (error: ApiError, { isAgain }: Submission) =>
  isOutcomeUnknown(error) || (isAgain && !isContentRejected(error));

/** Called while the page is open. */
interface Outcome {
  onCreated: (record: CreatedEventRecord) => void;
  /** The service rejected the content; the errors are mapped to the form. */
  onRejected: (mapped: ServerErrors) => void;
}

/**
 * Sends the event once. There is no automatic retry, and a second call during a request does nothing. After a lost
 * response the planner checks and decides.
 */
export function useSendEvent(form: EventFormMethods, draft: EventDraftState, { onCreated, onRejected }: Outcome) {
  const client = useQueryClient();
  // The callbacks here are called even if the planner has left the page; those of `send` are not.
  const create = useMutation({
    ...createEventOptions,
    onSuccess: (created, submission: Submission, ...context) => {
      createEventOptions.onSuccess?.(created, submission, ...context);
      if (!isOwn(submission)) return;
      draft.finish();
      addCreatedEvent({ event: created, sent: submission.event, zone: submission.zone });
    },
    onError: (error, submission: Submission) => {
      if (isOwn(submission)) draft.storePendingSubmission(isOpenAfter(error, submission) ? submission.pending : null);
    },
  });
  const [serverErrors, setServerErrors] = useState(NO_ERRORS);
  const isUnderWay = useRef(false);
  const [attemptsOpen, setAttemptsOpen] = useState(0);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);

  const send = (event: EventCreate) => {
    // A second click may come before the next render.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setServerErrors(NO_ERRORS);
    const verificationKolId = event.attendees[0] ?? null;
    // A retry sends the same event, so an event that appeared on the profile meanwhile may be this one.
    const isAgain = draft.pending !== null;
    const pending: PendingSubmission = draft.pending ?? {
      event,
      verificationKolId,
      before:
        verificationKolId === null
          ? []
          : findEventOnProfile(client, verificationKolId, event).flatMap(({ id }) => id ?? []),
    };
    // Before the draft is saved, so that a retry after a lost tab has the same key.
    const idempotencyKey = draft.attemptKey(JSON.stringify(event));
    // The message about the earlier lost response stays during a retry.
    draft.showPendingSubmission(isAgain ? pending : null);
    draft.storePendingSubmission(pending);
    create.mutate(
      { event, idempotencyKey, zone: form.getValues('zone'), pending, isAgain, owner: readUser()?.id },
      {
        onSuccess: (created, { zone }) => onCreated({ event: created, sent: event, zone }),
        onError: (error, submission) => {
          const isOpen = isOpenAfter(error, submission);
          draft.showPendingSubmission(isOpen ? pending : null);
          if (isOpen) setAttemptsOpen((count) => count + 1);
          // Other responses may also name a time, but only a rate limit blocks sending until then.
          const { status, retryAfterMs: wait, at } = error;
          setWaitUntil(status === 429 && wait !== null ? at + wait : null);
          // An event that may exist cannot be corrected in the form until this is known.
          const mapped = isOpen ? NO_ERRORS : mapServerErrors(error, event);
          setServerErrors(mapped);
          onRejected(mapped);
        },
        onSettled: () => {
          isUnderWay.current = false;
        },
      },
    );
  };

  return {
    send,
    isSending: create.isPending,
    error: create.error,
    serverErrors,
    /** How many attempts had an unknown result. */
    attemptsOpen,
    /** When the service accepts a retry, in milliseconds since 1970; null if it does not say. */
    waitUntil,
    /** Removes the last error from the screen. */
    clear: () => {
      // The result of a request in flight must still arrive.
      if (isUnderWay.current) return;
      create.reset();
      setServerErrors(NO_ERRORS);
    },
  };
}

export type SendEventState = ReturnType<typeof useSendEvent>;

/**
 * Returns the label of a send button while the service asks to wait.
 * @param until in milliseconds since 1970; null without a wait
 * @returns null without a wait
 */
export function useWaitLabel(until: number | null): string | null {
  const t = useEventMessages();
  const format = useFormat();
  const wait = useCountdown(until ?? 0);
  if (until === null || wait === 0) return null;
  return wait > LONGEST_COUNTED_S ? t.waitUntil(format.time(new Date(until))) : t.waitShort(wait);
}
