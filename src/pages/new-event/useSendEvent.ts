import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Event, EventCreate } from '../../contract/event.ts';
import type { Read } from '../../contract/tolerant.ts';
import { createEventOptions, findEventOnProfile, isAnswerLost, isContentRefused } from '../../queries/events.ts';
import type { Unanswered } from '../../storage/eventDrafts.ts';
import { type PlacedFaults, placeFaults } from './placedFaults.ts';
import type { EventDraftState } from './useEventDraft.ts';

const NO_FAULTS: PlacedFaults = { fields: new Map(), attendees: new Map(), unplaced: [] };

interface Outcome {
  onCreated: (event: Read<Event>, sent: EventCreate) => void;
  /** The service refused the content; its faults are sorted onto the form. */
  onRefused: (placed: PlacedFaults) => void;
}

/**
 * Sends the event, once. Nothing repeats it by itself; while it is under way a second call does nothing; and after an
 * answer that was lost it is the planner who looks and then decides.
 */
export function useSendEvent(draft: EventDraftState, { onCreated, onRefused }: Outcome) {
  const client = useQueryClient();
  const create = useMutation(createEventOptions(client));
  const [faults, setFaults] = useState(NO_FAULTS);
  const isUnderWay = useRef(false);
  const [attemptsOpen, setAttemptsOpen] = useState(0);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);

  const send = (event: EventCreate) => {
    // A second click comes before the screen knows of the first.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFaults(NO_FAULTS);
    const witness = event.attendees[0] ?? null;
    // What is sent again is the same event, and what has come onto the profile since may be it.
    const isAgain = draft.unanswered !== null;
    const unanswered: Unanswered = draft.unanswered ?? {
      event,
      witness,
      before: witness === null ? [] : findEventOnProfile(client, witness, event).flatMap(({ id }) => id ?? []),
    };
    // An earlier answer that was lost stays on screen while the event is sent again.
    draft.noteUnanswered(unanswered, isAgain);
    create.mutate(
      { event, idempotencyKey: draft.attemptKey(JSON.stringify(event)) },
      {
        onSuccess: (created) => {
          draft.finish();
          onCreated(created, event);
        },
        onError: (error) => {
          const isOpen = isAnswerLost(error) || (isAgain && !isContentRefused(error));
          draft.noteUnanswered(isOpen ? unanswered : null, isOpen);
          if (isOpen) setAttemptsOpen((count) => count + 1);
          // Another answer may name a time as well; only a limit keeps the event from being sent until then.
          const { status, retryAfterMs: wait, at } = error;
          setWaitUntil(status === 429 && wait !== null ? at + wait : null);
          // What may exist is not corrected in the form before that is settled.
          const placed = isOpen ? NO_FAULTS : placeFaults(error, event);
          setFaults(placed);
          onRefused(placed);
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
    faults,
    /** How many attempts left it open whether the event exists. */
    attemptsOpen,
    /** Until when the service asks to wait, in milliseconds since 1970; null where it does not. */
    waitUntil,
    /** Takes the last failure off the screen. */
    clear: () => {
      // What is on its way must still be heard of.
      if (isUnderWay.current) return;
      create.reset();
      setFaults(NO_FAULTS);
    },
  };
}

export type SendEventState = ReturnType<typeof useSendEvent>;
