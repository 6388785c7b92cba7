import { useState } from 'react';
import { TextField } from '../../components/form/TextField.tsx';
import { useEventMessages } from '../../i18n/event.ts';
import { setBusyLimit, useBusyLimit } from '../../storage/preferences.ts';
import { BUSY_DAYS } from './attendeeWarnings.ts';

const MOST = 99;

/**
 * The number of recent events above which a KOL gets a warning. For an invalid number the field shows an error and the
 * value that still applies.
 */
export function BusyLimitField() {
  const t = useEventMessages();
  const limit = useBusyLimit();
  // The typed text if it is not a valid number.
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
