import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import styles from './TextInput.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** True where what it holds is refused. */
  hasError?: boolean;
  /** How many lines it has at least, and how many it grows to with its text. */
  minRows: number;
  maxRows: number;
}

/** Lines to type into. `className` is of the box around it, all else of the text. */
export function TextArea({ hasError = false, minRows, maxRows, className, ...input }: TextAreaProps) {
  const rows: CSSProperties & Record<`--${string}`, number> = { '--min-rows': minRows, '--max-rows': maxRows };
  return (
    <div className={clsx(styles.box, className)} data-error={hasError || undefined}>
      <textarea className={styles.input} style={rows} {...input} />
    </div>
  );
}
