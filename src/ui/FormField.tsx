import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';
import { themed } from './themed.ts';

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

/** The label above an input, and its help and error below. (MUI's parts for it take as much code as the input.) */
export function FormField({
  id,
  label,
  help,
  error,
  isOptional = false,
  children,
}: FieldParts & { children: ReactNode }) {
  return (
    <Place data-error={error !== undefined || undefined}>
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      {children}
      {error !== undefined && (
        <Remark id={`${id}-error`} data-error>
          {error}
        </Remark>
      )}
      {help !== undefined && <Remark id={`${id}-help`}>{help}</Remark>}
    </Place>
  );
}

/** The label stays as it is while its field is typed into. */
const FieldLabel = memo(({ id, label, isOptional }: Pick<FieldParts, 'id' | 'label' | 'isOptional'>) => {
  const t = useCommonWords();
  return (
    <label id={`${id}-label`} htmlFor={id}>
      {label}
      {isOptional && <span style={{ fontWeight: 400 }}> ({t.optional})</span>}
    </label>
  );
});

const Place = styled('div')(
  themed((theme) => ({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    '& > label': { marginBottom: 4, fontSize: '0.875rem', fontWeight: 600, lineHeight: '1.4375em' },
    '&:focus-within > label': { color: theme.vars.palette.primary.main },
    '&[data-error] > label': { color: theme.vars.palette.error.main },
  })),
);

const Remark = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 3,
  color: theme.vars.palette.text.secondary,
  '&[data-error]': { color: theme.vars.palette.error.main },
}));
