import { TextField, type TextFieldProps } from './TextField.tsx';

interface TextAreaProps extends Omit<TextFieldProps, 'multiline' | 'inputComponent'> {
  minRows: number;
  maxRows: number;
}

/**
 * A labelled text input of several lines, which grows with its text. The browser sizes it, not MUI, which measures the whole page for
 * it in its first paint.
 */
export const TextArea = ({ minRows, maxRows, inputProps, ...input }: TextAreaProps) => (
  <TextField
    {...input}
    multiline
    inputComponent="textarea"
    inputProps={{
      ...inputProps,
      // A browser that cannot size it keeps these rows.
      rows: minRows,
      style: { fieldSizing: 'content', height: 'auto', minHeight: `${minRows}lh`, maxHeight: `${maxRows}lh` },
    }}
  />
);
