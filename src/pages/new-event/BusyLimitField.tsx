import { useState } from 'react';
import { TextField } from '../../components/form/TextField.tsx';
import { setBusyLimit, useBusyLimit } from '../../storage/busyLimit.ts';
import { useEventDetailWords } from '../../words/eventDetails.ts';
import { BUSY_DAYS } from './attendeeWarnings.ts';

const MOST = 99;

/** From how many recent events on a KOL has a warning. A number that cannot be used is told, and what counts meanwhile. */
export function BusyLimitField() {
  const t = useEventDetailWords();
  const limit = useBusyLimit();
  // What was typed and is no number that can be used.
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <TextField
      id="event-busy-limit"
      label={t.busyLimit(BUSY_DAYS)}
      type="number"
      value={refused ?? limit}
      onChange={({ target }) => {
        const next = /^\d+$/.test(target.value) ? Number(target.value) : Number.NaN;
        const isUsable = next <= MOST;
        if (isUsable) setBusyLimit(next);
        setRefused(isUsable ? null : target.value);
      }}
      error={refused === null ? undefined : t.busyLimitFault(MOST, limit)}
      autoComplete="off"
      inputProps={{ min: 0, max: MOST }}
      inputMode="numeric"
      sx={{ width: 96 }}
    />
  );
}
