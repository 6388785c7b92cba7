import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ValueProps {
  /** What to show; undefined, null, an empty text or an empty list mean that nothing was given. */
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
    children === '' ||
    (Array.isArray(children) && children.length === 0);
  return (
    <>
      {!isMissing && children}
      {isUnreadable && (
        <Box
          component="span"
          title={t.unreadableLong}
          sx={{ color: 'warning.main', fontStyle: 'italic', ml: isMissing ? 0 : 1 }}
        >
          {t.unreadable}
        </Box>
      )}
      {isMissing && !isUnreadable && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <span aria-hidden>{t.missing}</span>
          <VisuallyHidden>{t.missingLong}</VisuallyHidden>
        </Box>
      )}
    </>
  );
}

/** Formats what is there, and leaves what is missing missing. */
export function optional<Given, Shown>(value: Given | null | undefined, show: (value: Given) => Shown) {
  return value === null || value === undefined ? undefined : show(value);
}
