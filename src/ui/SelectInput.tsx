import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './TextInput.module.css';

interface SelectInputProps extends ComponentProps<'select'> {
  /** True where what is chosen is refused. */
  hasError?: boolean;
}

/** The browser's own list to choose from, in the look of a `TextInput`. `className` is of the box around it. */
export const SelectInput = ({ hasError = false, className, children, ...select }: SelectInputProps) => (
  <div className={clsx(styles.box, className)} data-error={hasError || undefined}>
    <select className={styles.input} {...select}>
      {children}
    </select>
    <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 10l5 5 5-5z" />
    </svg>
  </div>
);
