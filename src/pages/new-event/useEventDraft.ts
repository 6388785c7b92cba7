import { useCallback, useEffect, useRef, useState } from 'react';
import { hashKey } from '../../auth/hashKey.ts';
import { readKey } from '../../auth/session.ts';
import type { EventForm } from '../../storage/eventDrafts.ts';
import { type EventDraft, forgetDraft, listDrafts, saveDraft, type Unanswered } from '../../storage/eventDrafts.ts';
import { newId } from '../../storage/newId.ts';
import type { EventFormControl } from './fieldProps.ts';

/**
 * Keeps the form in this tab with every change, as long as it differs from how it opened, and offers what an earlier
 * form left behind.
 * @param prefilled the form as it opened
 * @param draftId which one to offer first; without it, or where there is none of this id, the newest
 */
export function useEventDraft(form: EventFormControl, prefilled: EventForm, draftId: string | null) {
  const id = useRef(newId());
  const [offered, setOffered] = useState(() => {
    const drafts = listDrafts();
    return drafts.find((draft) => draft.id === draftId) ?? drafts[0];
  });
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  const attempt = useRef({ content: '', key: '' });
  const kept = useRef({ unanswered, isDone: false });

  const isChanged = useCallback(
    () => !kept.current.isDone && (kept.current.unanswered !== null || !isSame(form.getValues(), prefilled)),
    [form, prefilled],
  );
  const save = useCallback(() => {
    if (kept.current.isDone) return;
    if (!isChanged()) return forgetDraft(id.current);
    saveDraft({
      id: id.current,
      savedAt: Date.now(),
      form: form.getValues(),
      unanswered: kept.current.unanswered,
      attempt: attempt.current,
      keyMark: hashKey(readKey() ?? ''),
    });
  }, [form, isChanged]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: save }), [form, save]);

  return {
    /** A draft that waits for an answer: restore it or discard it. */
    offered,
    unanswered,
    isChanged,
    restore: (draft: EventDraft) => {
      id.current = draft.id;
      attempt.current = draft.attempt;
      kept.current.unanswered = draft.unanswered;
      setUnanswered(draft.unanswered);
      form.reset(draft.form, { keepDefaultValues: true });
      setOffered(listDrafts().find((other) => other.id !== draft.id && other.savedAt < draft.savedAt));
    },
    discard: (draft: EventDraft) => {
      forgetDraft(draft.id);
      setOffered(listDrafts().find((other) => other.id !== id.current));
    },
    /** Notes a request that is on its way or whose answer was lost, so that a reload does not forget it; null when told. */
    noteUnanswered: (next: Unanswered | null, isShown: boolean) => {
      kept.current.unanswered = next;
      setUnanswered(isShown ? next : null);
      save();
    },
    /** The event exists, or the planner gave it up: nothing is kept of this form. */
    finish: () => {
      kept.current.isDone = true;
      forgetDraft(id.current);
    },
    /** Names a content: the same content bears the same name, over manual retries and reloads. */
    attemptKey: (content: string) => {
      if (attempt.current.content !== content) attempt.current = { content, key: newId() };
      return attempt.current.key;
    },
  };
}

/** True where a draft was begun with another key than this one, which may be the key of another organization. */
export const isOfOtherKey = (draft: EventDraft, key: string | null) =>
  draft.keyMark !== undefined && draft.keyMark !== hashKey(key ?? '');

export type EventDraftState = ReturnType<typeof useEventDraft>;

const isSame = (one: EventForm, other: EventForm) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (form: EventForm) => Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1));
