import Box from '@mui/material/Box';
import { useCommonWords } from '../words/common.ts';
import { useFormat } from '../words/format.ts';

/**
 * Says until when the service has asked to wait. It stays on the page where there is nothing to say, so that screen
 * readers hear of what comes into it.
 * @param until milliseconds since 1970; null where it does not
 */
export function WaitNotice({ until }: { until: number | null }) {
  const t = useCommonWords().fault;
  const format = useFormat();
  return (
    <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {until !== null && t.waitsUntil(format.clock(new Date(until)))}
    </Box>
  );
}
