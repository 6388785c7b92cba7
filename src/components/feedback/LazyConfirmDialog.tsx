import { type ComponentProps, lazy, Suspense } from 'react';
import type { ConfirmDialog as Dialog } from './ConfirmDialog.tsx';
import { DialogErrorBoundary } from './ErrorBoundary.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));

/** A `ConfirmDialog` of a screen that seldom asks; its code loads when it does. */
export const LazyConfirmDialog = (props: ComponentProps<typeof Dialog>) => (
  <DialogErrorBoundary onClose={props.onClose}>
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  </DialogErrorBoundary>
);
