import { TriangleAlert } from 'lucide-react';
import { isUnreadable } from '../../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../../contract/parseKol.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import styles from './AttendeeEvidence.module.css';
import { BUSY_DAYS, type EventsAround, type OtherEvent } from './attendeeWarnings.ts';

export interface AttendeeEvidenceProps {
  kol: ParsedKol;
  around: EventsAround;
  /** True if there are more recent events than the planner's limit. */
  isBusy: boolean;
}

/** The reasons against inviting a KOL on these days, with the events that prove them. */
export function AttendeeEvidence({ kol, around: { sameDays, recent }, isBusy }: AttendeeEvidenceProps) {
  const t = useEventMessages();
  return (
    <>
      {sameDays.length > 0 && <Evidence title={t.clash(sameDays.length)} events={sameDays} />}
      {isBusy && <Evidence title={t.busy(recent.length, BUSY_DAYS)} events={recent} />}
      {!kol.events && (
        <div className={styles.unknown}>{isUnreadable(kol, 'events') ? t.eventsUnreadable : t.eventsUnknown}</div>
      )}
    </>
  );
}

function Evidence({ title, events }: { title: string; events: readonly OtherEvent[] }) {
  return (
    <details className={styles.warning}>
      <summary title={title}>
        <TriangleAlert size={15} aria-hidden />
        {title}
      </summary>
      <OtherEvents events={events} />
    </details>
  );
}

/** Other events of a KOL, with their days. */
export function OtherEvents({ events }: { events: readonly OtherEvent[] }) {
  const format = useFormat();
  return (
    <ul className={styles.events}>
      {events.map(({ id, name, date }) => (
        <li key={id}>{format.joinList([name, format.day(date)])}</li>
      ))}
    </ul>
  );
}
