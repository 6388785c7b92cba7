import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** How a button looks, whether it does something (`Button`) or leads somewhere (`ButtonLink`). */
export interface ButtonLook {
  /** `contained` for the one thing that a place is for, `outlined` for what else it offers, `text` for the rest. */
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'medium' | 'large';
  /** `inherit` is the colour of the text around it. */
  color?: 'primary' | 'error' | 'inherit';
  startIcon?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** @returns what a look makes of an element */
export const buttonLook = ({ variant = 'text', size, color, startIcon, className, children }: ButtonLook) => ({
  className: clsx(
    styles.button,
    variant === 'outlined' && styles.outlined,
    variant === 'contained' && styles.contained,
    size === 'small' && styles.small,
    size === 'large' && styles.large,
    color === 'error' && styles.error,
    color === 'inherit' && styles.inherit,
    className,
  ),
  children:
    startIcon === undefined ? (
      children
    ) : (
      <>
        <span className={styles.icon}>{startIcon}</span>
        {children}
      </>
    ),
});
