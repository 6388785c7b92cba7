import { Button, type ButtonProps } from './Button.tsx';

interface LockableButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** True as long as pressing it does nothing. */
  isLocked: boolean;
}

/** A button that keeps the keyboard while it cannot be pressed; with `disabled` the browser would drop it on the page. */
export const LockableButton = ({ isLocked, onClick, ...rest }: LockableButtonProps) => (
  <Button
    aria-disabled={isLocked || undefined}
    onClick={(click) => {
      // Also keeps a form from being sent by Enter.
      if (isLocked) click.preventDefault();
      else onClick?.(click);
    }}
    {...rest}
  />
);
