import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { EllipsisVertical } from 'lucide-react';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { DialogErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { useAsyncAction } from '../feedback/useAsyncAction.tsx';
import type { Action } from './ActionsMenuList.tsx';

// Opened by a click.
const ActionsMenuList = lazy(async () => ({ default: (await import('./ActionsMenuList.tsx')).ActionsMenuList }));

interface ActionsMenuProps {
  /** Names the button and the menu. */
  label: string;
  actions: readonly Action[];
  /** The icon of a button that shows its label. Without it the button is three dots. */
  icon?: ReactNode;
}

/** Actions in a menu behind one button. */
export function ActionsMenu({ label, actions, icon }: ActionsMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [run, error] = useAsyncAction();
  const close = () => setIsOpen(false);
  const opener = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => setIsOpen(true),
  } as const;
  return (
    <>
      {icon === undefined ? (
        <IconButton
          {...opener}
          size="small"
          aria-label={label}
          title={label}
          style={{ marginBlock: -4, marginInlineEnd: -8 }}
        >
          <EllipsisVertical size={20} />
        </IconButton>
      ) : (
        <Button {...opener} variant="outlined" startIcon={icon}>
          {label}
        </Button>
      )}
      {isOpen && (
        <DialogErrorBoundary onClose={close}>
          <ActionsMenuList
            label={label}
            anchor={button.current}
            actions={actions.map((action) => ('to' in action ? action : { ...action, run: () => run(action.run) }))}
            onClose={close}
          />
        </DialogErrorBoundary>
      )}
      {error}
    </>
  );
}
