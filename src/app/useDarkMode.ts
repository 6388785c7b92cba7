import { useSyncExternalStore } from 'react';
import { chooseColorScheme, isDark as readIsDark, subscribeToColorScheme } from '../storage/colorScheme.ts';

/** Whether the dashboard is dark now, and how to change that; until somebody does, the system decides. */
export function useDarkMode(): [isDark: boolean, toggle: () => void] {
  const isDark = useSyncExternalStore(subscribeToColorScheme, readIsDark);
  return [isDark, () => chooseColorScheme(isDark ? 'light' : 'dark')];
}
