import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import { memo } from 'react';
import { useMatch } from 'react-router';
import { useOverlays } from '../components/layout/overlays.ts';
import { useAppMessages } from '../i18n/app.ts';
import { routes } from '../paths.ts';
import styles from './AppLayout.module.css';

/** The search in the app bar; not on the home screen, which has it in the page. */
export const SearchButton = () => useMatch(routes.home) === null && <PaletteButton />;

/**
 * Looks like a search field and opens the command palette, which has the real one. Memoized, so that a new page of a list does not
 * render it again (see `ExportButton` in `ListPage`).
 */
const PaletteButton = memo(() => {
  const t = useAppMessages();
  const { openPalette } = useOverlays();
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t.search} (${t.paletteKey})`}
      onClick={openPalette}
      className={styles.search}
    >
      <Search size={16} aria-hidden />
      <span>{t.search}</span>
      <kbd>{t.paletteKey}</kbd>
    </Button>
  );
});
