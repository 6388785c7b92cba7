import type { FieldErrors } from 'react-hook-form';
import { isKolId } from '../../contract/kolIds.ts';
import type { EventForm } from '../../storage/eventDrafts.ts';
import { EVENT_FIELDS, type EventField, fieldId } from './eventForm.ts';
import { type FormWords, isPlaced, type PlacedFaults, unplacedWords } from './placedFaults.ts';

/** A fault of the form: what is wrong, and the id of the element where it is put right; null where it fits none. */
export interface FormFault {
  target: string | null;
  message: string;
}

/** The element of an attendee. An element's id holds no white space; what was typed may. */
export const attendeeElementId = (id: string) =>
  `event-attendee-${id.replace(/[\s%]/g, (character) => `%${character.charCodeAt(0)}`)}`;

/**
 * Every fault that the form shows: first what fits no field, then the others in the order of the page; each attendee's
 * leads to its card.
 * @param placed what the service said against the event, sorted onto the form
 * @param isUnknown tells which of them the service does not know
 */
export function listFaults(
  errors: FieldErrors<EventForm>,
  attendees: readonly string[],
  t: FormWords,
  placed: PlacedFaults,
  isUnknown: (kolId: string) => boolean,
): FormFault[] {
  const { attendeeMalformed, attendeeUnknown } = t.event.faults;
  const faults: FormFault[] = isPlaced(placed)
    ? placed.unplaced.map((fault) => ({ target: null, message: unplacedWords(fault) }))
    : [];
  // The form's own words name the field; the service's may be bare ones ("too short").
  const labels: Partial<Record<EventField, string>> = t.event;
  for (const field of EVENT_FIELDS) {
    const { type, message } = errors[field] ?? {};
    // Single attendees have faults of their own.
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

/** A fault and what it is the fault of, where its words do not say that themselves. */
const named = (what: string | undefined, words: string, t: FormWords) =>
  what === undefined || words.includes(what) ? words : t.event.faultOf(what, words);
