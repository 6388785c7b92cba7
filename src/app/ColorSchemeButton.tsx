import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Moon, Sun } from 'lucide-react';
import { useFrameWords } from '../words/frame.ts';

/** Switches between light and dark; until it is used, the system decides. */
export function ColorSchemeButton() {
  const t = useFrameWords();
  const { mode, setMode } = useColorScheme();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = mode === 'dark' || (mode === 'system' && systemIsDark);
  const label = isDark ? t.useLight : t.useDark;
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
      sx={{ p: 1.5, marginInlineStart: { xs: 'auto', sm: 0 } }}
    >
      <Icon size={20} />
    </IconButton>
  );
}
