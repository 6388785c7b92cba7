import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { describedBy, FormField, type FormFieldProps } from './FormField.tsx';

export type TextFieldProps = FormFieldProps & Omit<OutlinedInputProps, 'id' | 'label' | 'error'>;

/** A labelled text input. `required` is only announced; the form's own validation reports missing values. */
export function TextField({
  id,
  label,
  help,
  error,
  announcesError,
  isOptional,
  required,
  inputProps,
  ...input
}: TextFieldProps) {
  const field = { id, label, help, error, announcesError, isOptional };
  return (
    <FormField {...field}>
      <OutlinedInput
        id={id}
        inputProps={{ 'aria-describedby': describedBy(field), 'aria-required': required, ...inputProps }}
        {...input}
      />
    </FormField>
  );
}
