import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { Moon, Sun } from 'lucide-react';
import { useAppMessages } from '../i18n/app.ts';

/** Switches between light and dark. Until its first use the system setting applies. */
export function ColorSchemeButton() {
  const t = useAppMessages();
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  const label = isDark ? t.useLight : t.useDark;
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton size="large" aria-label={label} title={label} onClick={() => setMode(isDark ? 'light' : 'dark')}>
      <Icon size={20} />
    </IconButton>
  );
}
