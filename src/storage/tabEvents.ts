import * as z from 'zod/mini';
import { EVENT_DRAFTS, readTab } from './tabStorage.ts';

/** Under which name this tab remembers events that it created; the event form writes them. */
export const CREATED_EVENTS = 'created-events';

const Drafts = z.array(
  z.object({
    id: z.string(),
    savedAt: z.number(),
    unanswered: z.unknown(),
    form: z.object({ name: z.string(), attendees: z.array(z.unknown()) }),
  }),
);

const CreatedEvents = z.array(
  z.object({
    event: z.object({ id: z.string(), created_at: z.nullish(z.string()) }),
    sent: z.object({ name: z.string() }),
  }),
);

/** What there is to continue, the newest first: enough to offer it, not the whole form. */
export const listDraftTitles = () =>
  (readTab(EVENT_DRAFTS, Drafts) ?? []).map(({ id, savedAt, unanswered, form }) => ({
    id,
    /** When it was last changed (ISO 8601, UTC). */
    savedAt: new Date(savedAt).toISOString(),
    name: form.name.trim(),
    invited: form.attendees.length,
    /** True where it was sent and nobody knows whether the event exists. */
    mayExist: unanswered != null,
  }));

/** What was created in this tab, the newest first. */
export const listCreatedTitles = () =>
  (readTab(CREATED_EVENTS, CreatedEvents) ?? []).map(({ event, sent }) => ({
    id: event.id,
    name: sent.name,
    created_at: event.created_at ?? null,
  }));
