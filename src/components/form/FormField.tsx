import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';

interface FieldHelperProps {
  /** The id of the field. */
  id: string;
  /** The purpose of the field, or how to fill it in. */
  help?: ReactNode;
  /** The error of the value. */
  error?: string;
  /** True if nothing else announces the error, such as an error summary. */
  announcesError?: boolean;
}

export interface FormFieldProps extends FieldHelperProps {
  label: string;
  /** Shows "optional" next to the label. */
  isOptional?: boolean;
}

/** A control with its label above, and its error and help below. Unlike MUI's `TextField` it shows both. */
export function FormField({ label, isOptional, children, ...helper }: FormFieldProps & { children: ReactNode }) {
  const { id, error } = helper;
  const t = useCommonMessages();
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={`${id}-label`} htmlFor={id}>
        {label}
        {isOptional && <span>{t.optional}</span>}
      </FormLabel>
      {children}
      <FieldHelperText {...helper} />
    </FormControl>
  );
}

/** The error and the help of a field. */
export const FieldHelperText = ({ id, help, error, announcesError = false }: FieldHelperProps) => (
  <>
    {error !== undefined && (
      <FormHelperText component="div" error id={`${id}-error`} role={announcesError ? 'alert' : undefined}>
        {error}
      </FormHelperText>
    )}
    {help !== undefined && (
      <FormHelperText component="div" error={false} id={`${id}-help`}>
        {help}
      </FormHelperText>
    )}
  </>
);

/** @returns the ids of the help and the error, for `aria-describedby` of the control */
export const describedBy = ({ id, help, error }: FieldHelperProps) =>
  [help !== undefined ? `${id}-help` : null, error !== undefined ? `${id}-error` : null].filter(Boolean).join(' ') ||
  undefined;
