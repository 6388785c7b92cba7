import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import { describedBy, FormField, type FormFieldProps } from './FormField.tsx';

type SelectFieldProps = FormFieldProps &
  Pick<NativeSelectProps, 'value' | 'onChange'> & {
    /** The options in order; an empty `value` means no selection. */
    options: readonly { value: string; label: string }[];
  };

/** A labelled native select. */
export function SelectField({ id, label, help, error, isOptional, options, ...select }: SelectFieldProps) {
  const field = { id, label, help, error, isOptional };
  return (
    <FormField {...field}>
      <NativeSelect id={id} inputProps={{ 'aria-describedby': describedBy(field) }} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  );
}
