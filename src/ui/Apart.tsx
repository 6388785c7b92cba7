import { type ReactNode, Suspense } from 'react';
import { PanelBoundary } from './PanelBoundary.tsx';

/** What is loaded when it is asked for and opens over the page; where it does not come or breaks, the page stays. */
export const Apart = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => (
  <PanelBoundary onClose={onClose}>
    <Suspense>{children}</Suspense>
  </PanelBoundary>
);
