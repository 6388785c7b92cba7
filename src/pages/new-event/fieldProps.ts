import type { UseFormReturn } from 'react-hook-form';
import type { EventCreateInput } from '../../contract/event.ts';
import type { EventField, EventForm } from './eventForm.ts';

export interface EventFormProps {
  form: UseFormReturn<EventForm, unknown, EventCreateInput>;
}

/** What ties an input to its field of the form: its id, its value, its fault. */
export function fieldProps(form: EventFormProps['form'], field: EventField) {
  const { ref, ...registration } = form.register(field);
  return {
    ...registration,
    inputRef: ref,
    id: `event-${field}`,
    error: form.formState.errors[field]?.message,
  };
}
