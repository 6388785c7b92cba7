import { useEventDetailWords } from '../../words/eventDetails.ts';
import { useFormat } from '../../words/format.ts';
import { useReading } from '../../words/reading.ts';
import { zoneName } from '../../words/zoneName.ts';
import styles from './EventTimes.module.css';
import { minutesBetween } from './eventWarnings.ts';
import { listedZone, readerZone } from './zones.ts';

interface EventTimesProps {
  /** Timestamps in UTC. */
  start: string;
  end: string;
  /** The time zone of the venue. */
  zone: string;
  /** A virtual event has no venue. */
  isVirtual: boolean;
}

/** Start and end on three clocks (venue, user, UTC), and the duration. */
export function EventTimes({ start, end, zone, isVirtual }: EventTimesProps) {
  const t = useEventDetailWords();
  const format = useFormat();
  const { locale } = useReading();
  const clocks = [
    { label: isVirtual ? t.ofEvent : t.atVenue, zone },
    { label: t.forYou, zone: readerZone() },
    { label: t.inUtc, zone: 'UTC' },
  ];
  return (
    <table className={styles.times} aria-label={t.sameMoment}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.start}</th>
          <th scope="col">{t.end}</th>
        </tr>
      </thead>
      <tbody>
        {clocks.map((clock) => (
          <tr key={clock.label}>
            <th scope="row">
              {clock.label}
              <small>{zoneName(clock.zone, locale)}</small>
              {clock.zone !== 'UTC' && <small>{listedZone(clock.zone).replaceAll('_', ' ')}</small>}
            </th>
            <td data-label={t.start}>{format.momentIn(start, clock.zone)}</td>
            <td data-label={t.end}>{format.momentIn(end, clock.zone)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t.length}</th>
          <td colSpan={2}>{format.duration(minutesBetween(start, end))}</td>
        </tr>
      </tbody>
    </table>
  );
}
