import type { FieldErrors } from 'react-hook-form';
import type { EventCreate } from '../../../contract/event.ts';
import { isKolId } from '../../../contract/kolIds.ts';
import type { ProblemError } from '../../../contract/problem.ts';
import type { EventMessages } from '../../../i18n/event.ts';
import type { EventFormValues } from '../../../storage/eventDrafts.ts';
import { EVENT_FIELDS, type EventField, fieldId, hasVenue } from '../eventFormValues.ts';

/** An error of the form: its message, and the id of the element to correct; null if it has no field. */
export interface FormError {
  target: string | null;
  message: string;
}

/** Returns the element id of an attendee. An element id cannot contain spaces, but typed text can. */
export const attendeeElementId = (id: string) =>
  `event-attendee-${id.replace(/[\s%]/g, (character) => `%${character.charCodeAt(0)}`)}`;

/**
 * Returns all errors of the form: first those without a field, then the others in page order. The errors of attendees
 * link to their cards.
 * @param mapped the service's errors, mapped to the form
 * @param isUnknown tells which attendees the service does not know
 */
export function listErrors(
  errors: FieldErrors<EventFormValues>,
  attendees: readonly string[],
  t: EventMessages,
  mapped: ServerErrors,
  isUnknown: (kolId: string) => boolean,
): FormError[] {
  const { attendeeMalformed, attendeeUnknown } = t.errors;
  const formErrors: FormError[] = hasMappedErrors(mapped)
    ? mapped.unmapped.map((issue) => ({ target: null, message: unmappedText(issue) }))
    : [];
  // The form's own messages name the field; the service's messages may not ("too short").
  const labels: Partial<Record<EventField, string>> = t;
  for (const field of EVENT_FIELDS) {
    const { type, message } = errors[field] ?? {};
    // Each attendee has its own error.
    if (message === undefined || (field === 'attendees' && type !== 'too_big' && type !== 'service')) continue;
    const label = type === 'service' ? labels[field] : undefined;
    formErrors.push({ target: fieldId(field), message: named(label, message, t) });
  }
  const { attendees: error } = errors;
  for (const id of attendees) {
    const serverError = mapped.attendees.get(id);
    const ownError = !isKolId(id) ? attendeeMalformed : isUnknown(id) ? attendeeUnknown : undefined;
    const detail = serverError ?? (error === undefined ? undefined : ownError);
    if (detail !== undefined) formErrors.push({ target: attendeeElementId(id), message: named(id, detail, t) });
  }
  return formErrors;
}

/** Adds the field name to a message that does not contain it. */
const named = (what: string | undefined, text: string, t: EventMessages) =>
  what === undefined || text.includes(what) ? text : t.labeled(what, text);

/** The errors of a rejected request, mapped to the form. */
export interface ServerErrors {
  fields: Map<EventField, string>;
  /** By the id of the attendee in the request. */
  attendees: Map<string, string>;
  /** Errors without a field in the form. */
  unmapped: ProblemError[];
}

/** True if at least one error has a field in the form, where the user can correct it. */
export const hasMappedErrors = ({ fields, attendees }: ServerErrors) => fields.size + attendees.size > 0;

/** Returns an error without a field as text. */
export const unmappedText = ({ pointer, detail }: ProblemError) => [pointer, detail].filter(Boolean).join(': ');

/** The service's errors about the event. */
interface Rejection {
  issues: readonly ProblemError[];
  detail: string | null;
}

/**
 * Maps the service's errors to form fields by their pointers. Our service uses RFC 6901 (`/attendees/3`). Others use
 * `attendees[3]` or `attendees.3`, sometimes only in the message. Users see the KOL's id instead.
 */
export function mapServerErrors({ issues, detail }: Rejection, sent: EventCreate): ServerErrors {
  const mapped: ServerErrors = { fields: new Map(), attendees: new Map(), unmapped: [] };
  const issuesToMap = issues.length > 0 || detail === null ? issues : errorsInSentence(detail);
  for (const error of issuesToMap) {
    const text = error.detail.replace(ATTENDEE, (path, index) => sent.attendees[Number(index)] ?? path);
    const [head, second] = (error.pointer ?? '').split(/[/.[\]#]+/).filter((part) => part !== '' && part !== 'body');
    const named = findField(head, second);
    // Without a venue the form has no other field of the location.
    const isHidden = head === 'location' && !hasVenue({ location_type: sent.location?.type ?? '' });
    const field = isHidden ? 'location_type' : named;
    const attendee = field === 'attendees' && second !== undefined ? sent.attendees[Number(second)] : undefined;
    if (attendee !== undefined) mapped.attendees.set(attendee, text);
    else if (field === undefined) {
      const unmapped = { ...error, detail: text };
      // Skip repeated messages.
      if (!mapped.unmapped.some((other) => unmappedText(other) === unmappedText(unmapped)))
        mapped.unmapped.push(unmapped);
    } else {
      // At another field, and for an index without an attendee, the message must say what it is about.
      const hasNoAttendee = field === 'attendees' && second !== undefined && !text.includes(second);
      const message = hasNoAttendee || field !== named ? `${error.pointer}: ${text}` : text;
      mapped.fields.set(field, [mapped.fields.get(field), message].filter(Boolean).join('\n'));
    }
  }
  return mapped;
}

/** An attendee by index in the request, from 0. */
const ATTENDEE = /\/?\battendees[[./](\d+)\]?/g;

/** A service that reports all errors in one sentence may still name the attendee. */
const errorsInSentence = (detail: string): ProblemError[] =>
  [...detail.matchAll(ATTENDEE)].map(([pointer]) => ({ pointer, detail }));

/**
 * Returns the form field for a path of the request: `location.type` is a field, `attendees.3` belongs to the attendees.
 */
export function fieldOf([head, second]: readonly PropertyKey[]): EventField {
  return findField(head, second) ?? 'name';
}

function findField(head: PropertyKey | undefined, second: PropertyKey | undefined): EventField | undefined {
  const name = head === 'location' ? (second === 'type' || second === undefined ? 'location_type' : second) : head;
  return EVENT_FIELDS.find((field) => field === name);
}
