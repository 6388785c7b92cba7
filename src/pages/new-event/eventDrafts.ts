import * as z from 'zod/mini';
import { hashKey } from '../../auth/hashKey.ts';
import { EventCreate } from '../../contract/event.ts';
import { EVENT_DRAFTS, readTab, writeTab } from '../../storage/tabStorage.ts';
import { EventForm } from './eventForm.ts';

/** A request whose answer was lost: the event may exist. */
export const Unanswered = z.object({
  event: EventCreate,
  /** On whose profile the event can be looked for; null where nobody was invited. */
  witness: z.nullable(z.string()),
  /** Events of the same name and day that stood on that profile before. */
  before: z.array(z.string()),
});
export type Unanswered = z.infer<typeof Unanswered>;

/** A form that was begun in this tab. It holds the planner's own words and ids, no profile. */
export const EventDraft = z.object({
  id: z.string(),
  /** When it was last changed, in milliseconds. */
  savedAt: z.number(),
  form: EventForm,
  unanswered: z.nullable(Unanswered),
  /** Marks the API key with which it was begun or last changed; older drafts have none. */
  keyMark: z.optional(z.string()),
  /** Names the content that was last sent, so that the same content sent again bears the same name. */
  attempt: z.object({ content: z.string(), key: z.string() }),
});
export type EventDraft = z.infer<typeof EventDraft>;

const Drafts = z.array(EventDraft);

/** More forms than that nobody has in mind; the oldest is forgotten. */
const MOST_DRAFTS = 10;

/** The drafts of this tab, the newest first. */
export const listDrafts = (): EventDraft[] => readTab(EVENT_DRAFTS, Drafts) ?? [];

/** Keeps a draft in place of its former state. */
export function saveDraft(draft: EventDraft) {
  writeTab(EVENT_DRAFTS, [draft, ...listDrafts().filter(({ id }) => id !== draft.id)].slice(0, MOST_DRAFTS));
}

/** True where it was begun with another key than this one, which may be the key of another organization. */
export const isOfOtherKey = (draft: EventDraft, key: string | null) =>
  draft.keyMark !== undefined && draft.keyMark !== hashKey(key ?? '');

export function forgetDraft(id: string) {
  const others = listDrafts().filter((draft) => draft.id !== id);
  writeTab(EVENT_DRAFTS, others.length === 0 ? null : others);
}
