import type { EventCreate } from '../../contract/event.ts';
import type { ProblemError } from '../../contract/problem.ts';
import { EVENT_FIELDS, type EventField } from './eventFormValues.ts';

/** The errors of a rejected request, mapped to the form. */
export interface PlacedErrors {
  fields: Map<EventField, string>;
  /** By the id of the attendee in the request. */
  attendees: Map<string, string>;
  /** Errors without a field in the form. */
  unplaced: ProblemError[];
}

/** True if at least one error has a field in the form, where the user can correct it. */
export const isPlaced = ({ fields, attendees }: PlacedErrors) => fields.size + attendees.size > 0;

/** Returns an error without a field as text. */
export const unplacedWords = ({ pointer, detail }: ProblemError) => [pointer, detail].filter(Boolean).join(': ');

/** The service's errors about the event. */
interface Refusal {
  issues: readonly ProblemError[];
  detail: string | null;
}

/**
 * Maps the service's errors to form fields by their pointers. Our service uses RFC 6901 (`/attendees/3`). Others use
 * `attendees[3]` or `attendees.3`, sometimes only in the message. Users see the KOL's id instead.
 */
export function placeErrors({ issues, detail }: Refusal, sent: EventCreate): PlacedErrors {
  const placed: PlacedErrors = { fields: new Map(), attendees: new Map(), unplaced: [] };
  const given = issues.length > 0 || detail === null ? issues : errorsInSentence(detail);
  for (const error of given) {
    const words = error.detail.replace(ATTENDEE, (path, index) => sent.attendees[Number(index)] ?? path);
    const [head, second] = (error.pointer ?? '').split(/[/.[\]#]+/).filter((part) => part !== '' && part !== 'body');
    const field = findField(head, second);
    const attendee = field === 'attendees' && second !== undefined ? sent.attendees[Number(second)] : undefined;
    if (attendee !== undefined) placed.attendees.set(attendee, words);
    else if (field === undefined) {
      const unplaced = { ...error, detail: words };
      // Skip repeated messages.
      if (!placed.unplaced.some((other) => unplacedWords(other) === unplacedWords(unplaced)))
        placed.unplaced.push(unplaced);
    } else {
      // For an index without an attendee the message must contain the number.
      const isNobody = field === 'attendees' && second !== undefined && !words.includes(second);
      const whole = isNobody ? `${error.pointer}: ${words}` : words;
      placed.fields.set(field, [placed.fields.get(field), whole].filter(Boolean).join('\n'));
    }
  }
  return placed;
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
