import Button, { type ButtonProps } from '@mui/material/Button';
import { Printer } from 'lucide-react';
import { pageAction } from '../../components/layout/pageActions.ts';
import { useCommonMessages } from '../../i18n/common.ts';

/** Prints the page: by default its main action. */
export function PrintButton({ variant = 'contained', disabled }: Pick<ButtonProps, 'variant' | 'disabled'>) {
  const { print } = useCommonMessages();
  return (
    <Button
      ref={pageAction(print)}
      variant={variant}
      disabled={disabled}
      onClick={() => window.print()}
      startIcon={<Printer size={18} />}
    >
      {print}
    </Button>
  );
}
