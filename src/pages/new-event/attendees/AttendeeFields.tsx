import { useState } from 'react';
import { RateLimitNotice } from '../../../components/feedback/RateLimitNotice.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import { setBusyLimit, useBusyLimit } from '../../../storage/preferences.ts';
import styles from '../EventForm.module.css';
import type { EventSectionProps } from '../fieldProps.ts';
import { AddAttendees } from './AddAttendees.tsx';
import { AttendeeList } from './AttendeeList.tsx';
import { BUSY_DAYS } from './attendeeWarnings.ts';
import type { Attendees } from './useAttendees.ts';

/** The attendees: each as one row, or as an error next to the id. */
export function AttendeeFields({ form, attendees: state }: EventSectionProps & { attendees: Attendees }) {
  const t = useEventMessages();
  const format = useFormat();
  const [announcement, announce] = useState('');
  const { attendees, batch, invitable, toCorrect, unknown } = state;
  return (
    <Section title={t.who} note={t.attendeesCount(invitable.length, toCorrect)}>
      <div className={styles.column}>
        <AddAttendees form={form} onAnnounce={announce} />
        <div className={styles.progress}>
          <span role="status">
            {format.sentences([announcement, !batch.isRunning && unknown > 0 && t.unknownIds(unknown)])}
          </span>{' '}
          {/* Not in the status, because screen readers would announce each number. */}
          {batch.isRunning && batch.total > 0 && t.progress(batch.done, batch.total)}
        </div>
        <RateLimitNotice wait={batch.wait} />
        {attendees.length === 0 ? (
          <div className={styles.note}>{t.noKolsYet}</div>
        ) : (
          <>
            <AttendeeList form={form} state={state} onAnnounce={announce} />
            <BusyLimitField />
          </>
        )}
      </div>
    </Section>
  );
}

const MAX_LIMIT = 99;

/**
 * The number of recent events above which a KOL gets a warning. For an invalid number the field shows an error and the
 * value that still applies.
 */
function BusyLimitField() {
  const t = useEventMessages();
  const limit = useBusyLimit();
  // The typed text if it is not a valid number.
  const [invalidText, setInvalidText] = useState<string | null>(null);
  return (
    <TextField
      id="event-busy-limit"
      label={t.busyLimit(BUSY_DAYS)}
      type="number"
      value={invalidText ?? limit}
      onChange={({ target }) => {
        const next = /^\d+$/.test(target.value) ? Number(target.value) : Number.NaN;
        const isUsable = next <= MAX_LIMIT;
        if (isUsable) setBusyLimit(next);
        setInvalidText(isUsable ? null : target.value);
      }}
      error={invalidText === null ? undefined : t.busyLimitError(MAX_LIMIT, limit)}
      autoComplete="off"
      inputProps={{ min: 0, max: MAX_LIMIT }}
      inputMode="numeric"
      className={styles.busyLimit}
    />
  );
}
