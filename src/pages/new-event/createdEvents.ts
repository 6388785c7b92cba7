import * as z from 'zod/mini';
import { Event, EventCreate } from '../../contract/event.ts';
import { type Read, readOne } from '../../contract/tolerant.ts';
import { CREATED_EVENTS } from '../../session/tabEvents.ts';
import { readTab, writeTab } from '../../session/tabStorage.ts';
import { type EventForm, prefilledForm } from './eventForm.ts';

/** An event that was created in this tab. The interface cannot show it again, so the tab remembers it. */
export interface CreatedEventRecord {
  /** The service's answer. */
  event: Read<Event>;
  /** What was sent: the answer does not name the attendees. */
  sent: EventCreate;
  /** The venue's zone, which the interface does not know. */
  zone: string;
}

const Stored = z.array(z.object({ event: z.looseObject({ id: z.string() }), sent: EventCreate, zone: z.string() }));
const MOST = 50;

/** The events that were created in this tab, the newest first. */
export const listCreated = (): CreatedEventRecord[] =>
  (readTab(CREATED_EVENTS, Stored) ?? []).map(({ event, sent, zone }) => ({
    event: readOne(Event, { data: event }).data,
    sent,
    zone,
  }));

export const findCreated = (id: string) => listCreated().find(({ event }) => event.id === id);

export function keepCreated(record: CreatedEventRecord) {
  writeTab(
    CREATED_EVENTS,
    [record, ...listCreated().filter(({ event }) => event.id !== record.event.id)].slice(0, MOST),
  );
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
