import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** What it does, in words: nobody sees them, so `title` mostly says the same. */
  'aria-label': string;
  /** `large` is as large as a finger needs, on every device. */
  size?: 'small' | 'medium' | 'large';
  /** True as long as pressing it does nothing. It keeps the keyboard of who has just pressed it. */
  isLocked?: boolean;
};

/** A round button with an icon on it. */
export const IconButton = ({ size, className, isLocked = false, onClick, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-disabled={isLocked || undefined}
    onClick={isLocked ? undefined : onClick}
    className={clsx(styles.button, size === 'small' && styles.small, size === 'large' && styles.large, className)}
    {...rest}
  />
);
