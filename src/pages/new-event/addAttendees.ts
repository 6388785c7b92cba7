import { kolIdsInText } from '../../contract/kolIds.ts';
import { mergeAttendees } from './eventForm.ts';
import { type EventFormControl, setField } from './fieldProps.ts';

/** How many entries came into the list, and how many were in it already. */
export interface AddedAttendees {
  added: number;
  repeated: number;
}

/** Adds entries to the list; repeats are merged. */
export function addToList(form: EventFormControl, entries: readonly string[]): AddedAttendees {
  const { attendees, repeated } = mergeAttendees(form.getValues('attendees'), entries);
  const added = entries.length - repeated;
  if (added > 0) setField(form, 'attendees', attendees);
  return { added, repeated };
}

/** Moves what stands in the box into the list, also what is no id: there it can be corrected. */
export function addAttendees(form: EventFormControl): AddedAttendees {
  const { ids, others, duplicates } = kolIdsInText(form.getValues('attendee_text'));
  if (ids.length + others.length === 0) return { added: 0, repeated: 0 };
  setField(form, 'attendee_text', '');
  const { added, repeated } = addToList(form, [...ids, ...others]);
  return { added, repeated: repeated + duplicates };
}

/** Takes the ids out of a table (a CSV file, or cells of a spreadsheet); its other cells are names and the like. */
export function addFromTable(form: EventFormControl, text: string): AddedAttendees | null {
  const { ids, duplicates } = kolIdsInText(text);
  if (ids.length === 0) return null;
  const { added, repeated } = addToList(form, ids);
  return { added, repeated: repeated + duplicates };
}
