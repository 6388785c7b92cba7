import { useFormat } from '../../words/format.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { timeWarnings } from './eventWarnings.ts';

/** What is unusual about the event's times, in words. */
export function useTimeWarnings(start: string | null, end: string | null, zone: string, now: number): string[] {
  const { warnings: t } = useNewEventWords();
  const format = useFormat();
  return timeWarnings(start, end, zone, now).map((warning) => {
    switch (warning.kind) {
      case 'past':
        return t.past;
      case 'long':
        return t.long(format.duration(warning.minutes));
      default:
        return t[warning.kind](format.timeOfDay(warning.minuteOfDay));
    }
  });
}
