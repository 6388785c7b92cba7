import { type ComponentProps, lazy } from 'react';
import type { ConfirmDialog as Dialog } from '../../components/feedback/ConfirmDialog.tsx';
import { DialogErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../components/feedback/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** A `ConfirmDialog` of a screen that seldom asks; its code loads when it does. */
export const LazyConfirmDialog = (props: ComponentProps<typeof Dialog>) => (
  <DialogErrorBoundary onClose={props.onClose}>
    <ConfirmDialog {...props} />
  </DialogErrorBoundary>
);
