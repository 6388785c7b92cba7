import IconButton from '@mui/material/IconButton';
import { CircleUser } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useAsyncAction } from '../components/feedback/useAsyncAction.tsx';
import { useAppMessages } from '../i18n/app.ts';
import { useLanguageChange } from '../pages/shared/useLanguageChange.ts';

const loadMenu = async () => ({ default: (await import('./UserMenu.tsx')).UserMenu });
const UserMenu = lazy(loadMenu);

/** Opens the menu with the language, the colours, the shortcuts and the session. */
export function UserMenuButton() {
  const t = useAppMessages();
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const [isOpen, setOpen] = useState(false);
  const [run, errorDialog] = useAsyncAction();
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
        onClick={() =>
          void run(async () => {
            await loadMenu();
            setOpen(true);
          })
        }
      >
        <CircleUser size={20} />
      </IconButton>
      <Suspense>
        {isOpen && (
          <UserMenu
            anchor={button.current}
            labelledBy={buttonId}
            onLanguage={changeLanguage}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
      {languageError}
      {errorDialog}
    </>
  );
}
