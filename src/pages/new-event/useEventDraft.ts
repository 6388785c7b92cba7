import { useCallback, useEffect, useRef, useState } from 'react';
import { hashKey } from '../../auth/keyStorage.ts';
import { readKey } from '../../auth/session.ts';
import { newId } from '../../storage/createListStore.ts';
import type { EventFormValues } from '../../storage/eventDrafts.ts';
import {
  deleteDraft,
  type EventDraft,
  listDrafts,
  type PendingSubmission,
  saveDraft,
} from '../../storage/eventDrafts.ts';
import type { EventFormControl } from './fieldProps.ts';

/**
 * Saves the form in this tab after every change while it differs from its initial values, and offers an earlier draft.
 * @param prefilled the initial values
 * @param draftId the draft to offer first; without a match, the newest
 */
export function useEventDraft(form: EventFormControl, prefilled: EventFormValues, draftId: string | null) {
  const id = useRef(newId());
  const [offered, setOffered] = useState(() => {
    const drafts = listDrafts();
    return drafts.find((draft) => draft.id === draftId) ?? drafts[0];
  });
  const [pending, setPending] = useState<PendingSubmission | null>(null);
  const attempt = useRef({ content: '', key: '' });
  const state = useRef({ pending, isDone: false });

  const isChanged = useCallback(
    () => !state.current.isDone && (state.current.pending !== null || !isSame(form.getValues(), prefilled)),
    [form, prefilled],
  );
  const save = useCallback(() => {
    if (state.current.isDone) return;
    if (!isChanged()) return deleteDraft(id.current);
    saveDraft({
      id: id.current,
      savedAt: Date.now(),
      form: form.getValues(),
      pendingSubmission: state.current.pending,
      attempt: attempt.current,
      keyHash: hashKey(readKey() ?? ''),
    });
  }, [form, isChanged]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: save }), [form, save]);

  return {
    /** A draft to restore or discard. */
    offered,
    pending,
    isChanged,
    restore: (draft: EventDraft) => {
      id.current = draft.id;
      attempt.current = draft.attempt;
      state.current.pending = draft.pendingSubmission;
      setPending(draft.pendingSubmission);
      form.reset(draft.form, { keepDefaultValues: true });
      setOffered(listDrafts().find((other) => other.id !== draft.id && other.savedAt < draft.savedAt));
    },
    discard: (draft: EventDraft) => {
      deleteDraft(draft.id);
      setOffered(listDrafts().find((other) => other.id !== id.current));
    },
    /** Stores a request that is in flight or whose response was lost, so that it survives a reload; null clears it. */
    setPendingSubmission: (next: PendingSubmission | null, isShown: boolean) => {
      state.current.pending = next;
      setPending(isShown ? next : null);
      save();
    },
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

/** True if the draft was started with another key, which may belong to another organization. */
export const isOfOtherKey = (draft: EventDraft, key: string | null) =>
  draft.keyHash !== undefined && draft.keyHash !== hashKey(key ?? '');

export type EventDraftState = ReturnType<typeof useEventDraft>;

const isSame = (one: EventFormValues, other: EventFormValues) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (form: EventFormValues) => Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1));
