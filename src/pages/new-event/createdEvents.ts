import * as z from 'zod/mini';
import { isSignedIn, subscribeToSession } from '../../auth/session.ts';
import { Event, EventCreate, Location } from '../../contract/event.ts';
import { type Read, readOne, UNREADABLE } from '../../contract/tolerant.ts';
import type { FoundEvent } from '../../queries/events.ts';
import { CREATED_EVENTS } from '../../storage/tabEvents.ts';
import { readTab, writeTab } from '../../storage/tabStorage.ts';
import type { Unanswered } from './eventDrafts.ts';
import { type EventForm, prefilledForm } from './eventForm.ts';

/** An event that was created in this tab. The interface cannot show it again, so the tab remembers it. */
export interface CreatedEventRecord {
  /** The service's answer. */
  event: Read<Event>;
  /** What was sent: the answer does not name the attendees. */
  sent: EventCreate;
  /** The venue's zone, which the interface does not know. */
  zone: string;
  /** Where the answer was lost: on whose profile the event was found, under which day. */
  found?: { kolId: string; day: string | null };
}

const Stored = z.array(
  z.object({
    event: z.looseObject({ id: z.string() }),
    sent: EventCreate,
    zone: z.string(),
    found: z.optional(z.object({ kolId: z.string(), day: z.nullable(z.string()) })),
  }),
);
const MOST = 50;

/** The same since something was created on this page: a browser may keep nothing. */
let onThisPage: CreatedEventRecord[] = [];
subscribeToSession(() => {
  if (!isSignedIn()) onThisPage = [];
});

/** The events that were created in this tab, the newest first. */
export function listCreated(): CreatedEventRecord[] {
  if (onThisPage.length > 0) return onThisPage;
  return (readTab(CREATED_EVENTS, Stored) ?? []).map(({ event, ...rest }) => ({
    event: readOne(Event, { data: event }).data,
    ...rest,
  }));
}

export const findCreated = (id: string) => listCreated().find(({ event }) => event.id === id);

export function keepCreated(record: CreatedEventRecord) {
  onThisPage = [record, ...listCreated().filter(({ event }) => event.id !== record.event.id)].slice(0, MOST);
  writeTab(
    CREATED_EVENTS,
    onThisPage.map(({ event, ...rest }) => ({ event: knownFields(event), ...rest })),
  );
}

/** The answer without what the contract does not name, which nobody here sees and the tab has no reason to keep. */
function knownFields(event: Read<Event>) {
  const { location, rsvp_stats } = event;
  return {
    ...pick(event, Event.shape),
    location: location && pick(location, Location.shape),
    rsvp_stats: rsvp_stats && pick(rsvp_stats, Event.shape.rsvp_stats.shape),
  };
}

const pick = (value: object, shape: object) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name === UNREADABLE || Object.hasOwn(shape, name)));

/**
 * What is known of an event whose answer was lost and that was then found: what was sent, and its id.
 * @returns null where the profile gives no id for it
 */
export function foundRecord({ event: sent, witness }: Unanswered, match: FoundEvent, zone: string) {
  if (!match.id || witness === null) return null;
  const { attendees: _attendees, ...said } = sent;
  const record: CreatedEventRecord = {
    event: { ...said, id: match.id },
    sent,
    zone,
    found: { kolId: witness, day: match.date ?? null },
  };
  return record;
}

/** A new form like an event that was created: everything but its times. */
export function formLike({ sent, zone }: CreatedEventRecord): EventForm {
  const { location } = sent;
  return {
    ...prefilledForm(new URLSearchParams()),
    name: sent.name,
    description: sent.description,
    event_type: sent.event_type,
    visibility: sent.visibility,
    location_type: location?.type ?? '',
    venue: location?.venue ?? '',
    city: location?.city ?? '',
    country: location?.country ?? '',
    zone,
    attendees: sent.attendees,
  };
}
