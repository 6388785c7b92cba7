import { hashKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readUser } from '../../auth/session.ts';
import { newId } from '../../storage/createListStore.ts';
import {
  deleteDraft,
  type EventDraft,
  type EventFormValues,
  findDraft,
  type PendingSubmission,
  saveDraft,
  subscribeToDrafts,
} from '../../storage/eventDrafts.ts';
import { lockDraft } from './draftLocks.ts';
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
  /** True if another tab changed, sent or discarded the draft. */
  const [isLost, setIsLost] = useState(false);
  const attempt = useRef(NO_ATTEMPT);
  const state = useRef({
    pending,
    isDone: false,
    toCorrect: 0,
    initial: prefilled,
    /** When this form saved or restored its draft; 0 if the draft is not stored. */
    savedAt: 0,
    /** The user for whom it is stored. The next key of the same user has its own storage. */
    owner: readUser()?.id,
  });

  // Stable, because the subscription to the form below depends on it. The hash does not depend on the order of the fields.
  const isChanged = useCallback(
    () =>
      !state.current.isDone &&
      (state.current.pending !== null || hashKey([form.getValues()]) !== hashKey([state.current.initial])),
    [form],
  );
  const isAsking = pending !== null;
  // After another tab has changed or deleted the draft of this form, the next change here starts a new draft.
  useEffect(
    () =>
      subscribeToDrafts(() => {
        if (!isChangedElsewhere(id.current, state.current)) return;
        id.current = newId();
        state.current = { ...state.current, savedAt: 0, initial: form.getValues() };
        setOpenId(id.current);
        setIsLost(true);
        // The question whether an event exists stays with the draft.
        if (isAsking) {
          state.current.pending = null;
          setPending(null);
          setRestored(null);
        }
      }),
    [form, isAsking],
  );
  const save = useCallback(() => {
    // A response that arrives after the planner left the form must not overwrite a draft that has changed since.
    if (state.current.isDone || isChangedElsewhere(id.current, state.current)) return;
    const savedAt = isChanged() ? Date.now() : 0;
    state.current = { ...state.current, savedAt, owner: readUser()?.id };
    if (savedAt === 0) return deleteDraft(id.current);
    saveDraft({
      id: id.current,
      savedAt,
      form: form.getValues(),
      toCorrect: state.current.toCorrect,
      pendingSubmission: state.current.pending,
      attempt: attempt.current,
    });
    setSavedId(id.current);
  }, [form, isChanged]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: save }), [form, save]);

  const open = (draft: Omit<EventDraft, 'form' | 'toCorrect'>) => {
    id.current = draft.id;
    attempt.current = draft.attempt;
    state.current = {
      ...state.current,
      pending: draft.pendingSubmission,
      initial: prefilled,
      savedAt: draft.savedAt,
    };
    setOpenId(draft.id);
    setPending(draft.pendingSubmission);
    setIsLost(false);
  };

  const storePendingSubmission = (next: PendingSubmission | null) => {
    state.current.pending = next;
    save();
  };

  return {
    restored,
    pending,
    savedId,
    isLost,
    isChanged,
    save,
    restore: (draft: EventDraft) => {
      open(draft);
      setRestored(draft);
      form.reset(draft.form, { keepDefaultValues: true });
    },
    /** Deletes the draft and empties the form. @returns the draft */
    startOver: () => {
      const discarded = findDraft(id.current);
      open({ id: newId(), savedAt: 0, pendingSubmission: null, attempt: NO_ATTEMPT });
      if (discarded !== undefined) deleteDraft(discarded.id);
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
      state.current = { ...state.current, isDone: true, savedAt: 0 };
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

/** True if another tab, or a later form of this tab, has changed or deleted the draft. */
function isChangedElsewhere(id: string, { owner, savedAt }: { owner: string | undefined; savedAt: number }) {
  const stored = findDraft(id);
  return owner === readUser()?.id && (stored ? stored.savedAt > savedAt : savedAt > 0);
}
