import * as z from 'zod/mini';
import { EventCreate } from '../contract/event.ts';
import { parseItems } from './createListStore.ts';
import { createPersistedStore } from './createPersistedStore.ts';

/**
 * The typed values of the event form. `start_date` and `end_date` are wall times at the venue (`YYYY-MM-DDTHH:mm`) in
 * `zone`. The folds choose the moment if a wall time occurs twice. This schema is here, because drafts store the values, and
 * storage may not import from a page.
 */
export const EventFormValues = z.object({
  name: z.string(),
  description: z.string(),
  event_type: z.string(),
  visibility: z.string(),
  location_type: z.string(),
  country: z.string(),
  venue: z.string(),
  city: z.string(),
  zone: z.string(),
  start_date: z.string(),
  start_fold: z.enum(['', 'first', 'second']),
  end_date: z.string(),
  end_fold: z.enum(['', 'first', 'second']),
  /** Each entry once, as typed, including invalid ids. */
  attendees: z.array(z.string()),
  /** Text in the input that is not in the list yet. */
  attendee_text: z.string(),
});
export type EventFormValues = z.infer<typeof EventFormValues>;

/** A request whose response was lost: the event may exist. */
const PendingSubmission = z.object({
  event: EventCreate,
  /** The profile on which the event is searched; null if there are no attendees. */
  verificationKolId: z.nullable(z.string()),
  /** Events with the same name and day that were already on that profile. */
  before: z.array(z.string()),
});
export type PendingSubmission = z.infer<typeof PendingSubmission>;

/** A form that was started in this browser. It contains typed text and ids, but no profile. */
const EventDraft = z.object({
  id: z.string(),
  /** Time of the last change, in milliseconds. */
  savedAt: z.number(),
  form: EventFormValues,
  /** The number of attendees with an error. Drafts of an earlier release do not say it. */
  toCorrect: z._default(z.number(), 0),
  /** Drafts of an earlier release have none under this name. */
  pendingSubmission: z._default(z.nullable(PendingSubmission), null),
  /** The content of the last request and its key. The same content is sent with the same key again. */
  attempt: z.object({ content: z.string(), key: z.string() }),
});
export type EventDraft = z.infer<typeof EventDraft>;

const store = createPersistedStore('event-drafts', (stored) => parseItems(EventDraft, stored));

/** The user's drafts in all tabs of this browser, newest first. */
export const listDrafts = store.get;

/** Returns the draft with this id; undefined if it was sent or discarded. */
export const findDraft = (id: string | null) => listDrafts().find((draft) => draft.id === id);

/** Calls `listener` after every change of a draft, in this tab or another. @returns a function that unsubscribes */
export const subscribeToDrafts = store.subscribe;

/** All drafts as a hook. */
export const useDrafts = store.useValue;

/** True if there is a draft that a sign-out would delete. */
export const hasDrafts = () => listDrafts().length > 0;

/** Saves a draft and replaces its earlier version. */
export const saveDraft = (draft: EventDraft) => store.set([draft, ...listDrafts().filter(({ id }) => id !== draft.id)]);

/** Deletes all drafts. A sign-out does this, after a question. */
export const clearDrafts = () => store.set([]);

/** Deletes one draft, if it is still there. */
export function deleteDraft(id: string) {
  if (findDraft(id)) store.set(listDrafts().filter((draft) => draft.id !== id));
}

/** The drafts to offer, newest first, without the form values, as a hook. */
export const useDraftTitles = () =>
  useDrafts().map(({ id, savedAt, pendingSubmission, form, toCorrect }) => ({
    id,
    /** Time of the last change (ISO 8601, UTC). */
    savedAt: new Date(savedAt).toISOString(),
    name: form.name.trim(),
    /** How many KOLs the event would invite, and how many entries have an error. */
    invited: form.attendees.length - toCorrect,
    toCorrect,
    /** True if it was sent and the result is unknown. */
    mayExist: pendingSubmission !== null,
  }));
