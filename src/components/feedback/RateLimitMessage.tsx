import Box from '@mui/material/Box';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { CopyErrorButton } from './CopyErrorButton.tsx';
import type { ShownError } from './errorMessages.ts';
import { marksOf } from './errorMessages.ts';
import { focusParentOnUnmount } from './focusParentOnUnmount.ts';

/** A wait because of a rate limit (429). */
export interface Wait {
  /** End of the wait, in milliseconds since 1970. */
  until: number;
  /** The response that asks for the wait. */
  error: ShownError;
}

/** Shows that the service asks to wait, what this means, until when, and details to copy. */
export function RateLimitMessage({ wait: { until, error } }: { wait: Wait }) {
  const t = useCommonMessages().fault;
  const format = useFormat();
  const time = format.clock(new Date(until));
  return (
    <Box
      ref={focusParentOnUnmount}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary', fontSize: 'body2.fontSize' }}
    >
      <span role="alert">
        {format.sentences([t.limited.means, error.retryAfterMs ? t.waitsUntil(time) : t.goesOnAt(time)])}
      </span>
      <CopyErrorButton title={t.limited.title} marks={marksOf(error, t)} at={error.at} />
    </Box>
  );
}
