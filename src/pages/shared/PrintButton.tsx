import Button from '@mui/material/Button';
import { Printer } from 'lucide-react';
import { pageAction } from '../../components/layout/pageActions.ts';
import { useCommonMessages } from '../../i18n/common.ts';

/** Prints the page: the main action of the briefing and of the comparison. */
export function PrintButton({ disabled }: { disabled: boolean }) {
  const { print } = useCommonMessages();
  return (
    <Button
      ref={pageAction(print)}
      variant="contained"
      disabled={disabled}
      onClick={() => window.print()}
      startIcon={<Printer size={18} />}
    >
      {print}
    </Button>
  );
}
