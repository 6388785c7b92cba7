import { type ReactNode, Suspense } from 'react';
import { type FallbackProps, ErrorBoundary as LibraryErrorBoundary } from 'react-error-boundary';
import { ErrorCard } from './ErrorCard.tsx';
import { ErrorDialog } from './ErrorDialog.tsx';
import { useProgramError } from './useProgramError.tsx';

/** Keeps an error inside one part of the page, so that the rest keeps working. Give it a `key` per content. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <LibraryErrorBoundary FallbackComponent={ErrorFallback}>{children}</LibraryErrorBoundary>
);

interface DialogErrorBoundaryProps {
  /** Closes the dialog in which the error happened. */
  onClose: () => void;
  children: ReactNode;
}

/** For a dialog or a drawer whose code loads on demand: shows its error, such as a chunk that does not load, in a dialog. */
export const DialogErrorBoundary = ({ onClose, children }: DialogErrorBoundaryProps) => (
  <LibraryErrorBoundary
    fallbackRender={({ error, resetErrorBoundary }) => (
      <ErrorDialog error={error} onRetry={resetErrorBoundary} onClose={onClose} />
    )}
  >
    <Suspense>{children}</Suspense>
  </LibraryErrorBoundary>
);

function ErrorFallback({ error, resetErrorBoundary }: FallbackProps) {
  const described = useProgramError(error, resetErrorBoundary, true);
  return described && <ErrorCard {...described} />;
}
