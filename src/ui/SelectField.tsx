import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { describedBy } from './FieldRemarks.tsx';
import { type FieldParts, FormField } from './FormField.tsx';

interface SelectFieldProps extends FieldParts {
  /** The choices in order; an empty `value` stands for "none chosen". */
  options: readonly { value: string; label: string }[];
  value?: string;
  name?: string;
  onChange: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: FocusEventHandler;
  inputRef?: Ref<HTMLSelectElement>;
}

/** A labelled choice of one. The browser's own list: it is reachable everywhere and costs no download. */
export function SelectField({ id, label, help, error, isOptional, options, onChange, ...select }: SelectFieldProps) {
  const parts = { id, label, help, error, isOptional };
  return (
    <FormField {...parts}>
      <NativeSelect
        input={<OutlinedInput />}
        error={error !== undefined}
        onChange={onChange}
        inputProps={{ id, 'aria-describedby': describedBy(parts), 'aria-invalid': error !== undefined }}
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  );
}
