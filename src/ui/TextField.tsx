import { inputOf } from './FieldRemarks.tsx';
import { type FieldParts, FormField } from './FormField.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

type TextFieldProps = FieldParts & Omit<TextInputProps, 'id' | 'hasError'>;

/** A labelled text input. */
export function TextField({ id, label, help, error, isAlone, isOptional, required, ...input }: TextFieldProps) {
  const parts = { id, label, help, error, isAlone, isOptional };
  return (
    <FormField {...parts}>
      <TextInput {...inputOf(parts)} aria-required={required} {...input} />
    </FormField>
  );
}
