import type { EventCreate } from '../../contract/event.ts';
import type { ProblemFault } from '../../contract/problem.ts';
import type { useEventWords } from '../../words/event.ts';
import type { useNewEventWords } from '../../words/newEvent.ts';
import { EVENT_FIELDS, type EventField } from './eventForm.ts';

export interface FormWords {
  event: ReturnType<typeof useEventWords>;
  form: ReturnType<typeof useNewEventWords>;
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
    else if (field === undefined) {
      const unplaced = { ...fault, detail: words };
      // Said twice it says no more.
      if (!placed.unplaced.some((other) => unplacedWords(other) === unplacedWords(unplaced)))
        placed.unplaced.push(unplaced);
    } else {
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

/** The form's field for a path of the request: `location.type` is its own field, `attendees.3` is the attendees'. */
export function fieldOf([head, second]: readonly PropertyKey[]): EventField {
  return findField(head, second) ?? 'name';
}

function findField(head: PropertyKey | undefined, second: PropertyKey | undefined): EventField | undefined {
  const name = head === 'location' ? (second === 'type' || second === undefined ? 'location_type' : second) : head;
  return EVENT_FIELDS.find((field) => field === name);
}
