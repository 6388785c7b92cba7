import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  EVENT_TYPES,
  EVENT_VISIBILITIES,
  EventCreate,
  type EventCreateInput,
  MAX_ATTENDEES,
  MAX_EVENT_NAME,
} from '../../contract/event.ts';
import type { ProblemFault } from '../../contract/problem.ts';
import type { useEventWords } from '../../words/event.ts';

type EventWords = ReturnType<typeof useEventWords>;

/** What the form holds: everything as it is typed. Dates are wall time (`YYYY-MM-DDTHH:mm`) in the reader's time zone. */
export interface EventForm {
  name: string;
  description: string;
  event_type: string;
  start_date: string;
  end_date: string;
  location_type: string;
  venue: string;
  city: string;
  country: string;
  visibility: string;
  attendees: string;
}
export type EventField = keyof EventForm;

/** The fields in the order of the page. */
export const EVENT_FIELDS: readonly EventField[] = [
  'name',
  'event_type',
  'visibility',
  'description',
  'start_date',
  'end_date',
  'location_type',
  'country',
  'venue',
  'city',
  'attendees',
];

/** The form as an address prefills it; what the address says wrongly is left empty. */
export function prefilledForm(address: URLSearchParams): EventForm {
  return {
    name: address.get('name') ?? '',
    description: '',
    event_type: EVENT_TYPES.find((type) => type === address.get('event_type')) ?? '',
    start_date: '',
    end_date: '',
    location_type: '',
    venue: '',
    city: '',
    country: '',
    visibility: EVENT_VISIBILITIES[1],
    attendees: attendeeIds(address.get('attendees') ?? '').join('\n'),
  };
}

/** The ids in what was typed or pasted, as they stand there, also what is no id. */
export const attendeeIds = (text: string) => text.split(/[\s,;]+/).filter((part) => part !== '');

/** A wall time of the reader as a moment in UTC; null where it is empty or incomplete. */
export function toMoment(wallTime: string): string | null {
  const moment = new Date(wallTime);
  return wallTime === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The form in the shape of the request; the contract's schema judges it, so nothing is repaired on the way. */
function toRequest(form: EventForm) {
  const { location_type, venue, city, country } = form;
  const given = (text: string) => (text.trim() === '' ? undefined : text.trim());
  return {
    name: form.name,
    description: form.description,
    event_type: form.event_type,
    start_date: toMoment(form.start_date) ?? undefined,
    end_date: toMoment(form.end_date) ?? undefined,
    location:
      location_type === ''
        ? undefined
        : { type: location_type, venue: given(venue), city: given(city), country: given(country) },
    visibility: form.visibility,
    attendees: attendeeIds(form.attendees),
  };
}

/** Judges the form by the contract's schema and puts each fault on its field, in the reader's words. */
export const eventResolver =
  (t: EventWords): Resolver<EventForm, unknown, EventCreateInput> =>
  (form) => {
    const result = z.safeParse(EventCreate, toRequest(form));
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<EventForm> = {};
    const ids = attendeeIds(form.attendees);
    for (const issue of result.error.issues) {
      const field = fieldOf(issue.path);
      errors[field] ??= { type: issue.code, message: issueWords(t, field, issue, ids) };
    }
    return { values: {}, errors };
  };

/** The form's field for a path of the request: `location.type` is its own field, `attendees.3` is the attendees'. */
function fieldOf([head, second]: readonly PropertyKey[]): EventField {
  const name = head === 'location' ? (second === 'type' ? 'location_type' : second) : head;
  return EVENT_FIELDS.find((field) => field === name) ?? 'name';
}

function issueWords(t: EventWords, field: EventField, issue: z.core.$ZodIssue, ids: string[]): string {
  const fault = issue.code === 'custom' ? issue.params?.fault : undefined;
  switch (field) {
    case 'name':
      return issue.code === 'too_big' ? t.faults.nameTooLong(MAX_EVENT_NAME) : t.faults.nameMissing;
    case 'event_type':
      return t.faults.typeMissing;
    case 'start_date':
      return t.faults.startMissing;
    case 'end_date':
      return fault === 'end_not_after_start' ? t.faults.endNotAfterStart : t.faults.endMissing;
    case 'country':
      return t.faults.countryUnknown;
    case 'attendees': {
      if (issue.code === 'too_big') return t.faults.tooManyAttendees(MAX_ATTENDEES);
      const id = ids[Number(issue.path[1])] ?? '';
      return t.attendeeFault(
        id,
        fault === 'attendee_repeated' ? t.faults.attendeeRepeated : t.faults.attendeeMalformed,
      );
    }
    default:
      return t.faults.invalid;
  }
}

/**
 * Sorts the service's faults onto the form's fields by their JSON pointers.
 * @returns a message per field, and the faults that fit none
 */
export function placeFaults(t: EventWords, faults: ProblemFault[], sent: EventCreateInput) {
  const placed = new Map<EventField, string>();
  const unplaced: ProblemFault[] = [];
  for (const fault of faults) {
    const path = (fault.pointer ?? '').split('/').slice(1);
    const head = path[0] === 'location' ? (path[1] === 'type' ? 'location_type' : path[1]) : path[0];
    const field = EVENT_FIELDS.find((known) => known === head);
    if (field === undefined) unplaced.push(fault);
    else {
      const id = field === 'attendees' ? sent.attendees?.[Number(path[1])] : undefined;
      const message = id === undefined ? fault.detail : t.attendeeFault(id, fault.detail);
      placed.set(field, [placed.get(field), message].filter(Boolean).join('\n'));
    }
  }
  return { placed, unplaced };
}
