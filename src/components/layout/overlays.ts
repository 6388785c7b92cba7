import { createContext, use } from 'react';

interface Overlays {
  openPalette: () => void;
  openShortcuts: () => void;
  openSessions: () => void;
}

/** The layout provides it; without it nothing opens. */
export const OverlaysContext = createContext<Overlays>({
  openPalette: () => {},
  openShortcuts: () => {},
  openSessions: () => {},
});

/** Opens the command palette, the list of shortcuts or that of the user's sessions, from any part of the page. */
export const useOverlays = () => use(OverlaysContext);
