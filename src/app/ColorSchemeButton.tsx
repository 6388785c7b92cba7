import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { useFrameWords } from '../words/frame.ts';
import { useDarkMode } from './useDarkMode.ts';

/** Switches between light and dark; until it is used, the system decides. */
export function ColorSchemeButton() {
  const t = useFrameWords();
  const [isDark, toggle] = useDarkMode();
  const label = isDark ? t.useLight : t.useDark;
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton size="large" aria-label={label} title={label} onClick={toggle}>
      <Icon size={20} />
    </IconButton>
  );
}
