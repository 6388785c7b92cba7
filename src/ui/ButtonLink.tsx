import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonLook } from './buttonLook.tsx';

/** A link to another address of the dashboard that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  color,
  startIcon,
  className,
  children,
  ...rest
}: Omit<LinkProps, 'color'> & ButtonLook) => (
  <Link {...rest} {...buttonLook({ variant, size, color, startIcon, className, children })} />
);
