import type { ComponentProps } from 'react';
import { inputOf } from './FieldRemarks.tsx';
import { type FieldParts, FormField } from './FormField.tsx';
import { SelectInput } from './SelectInput.tsx';

type SelectFieldProps = FieldParts &
  Pick<ComponentProps<'select'>, 'value' | 'name' | 'onChange' | 'onBlur' | 'ref'> & {
    /** The choices in order; an empty `value` stands for "none chosen". */
    options: readonly { value: string; label: string }[];
  };

/** A labelled choice of one. The browser's own list: it is reachable everywhere and costs no download. */
export function SelectField({ id, label, help, error, isOptional, options, ...select }: SelectFieldProps) {
  const parts = { id, label, help, error, isOptional };
  return (
    <FormField {...parts}>
      <SelectInput {...inputOf(parts)} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </FormField>
  );
}
