import Button, { type ButtonProps } from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { pageAction } from '../layout/pageActions.ts';

interface SetupButtonProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  icon: LucideIcon;
  /** Stable, if it opens a dialog. */
  onPress: (isOpen: true) => void;
}

/**
 * A button at the end of the toolbar, such as one that opens a dialog. Its label is hidden where there is no room (`ListPage.module.css`).
 * Memoized, so that a new page does not render it again (see `ExportButton` in `ListPage`).
 */
export const SetupButton = memo(({ label, icon: Icon, variant, onPress }: SetupButtonProps) => (
  <Button
    ref={pageAction(label)}
    size="small"
    variant={variant}
    startIcon={<Icon size={16} />}
    onClick={() => onPress(true)}
    aria-label={label}
    title={label}
  >
    <span>{label}</span>
  </Button>
));
