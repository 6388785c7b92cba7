import type { ReactNode } from 'react';
import { type FallbackProps, ErrorBoundary as LibraryErrorBoundary } from 'react-error-boundary';
import { ErrorCard } from './ErrorCard.tsx';
import { useProgramError } from './useProgramError.tsx';

/** Keeps an error inside one part of the page, so that the rest keeps working. Give it a `key` per content. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <LibraryErrorBoundary FallbackComponent={ErrorFallback}>{children}</LibraryErrorBoundary>
);

function ErrorFallback({ error, resetErrorBoundary }: FallbackProps) {
  const described = useProgramError(error, resetErrorBoundary, true);
  return described && <ErrorCard {...described} />;
}
