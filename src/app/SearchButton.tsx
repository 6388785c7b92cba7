import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import { useMatch } from 'react-router';
import { useCommandPalette } from '../components/layout/commandPalette.ts';
import { useAppMessages } from '../i18n/app.ts';
import { routes } from '../paths.ts';
import styles from './AppLayout.module.css';

/** Looks like a search field and opens the command palette, which has the real one. Home has the same search in the page. */
export function SearchButton() {
  const t = useAppMessages();
  const { openPalette } = useCommandPalette();
  if (useMatch(routes.home) !== null) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      title={`${t.search} (${t.paletteKey})`}
      onClick={openPalette}
      className={styles.search}
    >
      <Search size={16} aria-hidden />
      <span>{t.search}</span>
      <kbd>{t.paletteKey}</kbd>
    </Button>
  );
}
