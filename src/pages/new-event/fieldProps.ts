import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { EventCreate } from '../../contract/event.ts';
import type { EventForm } from '../../storage/eventDrafts.ts';
import { type EventField, fieldId } from './eventForm.ts';

export type EventFormControl = UseFormReturn<EventForm, unknown, EventCreate>;

export interface EventFormProps {
  form: EventFormControl;
}

/** Fields whose faults depend on another one: with it they are judged anew. */
const DEPENDENTS: Partial<Record<EventField, FieldPath<EventForm>[]>> = {
  zone: ['start_date', 'start_fold', 'end_date', 'end_fold'],
  start_date: ['start_fold', 'end_date'],
  start_fold: ['start_date', 'end_date'],
  end_date: ['end_fold'],
  end_fold: ['end_date'],
};

/** What ties an input to its field of the form: its id, its value, its fault. */
export function fieldProps(form: EventFormControl, field: EventField) {
  const { ref, ...input } = form.register(field, { deps: DEPENDENTS[field], onChange: () => forgetFolds(form, field) });
  return {
    ...input,
    inputRef: ref,
    id: fieldId(field),
    error: form.formState.errors[field]?.message,
  };
}

/** Sets a field that is no plain input. Its faults, and those that depend on it, are judged anew once the form has been. */
export function setField<Field extends EventField>(form: EventFormControl, field: Field, value: EventForm[Field]) {
  const { isSubmitted } = form.formState;
  // The two types are the same; the library's own is too deep for the compiler to see it in a generic function.
  form.setValue<EventField>(field, value, { shouldDirty: true });
  forgetFolds(form, field);
  if (isSubmitted) void form.trigger([field, ...(DEPENDENTS[field] ?? [])]);
}

/** Which of two moments was meant is forgotten with the time and the zone that the question was about. */
function forgetFolds(form: EventFormControl, field: EventField) {
  for (const other of DEPENDENTS[field] ?? [])
    if (other === 'start_fold' || other === 'end_fold') form.setValue(other, '');
}
