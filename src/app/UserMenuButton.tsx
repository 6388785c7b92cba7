import IconButton from '@mui/material/IconButton';
import { CircleUser } from 'lucide-react';
import { lazy, useId, useRef, useState } from 'react';
import { DialogErrorBoundary } from '../components/feedback/ErrorBoundary.tsx';
import { useAppMessages } from '../i18n/app.ts';
import { useLanguageChange } from '../pages/shared/useLanguageChange.ts';
import { CloseWithPage } from './CloseWithPage.tsx';

// Opened by a click.
const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }));

/** Opens the menu with the language, the colors, the shortcuts and the session. */
export function UserMenuButton() {
  const t = useAppMessages();
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [changeLanguage, languageError] = useLanguageChange();
  return (
    <>
      <IconButton
        ref={button}
        id={buttonId}
        aria-label={t.userMenu}
        title={t.userMenu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <CircleUser size={20} />
      </IconButton>
      {isOpen && (
        <DialogErrorBoundary onClose={close}>
          <CloseWithPage onClose={close} />
          <UserMenu anchor={button.current} labelledBy={buttonId} onLanguage={changeLanguage} onClose={close} />
        </DialogErrorBoundary>
      )}
      {languageError}
    </>
  );
}
