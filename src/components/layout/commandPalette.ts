import { createContext, use } from 'react';

interface Overlays {
  openPalette: () => void;
  openShortcuts: () => void;
}

/** The layout provides it; without it nothing opens. */
export const CommandPaletteContext = createContext<Overlays>({ openPalette: () => {}, openShortcuts: () => {} });

/** Opens the command palette or the list of shortcuts, from any part of the page. */
export const useCommandPalette = () => use(CommandPaletteContext);
