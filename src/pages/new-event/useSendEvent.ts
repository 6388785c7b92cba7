import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Event, EventCreate } from '../../contract/event.ts';
import type { Read } from '../../contract/tolerant.ts';
import { createEventOptions, findEventOnProfile, isAnswerLost } from '../../queries/events.ts';
import type { Unanswered } from './eventDrafts.ts';
import { type PlacedFaults, placeFaults } from './eventResolver.ts';
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
  const [waitUntil, setWaitUntil] = useState(0);

  const send = (event: EventCreate) => {
    // A second click comes before the screen knows of the first.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFaults(NO_FAULTS);
    const witness = event.attendees[0] ?? null;
    const unanswered: Unanswered = {
      event,
      witness,
      before: witness === null ? [] : findEventOnProfile(client, witness, event).flatMap(({ id }) => id ?? []),
    };
    draft.noteUnanswered(unanswered, false);
    create.mutate(
      { event, idempotencyKey: draft.attemptKey(JSON.stringify(event)) },
      {
        onSuccess: (created) => {
          draft.finish();
          onCreated(created, event);
        },
        onError: (error) => {
          const isLost = isAnswerLost(error);
          draft.noteUnanswered(isLost ? unanswered : null, isLost);
          if (error.status === 429) setWaitUntil(Date.now() + (error.retryAfterMs ?? 0));
          const placed = placeFaults(error, event);
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
    /** Until when the service asks to wait, in milliseconds; 0 where it does not. */
    waitUntil,
    /** Takes the last failure off the screen. */
    clear: () => {
      create.reset();
      setFaults(NO_FAULTS);
    },
  };
}

export type SendEventState = ReturnType<typeof useSendEvent>;
