import type { ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ValueProps {
  /** What to show; undefined, null, false, an empty text or an empty list mean that nothing was given. */
  children: ReactNode;
  /** True where the service sent something here that could not be read. */
  isUnreadable?: boolean;
}

/** A value of a record: itself, "—" where it is missing (never 0), or a mark where it could not be read. */
export function Value({ children, isUnreadable = false }: ValueProps) {
  const t = useCommonWords();
  const isMissing =
    children === undefined ||
    children === null ||
    children === false ||
    children === '' ||
    (Array.isArray(children) && children.length === 0);
  return (
    <>
      {!isMissing && children}
      {isUnreadable && (
        <>
          {!isMissing && ' '}
          <span data-unreadable title={t.unreadableLong}>
            {t.unreadable}
          </span>
        </>
      )}
      {isMissing && !isUnreadable && (
        <span data-missing>
          <span aria-hidden>{t.missing}</span>
          <VisuallyHidden>{t.missingLong}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

/** Formats what is there, and leaves what is missing missing. */
export function optional<Given, Shown>(value: Given | null | undefined, show: (value: Given) => Shown) {
  return value === null || value === undefined ? undefined : show(value);
}
