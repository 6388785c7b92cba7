import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from './buttonLook.tsx';

export type ButtonProps = Omit<ComponentProps<'button'>, 'color'> & ButtonLook;

/** A button with words on it. It sends no form unless it says `type="submit"`. */
export const Button = ({ variant, size, color, startIcon, className, children, ...rest }: ButtonProps) => (
  <button type="button" {...rest} {...buttonLook({ variant, size, color, startIcon, className, children })} />
);
