import { type ReactNode, Suspense } from 'react';
import { PanelBoundary } from './PanelBoundary.tsx';

interface ApartProps {
  children: ReactNode;
  /** What stands in its place until it has come. */
  fallback?: ReactNode;
  /** For what opens over the page: its fault is told over the page too, and this closes it. */
  onClose?: () => void;
}

/** A part of the page that is loaded when it is asked for; where it does not come or breaks, the others stay. */
export const Apart = ({ children, fallback, onClose }: ApartProps) => (
  <PanelBoundary onClose={onClose}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </PanelBoundary>
);
