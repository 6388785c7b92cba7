import { hashKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../../storage/createListStore.ts';
import type { EventFormValues } from '../../storage/eventDrafts.ts';
import {
  deleteDraft,
  type EventDraft,
  listDrafts,
  type PendingSubmission,
  saveDraft,
} from '../../storage/eventDrafts.ts';
import type { EventFormMethods } from './fieldProps.ts';

const NO_ATTEMPT = { content: '', key: '' };

/**
 * Saves the form in this browser after every change while it differs from its initial values, and restores an earlier draft.
 * @param prefilled the initial values
 */
export function useEventDraft(form: EventFormMethods, prefilled: EventFormValues) {
  const id = useRef(newId());
  const [openId, setOpenId] = useState(id.current);
  useEffect(() => lockDraft(openId), [openId]);
  /** The draft in this form, as it was restored. */
  const [restored, setRestored] = useState<EventDraft | null>(null);
  const [pending, setPending] = useState<PendingSubmission | null>(null);
  /** The id of the draft that this form saved last; null before the first change. */
  const [savedId, setSavedId] = useState<string | null>(null);
  const attempt = useRef(NO_ATTEMPT);
  const state = useRef({ pending, isDone: false, toCorrect: 0 });

  // Stable, because the subscription to the form below depends on it. The hash does not depend on the order of the fields.
  const isChanged = useCallback(
    () =>
      !state.current.isDone && (state.current.pending !== null || hashKey([form.getValues()]) !== hashKey([prefilled])),
    [form, prefilled],
  );
  const save = useCallback(() => {
    if (state.current.isDone) return;
    if (!isChanged()) return deleteDraft(id.current);
    saveDraft({
      id: id.current,
      savedAt: Date.now(),
      form: form.getValues(),
      toCorrect: state.current.toCorrect,
      pendingSubmission: state.current.pending,
      attempt: attempt.current,
    });
    setSavedId(id.current);
  }, [form, isChanged]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: save }), [form, save]);

  const open = (draftId: string, submission: PendingSubmission | null, attempted: EventDraft['attempt']) => {
    id.current = draftId;
    attempt.current = attempted;
    state.current.pending = submission;
    setOpenId(draftId);
    setPending(submission);
  };

  const storePendingSubmission = (next: PendingSubmission | null) => {
    state.current.pending = next;
    save();
  };

  return {
    restored,
    pending,
    savedId,
    isChanged,
    restore: (draft: EventDraft) => {
      open(draft.id, draft.pendingSubmission, draft.attempt);
      setRestored(draft);
      form.reset(draft.form, { keepDefaultValues: true });
    },
    /** Deletes the draft and empties the form. @returns the draft */
    startOver: () => {
      const discarded = listDrafts().find((draft) => draft.id === id.current);
      deleteDraft(id.current);
      open(newId(), null, NO_ATTEMPT);
      setRestored(null);
      form.reset(prefilled);
      return discarded;
    },
    /** Stores how many attendees have an error, so that every list of drafts says how many KOLs would be invited. */
    setToCorrect: useCallback(
      (toCorrect: number) => {
        if (state.current.toCorrect === toCorrect) return;
        state.current.toCorrect = toCorrect;
        if (isChanged()) save();
      },
      [isChanged, save],
    ),
    /** Stores a request that is in flight or whose response was lost, so that it survives a reload; null clears it. */
    storePendingSubmission,
    /** Shows that the event of a request may exist; null hides it. */
    showPendingSubmission: setPending,
    /** The event exists, or the planner gave it up: deletes the draft. */
    finish: () => {
      state.current.isDone = true;
      deleteDraft(id.current);
    },
    /** Returns the idempotency key of a content. The same content has the same key, over manual retries and reloads. */
    attemptKey: (content: string) => {
      if (attempt.current.content !== content) attempt.current = { content, key: newId() };
      return attempt.current.key;
    },
  };
}

export type EventDraftState = ReturnType<typeof useEventDraft>;

/** The newest draft that is open in no tab of this browser; undefined if there is none. */
export async function findClosedDraft(): Promise<EventDraft | undefined> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return listDrafts().find(({ id }) => !held.some(({ name }) => name === lockName(id)));
}

const lockName = (draftId: string) => `kol-desk.event-draft.${draftId}`;

/** Marks a draft as open in this tab, for `findClosedDraft`. The browser has no locks without HTTPS. @returns a function that ends it */
function lockDraft(draftId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  if ('locks' in navigator) void navigator.locks.request(lockName(draftId), { mode: 'shared' }, () => promise);
  return resolve;
}
