import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './ProgressBar.module.css';

/** How far something has come, `value` of `max`; without a value it only says that something goes on. */
export const ProgressBar = ({ className, ...rest }: ComponentProps<'progress'> & { 'aria-label': string }) => (
  <progress className={clsx(styles.bar, className)} {...rest} />
);
