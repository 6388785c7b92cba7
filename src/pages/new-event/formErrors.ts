import type { FieldErrors } from 'react-hook-form';
import { isKolId } from '../../contract/kolIds.ts';
import type { EventMessages } from '../../i18n/event.ts';
import type { EventFormValues } from '../../storage/eventDrafts.ts';
import { EVENT_FIELDS, type EventField, fieldId } from './eventFormValues.ts';
import { isPlaced, type PlacedErrors, unplacedWords } from './mapServerErrors.ts';

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
 * @param placed the service's errors, mapped to the form
 * @param isUnknown tells which attendees the service does not know
 */
export function listErrors(
  errors: FieldErrors<EventFormValues>,
  attendees: readonly string[],
  t: EventMessages,
  placed: PlacedErrors,
  isUnknown: (kolId: string) => boolean,
): FormError[] {
  const { attendeeMalformed, attendeeUnknown } = t.faults;
  const faults: FormError[] = isPlaced(placed)
    ? placed.unplaced.map((fault) => ({ target: null, message: unplacedWords(fault) }))
    : [];
  // The form's own messages name the field; the service's messages may not ("too short").
  const labels: Partial<Record<EventField, string>> = t;
  for (const field of EVENT_FIELDS) {
    const { type, message } = errors[field] ?? {};
    // Each attendee has its own error.
    if (message === undefined || (field === 'attendees' && type !== 'too_big' && type !== 'service')) continue;
    const label = type === 'service' ? labels[field] : undefined;
    faults.push({ target: fieldId(field), message: named(label, message, t) });
  }
  const { attendees: error } = errors;
  for (const id of attendees) {
    const refusal = placed.attendees.get(id);
    const own = !isKolId(id) ? attendeeMalformed : isUnknown(id) ? attendeeUnknown : undefined;
    const detail = refusal ?? (error === undefined ? undefined : own);
    if (detail !== undefined) faults.push({ target: attendeeElementId(id), message: named(id, detail, t) });
  }
  return faults;
}

/** Adds the field name to a message that does not contain it. */
const named = (what: string | undefined, words: string, t: EventMessages) =>
  what === undefined || words.includes(what) ? words : t.faultOf(what, words);
