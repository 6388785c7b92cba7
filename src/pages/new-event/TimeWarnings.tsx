import { useState } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import { NIGHT, timeWarnings } from './eventWarnings.ts';

interface TimeWarningsProps {
  /** Timestamps in UTC; null if not entered yet. */
  start: string | null;
  end: string | null;
  zone: string;
  isVirtual: boolean;
  /** The selected country, if the zone is not in it. */
  elsewhere?: string;
}

/** Unusual times of the event. They do not block sending. */
export function TimeWarnings({ start, end, zone, isVirtual, elsewhere }: TimeWarningsProps) {
  const t = useEventMessages();
  const format = useFormat();
  const [now] = useState(Date.now);
  const { warnings: said } = t;
  const night = { from: format.timeOfDay(NIGHT.from), until: format.timeOfDay(NIGHT.until) };
  const words = timeWarnings(start, end, zone, now).map((warning) => {
    switch (warning.kind) {
      case 'past':
        return said.past;
      case 'long':
        return said.long(format.duration(warning.minutes));
      default:
        return said[warning.kind](format.timeOfDay(warning.minuteOfDay), isVirtual, night.from, night.until);
    }
  });
  if (elsewhere !== undefined) words.unshift(t.zoneElsewhere(format.country(elsewhere)));
  if (words.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" role="note">
      {words.map((warning) => (
        <div key={warning}>{warning}</div>
      ))}
    </Alert>
  );
}
