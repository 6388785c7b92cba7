import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { memo, type ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';

export interface FieldParts {
  id: string;
  label: string;
  /** What the field is for or how to fill it. */
  help?: ReactNode;
  /** What is wrong with the value; shown instead of nothing and announced. */
  error?: string;
  /** Says "optional" beside the label. */
  isOptional?: boolean;
}

/** The ids by which an input points at its help and its error. */
export const describedBy = ({ id, help, error }: FieldParts) =>
  [help !== undefined ? `${id}-help` : null, error !== undefined ? `${id}-error` : null].filter(Boolean).join(' ') ||
  undefined;

/** The label above an input, and its help and error below. */
export function FormField({
  id,
  label,
  help,
  error,
  isOptional = false,
  children,
}: FieldParts & { children: ReactNode }) {
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      {children}
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      {help !== undefined && (
        <FormHelperText id={`${id}-help`} error={false} sx={{ mx: 0 }} component="div">
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** The label stays as it is while its field is typed into. */
const FieldLabel = memo(({ id, label, isOptional }: Pick<FieldParts, 'id' | 'label' | 'isOptional'>) => {
  const t = useCommonWords();
  return (
    <FormLabel
      id={`${id}-label`}
      htmlFor={id}
      sx={{ mb: 0.5, fontSize: '0.875rem', fontWeight: 600, color: 'text.primary' }}
    >
      {label}
      {isOptional && <span style={{ fontWeight: 400 }}> ({t.optional})</span>}
    </FormLabel>
  );
});
