import type { ReactNode } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ValueProps {
  /** The value; undefined, null, false, an empty text or an empty list count as missing. */
  children: ReactNode;
  /** True if the service sent an invalid value. */
  isUnreadable?: boolean;
}

/** A value of a record: the value, "—" if it is missing (never 0), or a marker if it is invalid. */
export function Value({ children, isUnreadable = false }: ValueProps) {
  const t = useCommonMessages();
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

/** Formats a value if it is present. An empty text counts as missing. */
export function optional<Given, Shown>(value: Given | null | undefined, show: (value: Given) => Shown) {
  return value === null || value === undefined || value === '' ? undefined : show(value);
}
