import type { ReactNode } from 'react';
import { type FallbackProps, ErrorBoundary as LibraryErrorBoundary } from 'react-error-boundary';
import { FaultCard } from '../../ui/FaultCard.tsx';
import { useProgramError } from './useProgramError.tsx';

/** Keeps an error inside one part of the page, so that the rest keeps working. Give it a `key` per content. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <LibraryErrorBoundary FallbackComponent={ErrorCard}>{children}</LibraryErrorBoundary>
);

function ErrorCard({ error, resetErrorBoundary }: FallbackProps) {
  const told = useProgramError(error, resetErrorBoundary, true);
  return told && <FaultCard {...told} />;
}
