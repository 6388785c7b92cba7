import { EVENT_TYPES, EVENT_VISIBILITIES, type EventWithAttendees } from '../../contract/event.ts';
import { kolIdsInAddress } from '../../contract/kolIds.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import type { FoundEvent } from '../../queries/events.ts';
import type { CreatedEventRecord } from '../../storage/createdEvents.ts';
import type { EventFormValues, PendingSubmission } from '../../storage/eventDrafts.ts';
import { momentOf, parseWallTime } from '../shared/wallTime.ts';
import { userZone, venueZone, zoneForCountry } from '../shared/zones.ts';

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
    zone: Temporal.Now.timeZoneId(),
    start_date: '',
    start_fold: '',
    end_date: '',
    end_fold: '',
    attendees: attendeesOf(address.get('attendees') ?? ''),
    attendee_text: '',
  };
}

/** True if the URL gave no values. */
export const isBlankForm = ({ name, event_type, attendees }: EventFormValues) =>
  name === '' && event_type === '' && attendees.length === 0;

function attendeesOf(text: string): string[] {
  const { ids, others } = kolIdsInAddress(text);
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

/** The start and end of the event in UTC; null if unknown. */
export const startOf = (form: EventFormValues) => momentOf(form.start_date, form.zone, form.start_fold);
export const endOf = (form: EventFormValues) => momentOf(form.end_date, form.zone, form.end_fold);

/** Resolves the wall time of one end in the venue's zone. */
export const readEnd = (form: EventFormValues, end: 'start' | 'end') => parseWallTime(form[`${end}_date`], form.zone);

/** Returns the form in the shape of the request. It repairs nothing, because the contract's schema validates it. */
export function toRequest(form: EventFormValues) {
  const optionalText = (text: string) => (text.trim() === '' ? undefined : text.trim());
  const { venue, city, country } = hasVenue(form) ? form : { venue: '', city: '', country: '' };
  return {
    name: form.name,
    description: form.description,
    event_type: form.event_type,
    start_date: startOf(form) ?? undefined,
    end_date: endOf(form) ?? undefined,
    location:
      form.location_type === ''
        ? undefined
        : {
            type: form.location_type,
            venue: optionalText(venue),
            city: optionalText(city),
            country: optionalText(country),
          },
    visibility: form.visibility,
    attendees: form.attendees,
  };
}

/**
 * Returns a record of an event that was found after a lost response: the event, or its id with the values of the request.
 * @returns null if it has no id
 */
export function toFoundRecord(
  { event: sent, verificationKolId: kolId }: PendingSubmission,
  match: FoundEvent,
  zone: string,
): CreatedEventRecord | null {
  if (match.event !== undefined) return { event: match.event, sent, zone };
  if (!match.id) return null;
  const { attendees: _attendees, ...fields } = sent;
  return {
    event: { ...fields, id: match.id },
    sent,
    zone,
    ...(kolId !== null && { found: { kolId, day: match.date ?? null } }),
  };
}

/** Returns a new form with all values of an event of the service except its times. */
export function duplicateEvent(event: Parsed<EventWithAttendees>): EventFormValues {
  const country = event.location?.country ?? '';
  return duplicateForm(
    { ...event, attendees: (event.attendees ?? []).flatMap(({ id }) => id ?? []) },
    venueZone(event.location) ?? zoneForCountry(country, userZone()),
  );
}

/** What a duplicate takes over. */
type Duplicated = Partial<
  Pick<Parsed<EventWithAttendees>, 'name' | 'description' | 'event_type' | 'visibility' | 'location'>
> & { attendees: readonly string[] };

/** Returns a new form with all values of a created event except its times. */
export function duplicateForm(sent: Duplicated, zone: string): EventFormValues {
  const { location } = sent;
  return {
    ...prefilledForm(new URLSearchParams()),
    name: sent.name ?? '',
    description: sent.description ?? '',
    event_type: sent.event_type ?? '',
    visibility: sent.visibility ?? '',
    location_type: location?.type ?? '',
    venue: location?.venue ?? '',
    city: location?.city ?? '',
    country: location?.country ?? '',
    zone,
    attendees: [...sent.attendees],
  };
}
