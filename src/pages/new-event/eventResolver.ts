import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { EventCreate, MAX_ATTENDEES, MAX_EVENT_NAME } from '../../contract/event.ts';
import type { ProblemFault } from '../../contract/problem.ts';
import type { useEventWords } from '../../words/event.ts';
import type { useNewEventWords } from '../../words/newEvent.ts';
import { EVENT_FIELDS, type EventField, type EventForm, readEnd, toRequest } from './eventForm.ts';

export interface FormWords {
  event: ReturnType<typeof useEventWords>;
  form: ReturnType<typeof useNewEventWords>;
}

/**
 * Judges the form by the contract's schema and puts each fault on its field, in the reader's words. What only a form
 * can get wrong comes first: no zone, or a wall time that is none or two moments.
 */
export const eventResolver =
  (t: FormWords): Resolver<EventForm, unknown, EventCreate> =>
  (form) => {
    const errors: FieldErrors<EventForm> = timeFaults(t, form);
    const result = z.safeParse(EventCreate, toRequest(form));
    if (result.success && Object.keys(errors).length === 0) return { values: result.data, errors: {} };
    for (const issue of result.error?.issues ?? []) {
      const field = fieldOf(issue.path);
      if (!isTimeTold(field, form, errors))
        errors[field] ??= { type: issue.code, message: issueWords(t, field, issue) };
    }
    return { values: {}, errors };
  };

function timeFaults(t: FormWords, form: EventForm): FieldErrors<EventForm> {
  const errors: FieldErrors<EventForm> = {};
  if (form.zone === '') errors.zone = { type: 'zone', message: t.form.faults.zoneMissing };
  const start = readEnd(form, 'start').kind;
  const end = readEnd(form, 'end').kind;
  if (start === 'skipped') errors.start_date = { type: 'skipped', message: t.form.faults.startSkipped };
  if (end === 'skipped') errors.end_date = { type: 'skipped', message: t.form.faults.endSkipped };
  if (start === 'repeated' && form.start_fold === '')
    errors.start_fold = { type: 'repeated', message: t.form.faults.startRepeated };
  if (end === 'repeated' && form.end_fold === '')
    errors.end_fold = { type: 'repeated', message: t.form.faults.endRepeated };
  return errors;
}

/** A moment that is missing because the zone or the choice between two is missing has its fault there. */
function isTimeTold(field: EventField, form: EventForm, errors: FieldErrors<EventForm>): boolean {
  if (field !== 'start_date' && field !== 'end_date') return false;
  const fold = field === 'start_date' ? errors.start_fold : errors.end_fold;
  return fold !== undefined || (errors.zone !== undefined && form[field] !== '');
}

/** The form's field for a path of the request: `location.type` is its own field, `attendees.3` is the attendees'. */
export function fieldOf([head, second]: readonly PropertyKey[]): EventField {
  return findField(head, second) ?? 'name';
}

function findField(head: PropertyKey | undefined, second: PropertyKey | undefined): EventField | undefined {
  const name = head === 'location' ? (second === 'type' || second === undefined ? 'location_type' : second) : head;
  return EVENT_FIELDS.find((field) => field === name);
}

function issueWords(t: FormWords, field: EventField, issue: z.core.$ZodIssue): string {
  const fault = issue.code === 'custom' ? issue.params?.fault : undefined;
  const words = t.event.faults;
  switch (field) {
    case 'name':
      return issue.code === 'too_big' ? words.nameTooLong(MAX_EVENT_NAME) : words.nameMissing;
    case 'event_type':
      return words.typeMissing;
    case 'start_date':
      return words.startMissing;
    case 'end_date':
      return fault === 'end_not_after_start' ? words.endNotAfterStart : words.endMissing;
    case 'country':
      return words.countryUnknown;
    case 'attendees':
      return issue.code === 'too_big' ? words.tooManyAttendees(MAX_ATTENDEES) : words.attendeesMalformed;
    default:
      return words.invalid;
  }
}

/** The faults of a refused request, each at its place. */
export interface PlacedFaults {
  fields: Map<EventField, string>;
  /** By the attendee's id as it was sent. */
  attendees: Map<string, string>;
  /** Those that fit no place of the form. */
  unplaced: ProblemFault[];
}

/** Sorts the service's faults onto the form by their JSON pointers (RFC 6901). */
export function placeFaults(faults: readonly ProblemFault[], sent: EventCreate): PlacedFaults {
  const placed: PlacedFaults = { fields: new Map(), attendees: new Map(), unplaced: [] };
  for (const fault of faults) {
    const [head, second] = (fault.pointer ?? '').split('/').slice(1);
    const field = findField(head, second);
    const attendee = field === 'attendees' && second !== undefined ? sent.attendees[Number(second)] : undefined;
    if (attendee !== undefined) placed.attendees.set(attendee, fault.detail);
    else if (field === undefined) placed.unplaced.push(fault);
    else placed.fields.set(field, [placed.fields.get(field), fault.detail].filter(Boolean).join('\n'));
  }
  return placed;
}
