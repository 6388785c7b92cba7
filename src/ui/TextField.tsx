import { describedBy } from './FieldRemarks.tsx';
import { type FieldParts, FormField } from './FormField.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

type TextFieldProps = FieldParts & Omit<TextInputProps, 'id' | 'hasError'>;

/** A labelled text input. */
export function TextField({ id, label, help, error, isOptional, required, ...input }: TextFieldProps) {
  const parts = { id, label, help, error, isOptional };
  return (
    <FormField {...parts}>
      <TextInput
        id={id}
        hasError={error !== undefined}
        aria-describedby={describedBy(parts)}
        aria-invalid={error !== undefined}
        aria-required={required}
        {...input}
      />
    </FormField>
  );
}
