import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface Remarks {
  /** Of the field below which they stand. */
  id: string;
  /** What the field is for or how to fill it. */
  help?: ReactNode;
  /** What is wrong with the value; shown instead of nothing and announced. */
  error?: string;
}

/** What stands below a field. (MUI's parts for it take as much code as the input.) */
export const FieldRemarks = ({ id, help, error }: Remarks) => (
  <>
    {error !== undefined && (
      <Remark id={`${id}-error`} data-error>
        {error}
      </Remark>
    )}
    {help !== undefined && <Remark id={`${id}-help`}>{help}</Remark>}
  </>
);

/** The ids by which an input points at its help and its error. */
export const describedBy = ({ id, help, error }: Remarks) =>
  [help !== undefined ? `${id}-help` : null, error !== undefined ? `${id}-error` : null].filter(Boolean).join(' ') ||
  undefined;

const Remark = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 3,
  color: theme.vars.palette.text.secondary,
  '&[data-error]': { color: theme.vars.palette.error.main, whiteSpace: 'pre-line' },
}));
