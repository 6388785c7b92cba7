import { useState } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { useEventDetailWords } from '../../words/eventDetails.ts';
import { useFormat } from '../../words/format.ts';
import { NIGHT, timeWarnings } from './eventWarnings.ts';

interface TimeWarningsProps {
  /** Moments in UTC; null where one is not told yet. */
  start: string | null;
  end: string | null;
  zone: string;
  isVirtual: boolean;
  /** A country in which the zone is not. */
  elsewhere?: string;
  className?: string;
}

/** What is unusual about the event's times: nothing of it keeps the event from being sent. */
export function TimeWarnings({ start, end, zone, isVirtual, elsewhere, className }: TimeWarningsProps) {
  const t = useEventDetailWords();
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
    <Alert severity="warning" variant="outlined" role="note" className={className}>
      {words.map((warning) => (
        <div key={warning}>{warning}</div>
      ))}
    </Alert>
  );
}
