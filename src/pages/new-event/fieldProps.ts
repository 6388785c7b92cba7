import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { EventCreate } from '../../contract/event.ts';
import type { EventFormValues } from '../../storage/eventDrafts.ts';
import { type EventField, fieldId } from './eventFormValues.ts';

/** What `useForm` returns for the event form. */
export type EventFormMethods = UseFormReturn<EventFormValues, unknown, EventCreate>;

/** The props of a section of the form. */
export interface EventSectionProps {
  form: EventFormMethods;
}

/** Fields whose errors depend on another field and are validated with it. */
const DEPENDENTS: Partial<Record<EventField, FieldPath<EventFormValues>[]>> = {
  zone: ['start_date', 'start_fold', 'end_date', 'end_fold'],
  start_date: ['start_fold', 'end_date'],
  start_fold: ['start_date', 'end_date'],
  end_date: ['end_fold'],
  end_fold: ['end_date'],
};

/** Connects an input with its form field: id, value, error. */
export function fieldProps(form: EventFormMethods, field: EventField) {
  const { ref, ...input } = form.register(field, { deps: DEPENDENTS[field], onChange: () => clearFolds(form, field) });
  return {
    ...input,
    inputRef: ref,
    id: fieldId(field),
    error: form.formState.errors[field]?.message,
  };
}

/** Sets a field that is not a plain input. After the first submit it also validates the field and its dependents. */
export function setField<Field extends EventField>(
  form: EventFormMethods,
  field: Field,
  value: EventFormValues[Field],
) {
  // Setting the same zone again would clear the choice between two moments.
  if (form.getValues(field) === value) return;
  const { isSubmitted } = form.formState;
  // The two types are equal, but the library's type is too complex for the compiler in a generic function.
  form.setValue<EventField>(field, value, { shouldDirty: true });
  clearFolds(form, field);
  if (isSubmitted) void form.trigger([field, ...(DEPENDENTS[field] ?? [])]);
}

/** A change of the time or zone clears the choice between two moments. */
function clearFolds(form: EventFormMethods, field: EventField) {
  for (const other of DEPENDENTS[field] ?? [])
    if (other === 'start_fold' || other === 'end_fold') form.setValue(other, '');
}
