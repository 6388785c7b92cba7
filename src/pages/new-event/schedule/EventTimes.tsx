import { useState } from 'react';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useLocale } from '../../../i18n/localeStore.ts';
import { minuteOfDay } from '../../shared/wallTime.ts';
import { zoneName } from '../../shared/zoneName.ts';
import { listedZone, userZone, zoneLabel } from '../../shared/zones.ts';
import styles from '../EventForm.module.css';

interface EventTimesProps {
  /** Timestamps in UTC. */
  start: string;
  end: string;
  /** The time zone of the venue. */
  zone: string;
  /** A virtual event has no venue. */
  isVirtual: boolean;
}

/** Start and end on the clocks of the venue, of the user and of UTC, and the duration. Clocks that show the same have one row. */
export function EventTimes({ start, end, zone, isVirtual }: EventTimesProps) {
  const t = useEventMessages();
  const format = useFormat();
  const { locale } = useLocale();
  const clocks: { labels: string[]; zone: string; start: string; end: string }[] = [];
  for (const [label, of] of [
    [isVirtual ? t.ofEvent : t.atVenue, listedZone(zone)],
    [t.forYou, userZone()],
    [t.inUtc, 'UTC'],
  ] as const) {
    const times = { start: format.dateTimeIn(start, of), end: format.dateTimeIn(end, of) };
    const same = clocks.find((clock) => clock.start === times.start && clock.end === times.end);
    if (same) same.labels.push(label);
    else clocks.push({ labels: [label], zone: of, ...times });
  }
  return (
    <table className={styles.times} aria-label={t.sameMoment}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.start_date}</th>
          <th scope="col">{t.end_date}</th>
        </tr>
      </thead>
      <tbody>
        {clocks.map((clock) => (
          <tr key={clock.zone}>
            <th scope="row">
              {clock.labels.join(' · ')}
              <small>{zoneName(clock.zone, locale)}</small>
              {clock.zone !== 'UTC' && <small>{zoneLabel(clock.zone)}</small>}
            </th>
            <td data-label={t.start_date}>{clock.start}</td>
            <td data-label={t.end_date}>{clock.end}</td>
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
  const { warnings: messages } = t;
  const night = { from: format.timeOfDay(NIGHT.from), until: format.timeOfDay(NIGHT.until) };
  const texts = timeWarnings(start, end, zone, now).map((warning) => {
    switch (warning.kind) {
      case 'past':
        return messages.past;
      case 'long':
        return messages.long(format.duration(warning.minutes));
      default:
        return messages[warning.kind](format.timeOfDay(warning.minuteOfDay), isVirtual, night.from, night.until);
    }
  });
  if (elsewhere !== undefined) texts.unshift(t.zoneElsewhere(format.country(elsewhere)));
  if (texts.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" role="note">
      {texts.map((warning) => (
        <div key={warning}>{warning}</div>
      ))}
    </Alert>
  );
}

/** Unusual but valid times. */
type TimeWarning =
  | { kind: 'past' }
  | { kind: 'long'; minutes: number }
  | { kind: 'nightStart' | 'nightEnd'; minuteOfDay: number };

const LONG_MINUTES = 14 * 24 * 60;
/** Night at the venue, in minutes after midnight. */
const NIGHT = { from: 22 * 60, until: 6 * 60 };

/** Returns the warnings about start and end at a venue, relative to `now` (milliseconds). */
function timeWarnings(start: string | null, end: string | null, zone: string, now: number): TimeWarning[] {
  const warnings: TimeWarning[] = [];
  if (start !== null && Date.parse(start) < now) warnings.push({ kind: 'past' });
  if (start !== null && end !== null) {
    const minutes = minutesBetween(start, end);
    if (minutes > LONG_MINUTES) warnings.push({ kind: 'long', minutes });
  }
  if (start !== null) {
    const minute = minuteOfDay(start, zone);
    if (isAtNight(minute)) warnings.push({ kind: 'nightStart', minuteOfDay: minute });
  }
  if (end !== null) {
    const minute = minuteOfDay(end, zone);
    // An event that ends when the night starts is not at night, so the minute before the end counts.
    if (isAtNight((minute + 24 * 60 - 1) % (24 * 60))) warnings.push({ kind: 'nightEnd', minuteOfDay: minute });
  }
  return warnings;
}

const isAtNight = (minute: number) => minute >= NIGHT.from || minute < NIGHT.until;

/** The duration in minutes; negative if the end is before the start. */
const minutesBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 60_000;
