import IconButton from '@mui/material/IconButton';
import { EllipsisVertical } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { DialogErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { useAsyncAction } from '../feedback/useAsyncAction.tsx';
import type { Action } from './ActionsMenuList.tsx';

// Opened by a click.
const ActionsMenuList = lazy(async () => ({ default: (await import('./ActionsMenuList.tsx')).ActionsMenuList }));

/** The actions of a card or a row in a menu behind one button. @param label names the button */
export function ActionsMenu({ label, actions }: { label: string; actions: readonly Action[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [run, error] = useAsyncAction();
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        style={{ marginBlock: -4, marginInlineEnd: -8 }}
      >
        <EllipsisVertical size={20} />
      </IconButton>
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
