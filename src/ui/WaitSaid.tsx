import Box from '@mui/material/Box';
import { useCommonWords } from '../words/common.ts';
import { useFormat } from '../words/format.ts';
import { FaultCopy } from './FaultCopy.tsx';
import type { ShownFault } from './FaultNotice.tsx';
import { marksOf } from './faultWords.ts';
import { handOnFocus } from './handOnFocus.ts';

/** A wait because of a rate limit (429). */
export interface Wait {
  /** End of the wait, in milliseconds since 1970. */
  until: number;
  /** The response that asks for the wait. */
  fault: ShownFault;
}

/** Shows that the service asks to wait, what this means, until when, and details to copy. */
export function WaitSaid({ wait: { until, fault } }: { wait: Wait }) {
  const t = useCommonWords().fault;
  const format = useFormat();
  const time = format.clock(new Date(until));
  return (
    <Box
      ref={handOnFocus}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary', fontSize: 'body2.fontSize' }}
    >
      <span role="alert">
        {format.sentences([t.limited.means, fault.retryAfterMs ? t.waitsUntil(time) : t.goesOnAt(time)])}
      </span>
      <FaultCopy title={t.limited.title} marks={marksOf(fault, t)} at={fault.at} />
    </Box>
  );
}
