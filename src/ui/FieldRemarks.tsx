import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './FieldRemarks.module.css';

export interface Remarks {
  /** Of the field below which they stand. */
  id: string;
  /** What the field is for or how to fill it. */
  help?: ReactNode;
  /** What is wrong with the value. */
  error?: string;
  /** True where nothing else announces that, such as a list of all faults. */
  isAlone?: boolean;
}

/** What stands below a field. */
export const FieldRemarks = ({ id, help, error, isAlone = false }: Remarks) => (
  <>
    {error !== undefined && (
      <div id={`${id}-error`} role={isAlone ? 'alert' : undefined} className={clsx(styles.remark, styles.error)}>
        {error}
      </div>
    )}
    {help !== undefined && (
      <div id={`${id}-help`} className={styles.remark}>
        {help}
      </div>
    )}
  </>
);

/** The ids by which an input points at its help and its error. */
export const describedBy = ({ id, help, error }: Remarks) =>
  [help !== undefined ? `${id}-help` : null, error !== undefined ? `${id}-error` : null].filter(Boolean).join(' ') ||
  undefined;

/** What the input of a labelled field is told by its remarks: its id, whether it is refused, and by whom it is described. */
export const inputOf = (remarks: Remarks) => ({
  id: remarks.id,
  hasError: remarks.error !== undefined,
  'aria-describedby': describedBy(remarks),
  'aria-invalid': remarks.error !== undefined,
});
