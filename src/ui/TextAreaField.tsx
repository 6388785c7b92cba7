import { inputOf } from './FieldRemarks.tsx';
import { type FieldParts, FormField } from './FormField.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

type TextAreaFieldProps = FieldParts & Omit<TextAreaProps, 'id' | 'hasError'>;

/** A labelled text of several lines. */
export function TextAreaField({ id, label, help, error, isAlone, isOptional, required, ...input }: TextAreaFieldProps) {
  const parts = { id, label, help, error, isAlone, isOptional };
  return (
    <FormField {...parts}>
      <TextArea {...inputOf(parts)} aria-required={required} {...input} />
    </FormField>
  );
}
