import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './TextInput.module.css';

export type TextInputProps = ComponentProps<'input'> & {
  /** True where what it holds is refused. */
  hasError?: boolean;
  /** An icon of 18 pixels before the text. */
  start?: ReactNode;
  /** What stands after the text, such as a button. */
  end?: ReactNode;
};

/** A line to type into. `className` is of the box around it, all else of the input. */
export const TextInput = ({ hasError = false, start, end, className, ...input }: TextInputProps) => (
  <div
    className={clsx(styles.box, className)}
    data-error={hasError || undefined}
    data-start={start !== undefined || undefined}
    data-end={end !== undefined || undefined}
  >
    {start}
    <input className={styles.input} {...input} />
    {end}
  </div>
);
