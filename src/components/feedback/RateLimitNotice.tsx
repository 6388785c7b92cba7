import Box from '@mui/material/Box';
import type { RateLimitWait } from '../../api/ApiError.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { CopyErrorButton } from './ErrorDetails.tsx';
import { getRequestInfo } from './errorMessages.ts';
import { focusParentOnUnmount } from './focus.ts';

/**
 * Shows that the service asks to wait, what this means, until when, and details to copy. Shows nothing without a wait
 * (null).
 */
export const RateLimitNotice = ({ wait }: { wait: RateLimitWait | null }) => wait && <RateLimitMessage {...wait} />;

function RateLimitMessage({ until, error }: RateLimitWait) {
  const t = useCommonMessages().errors;
  const format = useFormat();
  const time = format.time(new Date(until));
  return (
    <Box
      ref={focusParentOnUnmount}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary', fontSize: 'body2.fontSize' }}
    >
      <span role="alert">
        {format.sentences([t.limited.means, error.retryAfterMs ? t.waitsUntil(time) : t.retryingAt(time)])}
      </span>
      <CopyErrorButton title={t.limited.title} requestInfo={getRequestInfo(error, t)} at={error.at} />
    </Box>
  );
}
