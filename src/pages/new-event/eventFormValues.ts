import { EVENT_TYPES, EVENT_VISIBILITIES } from '../../contract/event.ts';
import { kolIdsInText } from '../../contract/kolIds.ts';
import type { EventFormValues } from '../../storage/eventDrafts.ts';

export type EventField = keyof EventFormValues;

/** The fields in page order. */
export const EVENT_FIELDS: readonly EventField[] = [
  'name',
  'event_type',
  'visibility',
  'description',
  'location_type',
  'country',
  'venue',
  'city',
  'zone',
  'start_date',
  'start_fold',
  'end_date',
  'end_fold',
  'attendees',
];

/** The id of the element that an error of the field links to. */
export const fieldId = (field: EventField) => `event-${field}`;

/** Returns the form with the values of the URL; invalid values stay empty. */
export function prefilledForm(address: URLSearchParams): EventFormValues {
  return {
    name: address.get('name') ?? '',
    description: '',
    event_type: EVENT_TYPES.find((type) => type === address.get('event_type')) ?? '',
    visibility: EVENT_VISIBILITIES[1],
    location_type: '',
    country: '',
    venue: '',
    city: '',
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    start_date: '',
    start_fold: '',
    end_date: '',
    end_fold: '',
    attendees: attendeesOf(address.get('attendees') ?? ''),
    attendee_text: '',
  };
}

function attendeesOf(text: string): string[] {
  const { ids, others } = kolIdsInText(text);
  return [...ids, ...others];
}

/** Adds entries to a list without repeats. @returns the list, and how many entries were already in it */
export function mergeAttendees(attendees: readonly string[], added: readonly string[]) {
  const merged = [...new Set([...attendees, ...added])];
  return { attendees: merged, repeated: attendees.length + added.length - merged.length };
}

/** True if the event has a venue: a virtual event has none, and without a type none is sent. */
export const hasVenue = ({ location_type }: Pick<EventFormValues, 'location_type'>) =>
  location_type !== '' && location_type !== 'virtual';
