import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';
import { FieldRemarks, type Remarks } from './FieldRemarks.tsx';
import { themed } from './themed.ts';

export interface FieldParts extends Remarks {
  label: string;
  /** Says "optional" beside the label. */
  isOptional?: boolean;
}

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
    <Place data-error={error !== undefined || undefined}>
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      {children}
      <FieldRemarks id={id} help={help} error={error} />
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
