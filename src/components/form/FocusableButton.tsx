import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

/** A button that keeps focus while it is disabled, such as a submit button during its request. */
export const FocusableButton = ({ disabled = false, onClick, ...rest }: ButtonProps) => (
  <Button
    aria-disabled={disabled || undefined}
    onClick={(click) => {
      // Also stops Enter from submitting the form.
      if (disabled) click.preventDefault();
      else onClick?.(click);
    }}
    {...rest}
  />
);

/** An icon button that keeps focus while it is disabled, such as "next page" on the last page. */
export const FocusableIconButton = ({ disabled = false, onClick, ...rest }: IconButtonProps) => (
  <IconButton aria-disabled={disabled || undefined} onClick={disabled ? undefined : onClick} {...rest} />
);
