import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import { FormField, type FormFieldProps } from './FormField.tsx';

type SelectFieldProps = Pick<FormFieldProps, 'id' | 'label'> &
  Pick<NativeSelectProps, 'value' | 'onChange'> & {
    /** The options in order. */
    options: readonly { value: string; label: string }[];
  };

/** A labelled native select. */
export const SelectField = ({ id, label, options, ...select }: SelectFieldProps) => (
  <FormField id={id} label={label}>
    <NativeSelect id={id} {...select}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  </FormField>
);
