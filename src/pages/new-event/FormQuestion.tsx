import { type ComponentProps, lazy, Suspense } from 'react';
import type { ConfirmDialog as Dialog } from '../../components/feedback/ConfirmDialog.tsx';
import { DialogErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';

// Opened by a click.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../components/feedback/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** A question about the whole form; its code loads when it is asked. */
export const FormQuestion = (props: ComponentProps<typeof Dialog>) => (
  <DialogErrorBoundary onClose={props.onClose}>
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  </DialogErrorBoundary>
);
