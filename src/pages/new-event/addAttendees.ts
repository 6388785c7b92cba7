import { isKolId, kolIdsInText } from '../../contract/kolIds.ts';
import { mergeAttendees } from './eventFormValues.ts';
import { type EventFormControl, setField } from './fieldProps.ts';

/** The number of added ids, of ids that were already in the list, and of invalid entries. */
export interface AddedAttendees {
  added: number;
  repeated: number;
  malformed: number;
}

/** Adds entries to the list and merges repeats. */
export function addToList(form: EventFormControl, entries: readonly string[]): AddedAttendees {
  const before = form.getValues('attendees');
  const { attendees, repeated } = mergeAttendees(before, entries);
  const added = attendees.slice(before.length);
  if (added.length > 0) setField(form, 'attendees', attendees);
  const ids = added.filter(isKolId).length;
  return { added: ids, repeated, malformed: added.length - ids };
}

/** Moves the typed text into the list, including invalid ids, which the user corrects there. */
export function addAttendees(form: EventFormControl): AddedAttendees {
  const { ids, others, duplicates } = kolIdsInText(form.getValues('attendee_text'));
  if (ids.length + others.length === 0) return { added: 0, repeated: 0, malformed: 0 };
  setField(form, 'attendee_text', '');
  const result = addToList(form, [...ids, ...others]);
  return { ...result, repeated: result.repeated + duplicates };
}

/** Adds the ids of a table (a CSV file or spreadsheet cells) and ignores other cells. */
export function addFromTable(form: EventFormControl, text: string): AddedAttendees | null {
  const { ids, duplicates } = kolIdsInText(text);
  if (ids.length === 0) return null;
  const result = addToList(form, ids);
  return { ...result, repeated: result.repeated + duplicates };
}
