import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { EventCreate, MAX_ATTENDEES, MAX_EVENT_NAME } from '../../contract/event.ts';
import type { ProblemFault } from '../../contract/problem.ts';
import type { useEventWords } from '../../words/event.ts';
import type { useNewEventWords } from '../../words/newEvent.ts';
import { EVENT_FIELDS, type EventField, type EventForm, readEnd, toRequest } from './eventForm.ts';
import { isKnownZone } from './zones.ts';

export interface FormWords {
  event: ReturnType<typeof useEventWords>;
  form: ReturnType<typeof useNewEventWords>;
}

/**
 * Judges the form by the contract's schema and puts each fault on its field, in the reader's words. What only a form
 * can get wrong comes first: no zone, or a wall time that is none or two moments.
 * @param isUnknown tells which attendees the service does not know: it would refuse the event
 */
export const eventResolver =
  (t: FormWords, isUnknown: (kolId: string) => boolean): Resolver<EventForm, unknown, EventCreate> =>
  (form) => {
    const errors: FieldErrors<EventForm> = timeFaults(t, form);
    if (form.attendees.some(isUnknown))
      errors.attendees = { type: 'unknown', message: t.event.faults.attendeesMalformed };
    const result = z.safeParse(EventCreate, toRequest(form));
    if (result.success && Object.keys(errors).length === 0) return { values: result.data, errors: {} };
    for (const issue of result.error?.issues ?? []) {
      const field = fieldOf(issue.path);
      if (!isTimeTold(field, form, errors))
        errors[field] ??= { type: issue.code, message: issueWords(t, field, issue) };
    }
    return { values: {}, errors };
  };

/** Nobody plans over more years; a year that was half typed (0202) lies far outside. */
const YEARS_AROUND = 10;

const isFarAway = (wallTime: string) =>
  wallTime !== '' && Math.abs(Number.parseInt(wallTime, 10) - new Date().getFullYear()) > YEARS_AROUND;

function timeFaults(t: FormWords, form: EventForm): FieldErrors<EventForm> {
  const errors: FieldErrors<EventForm> = {};
  if (!isKnownZone(form.zone)) errors.zone = { type: 'zone', message: t.form.faults.zoneMissing };
  const start = readEnd(form, 'start').kind;
  const end = readEnd(form, 'end').kind;
  for (const end of ['start_date', 'end_date'] as const)
    if (isFarAway(form[end])) errors[end] = { type: 'far', message: t.form.faults.farAway(YEARS_AROUND) };
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

/** True where at least one of the faults has its place in the form, which is then where they are put right. */
export const isPlaced = ({ fields, attendees }: PlacedFaults) => fields.size + attendees.size > 0;

/** A fault that fits no field, whole. */
export const unplacedWords = ({ pointer, detail }: ProblemFault) => [pointer, detail].filter(Boolean).join(': ');

/** What the service says against the event. */
interface Refusal {
  faults: readonly ProblemFault[];
  detail: string | null;
}

/**
 * Sorts the service's faults onto the form by their pointers. Those of RFC 6901 (`/attendees/3`) are what our service
 * sends; others write `attendees[3]` or `attendees.3`, some only in their sentence. People are told the KOL's id.
 */
export function placeFaults({ faults, detail }: Refusal, sent: EventCreate): PlacedFaults {
  const placed: PlacedFaults = { fields: new Map(), attendees: new Map(), unplaced: [] };
  const given = faults.length > 0 || detail === null ? faults : faultsInSentence(detail);
  for (const fault of given) {
    const words = fault.detail.replace(ATTENDEE, (path, index) => sent.attendees[Number(index)] ?? path);
    const [head, second] = (fault.pointer ?? '').split(/[/.[\]#]+/).filter((part) => part !== '' && part !== 'body');
    const field = findField(head, second);
    const attendee = field === 'attendees' && second !== undefined ? sent.attendees[Number(second)] : undefined;
    if (attendee !== undefined) placed.attendees.set(attendee, words);
    else if (field === undefined) placed.unplaced.push({ ...fault, detail: words });
    else {
      // A place in the list at which nobody stands says only by its number what is meant.
      const isNobody = field === 'attendees' && second !== undefined && !words.includes(second);
      const whole = isNobody ? `${fault.pointer}: ${words}` : words;
      placed.fields.set(field, [placed.fields.get(field), whole].filter(Boolean).join('\n'));
    }
  }
  return placed;
}

/** An attendee by its place in the request, from 0. */
const ATTENDEE = /\/?\battendees[[./](\d+)\]?/g;

/** A service that tells its faults in one sentence may still say which attendee it means. */
const faultsInSentence = (detail: string): ProblemFault[] =>
  [...detail.matchAll(ATTENDEE)].map(([pointer]) => ({ pointer, detail }));
