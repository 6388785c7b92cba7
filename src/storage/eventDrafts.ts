import * as z from 'zod/mini';
import { EventCreate } from '../contract/event.ts';
import { createPersistedStore } from './createPersistedStore.ts';

/**
 * What the form of an event holds: everything as it is typed. `start_date` and `end_date` are wall times at the venue
 * (`YYYY-MM-DDTHH:mm`) in `zone`; the folds say which moment is meant where a wall time happens twice.
 */
export const EventForm = z.object({
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
  /** Each once, as it was typed, also what is no id. */
  attendees: z.array(z.string()),
  /** What stands in the box and is not in the list yet. */
  attendee_text: z.string(),
});
export type EventForm = z.infer<typeof EventForm>;

/** A request whose answer was lost: the event may exist. */
const Unanswered = z.object({
  event: EventCreate,
  /** On whose profile the event can be looked for; null where nobody was invited. */
  witness: z.nullable(z.string()),
  /** Events of the same name and day that stood on that profile before. */
  before: z.array(z.string()),
});
export type Unanswered = z.infer<typeof Unanswered>;

/** A form that was begun in this tab. It holds the planner's own words and ids, no profile. */
const EventDraft = z.object({
  id: z.string(),
  /** When it was last changed, in milliseconds. */
  savedAt: z.number(),
  form: EventForm,
  unanswered: z.nullable(Unanswered),
  /** A hash of the API key with which it was begun or last changed; older drafts have none. */
  keyMark: z.optional(z.string()),
  /** Names the content that was last sent, so that the same content sent again bears the same name. */
  attempt: z.object({ content: z.string(), key: z.string() }),
});
export type EventDraft = z.infer<typeof EventDraft>;

const Drafts = z.catch(z.array(EventDraft), []);

/** More forms than that nobody has in mind; the oldest is forgotten. */
const MOST_DRAFTS = 10;

const store = createPersistedStore('event-drafts', (stored): readonly EventDraft[] => z.parse(Drafts, stored), 'tab');

/** The drafts of this tab, the newest first. */
export const listDrafts = store.get;

/** True where there is one, which signing out would take away. */
export const hasDrafts = () => listDrafts().length > 0;

/** Keeps a draft in place of its former state. */
export function saveDraft(draft: EventDraft) {
  store.set([draft, ...listDrafts().filter(({ id }) => id !== draft.id)].slice(0, MOST_DRAFTS));
}

export function forgetDraft(id: string) {
  if (listDrafts().some((draft) => draft.id === id)) store.set(listDrafts().filter((draft) => draft.id !== id));
}

/** What there is to continue, the newest first: enough to offer it, not the whole form. */
export const listDraftTitles = () =>
  listDrafts().map(({ id, savedAt, unanswered, form }) => ({
    id,
    /** When it was last changed (ISO 8601, UTC). */
    savedAt: new Date(savedAt).toISOString(),
    name: form.name.trim(),
    invited: form.attendees.length,
    /** True where it was sent and nobody knows whether the event exists. */
    mayExist: unanswered !== null,
  }));
