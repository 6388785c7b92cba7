import { useColorScheme } from '@mui/material/styles';

/** Whether the dashboard is dark now, and how to change that; until somebody does, the system decides. */
export function useDarkMode(): [isDark: boolean, toggle: () => void] {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return [isDark, () => setMode(isDark ? 'light' : 'dark')];
}
