import { isKolId, kolIdsInText } from '../../contract/kolIds.ts';
import { mergeAttendees } from './eventForm.ts';
import { type EventFormControl, setField } from './fieldProps.ts';

/** How many ids came into the list, how many were in it already, and how many entries came that are no id. */
export interface AddedAttendees {
  added: number;
  repeated: number;
  malformed: number;
}

/** Adds entries to the list; repeats are merged. */
export function addToList(form: EventFormControl, entries: readonly string[]): AddedAttendees {
  const before = form.getValues('attendees');
  const { attendees, repeated } = mergeAttendees(before, entries);
  const added = attendees.slice(before.length);
  if (added.length > 0) setField(form, 'attendees', attendees);
  const ids = added.filter(isKolId).length;
  return { added: ids, repeated, malformed: added.length - ids };
}

/** Moves what stands in the box into the list, also what is no id: there it can be corrected. */
export function addAttendees(form: EventFormControl): AddedAttendees {
  const { ids, others, duplicates } = kolIdsInText(form.getValues('attendee_text'));
  if (ids.length + others.length === 0) return { added: 0, repeated: 0, malformed: 0 };
  setField(form, 'attendee_text', '');
  const result = addToList(form, [...ids, ...others]);
  return { ...result, repeated: result.repeated + duplicates };
}

/** Takes the ids out of a table (a CSV file, or cells of a spreadsheet); its other cells are names and the like. */
export function addFromTable(form: EventFormControl, text: string): AddedAttendees | null {
  const { ids, duplicates } = kolIdsInText(text);
  if (ids.length === 0) return null;
  const result = addToList(form, ids);
  return { ...result, repeated: result.repeated + duplicates };
}
