import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { describedBy } from './FieldRemarks.tsx';
import { type FieldParts, FormField } from './FormField.tsx';

type TextFieldProps = FieldParts &
  Pick<
    OutlinedInputProps,
    | 'type'
    | 'value'
    | 'onChange'
    | 'onBlur'
    | 'name'
    | 'placeholder'
    | 'autoComplete'
    | 'autoFocus'
    | 'multiline'
    | 'minRows'
    | 'maxRows'
    | 'endAdornment'
    | 'startAdornment'
    | 'inputRef'
    | 'inputProps'
    | 'slotProps'
    | 'required'
  >;

/** A labelled text input. (MUI's own TextField brings the whole menu code for its select mode.) */
export function TextField({ id, label, help, error, isOptional, slotProps, required, ...input }: TextFieldProps) {
  const parts = { id, label, help, error, isOptional };
  return (
    <FormField {...parts}>
      <OutlinedInput
        id={id}
        error={error !== undefined}
        slotProps={{
          ...slotProps,
          input: {
            ...slotProps?.input,
            'aria-describedby': describedBy(parts),
            'aria-invalid': error !== undefined,
            'aria-required': required,
          },
        }}
        {...input}
      />
    </FormField>
  );
}
