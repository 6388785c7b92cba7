import { readLocal, writeLocal } from './localItem.ts';

/** Whether the page is light or dark: as this device has chosen, and until it has, as its system is. */

/** Holds `light`, `dark`, or nothing for the system's choice. */
const CHOSEN = 'kol-desk.color-scheme';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

export function isDark(): boolean {
  const chosen = readLocal(CHOSEN);
  return chosen === 'dark' || (chosen !== 'light' && systemDark().matches);
}

/** Turns the page, which the style sheet then draws in other colours. */
export function showColorScheme() {
  const { classList } = document.documentElement;
  classList.toggle('dark', isDark());
  classList.toggle('light', !isDark());
}

/** Remembers a choice for this device. */
export function chooseColorScheme(scheme: 'light' | 'dark') {
  writeLocal(CHOSEN, scheme);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls `listener` whenever the choice may have changed: here, in another tab, or of the system. @returns how to stop that */
export function subscribeToColorScheme(listener: () => void): () => void {
  const system = systemDark();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === CHOSEN) listener();
  };
  listeners.add(listener);
  system.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}
