import Button from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { pageAction } from '../layout/pageActions.ts';

interface SetupButtonProps {
  label: string;
  icon: LucideIcon;
  /** Stable. */
  onOpen: (isOpen: boolean) => void;
}

/**
 * A button at the end of the toolbar that opens a dialog. Its label is hidden where there is no room (`ListPage.module.css`).
 * Memoized, so that a new page does not render it again (see `ExportButton` in `ListPage`).
 */
export const SetupButton = memo(({ label, icon: Icon, onOpen }: SetupButtonProps) => (
  <Button
    ref={pageAction(label)}
    size="small"
    startIcon={<Icon size={16} />}
    onClick={() => onOpen(true)}
    aria-label={label}
    title={label}
  >
    <span>{label}</span>
  </Button>
));
