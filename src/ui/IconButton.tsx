import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = ComponentProps<'button'> & {
  /** What it does, in words: nobody sees them, so `title` mostly says the same. */
  'aria-label': string;
  /** `large` is as large as a finger needs, on every device. */
  size?: 'small' | 'medium' | 'large';
};

/** A round button with an icon on it. */
export const IconButton = ({ size, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className={clsx(styles.button, size === 'small' && styles.small, size === 'large' && styles.large, className)}
    {...rest}
  />
);
