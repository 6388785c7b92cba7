import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router';
import styles from './IconButton.module.css';

/** A link to another address of the dashboard that looks like an `IconButton`. */
export const IconLink = ({ className, ...rest }: LinkProps & { 'aria-label': string; className?: string }) => (
  <Link className={clsx(styles.button, className)} {...rest} />
);
