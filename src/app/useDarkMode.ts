import { useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the dashboard is dark now, and how to change that; until somebody does, the system decides. */
export function useDarkMode(): [isDark: boolean, toggle: () => void] {
  const { mode, setMode } = useColorScheme();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = mode === 'dark' || (mode === 'system' && systemIsDark);
  return [isDark, () => setMode(isDark ? 'light' : 'dark')];
}
