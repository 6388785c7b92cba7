import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../auth/session.ts';
import { RateLimitNotice } from '../../components/feedback/RateLimitNotice.tsx';
import { FieldHelperText } from '../../components/form/FormField.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { isKolId } from '../../contract/kolIds.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolBatch } from '../../queries/kolBatch.ts';
import { useBusyLimit } from '../../storage/preferences.ts';
import { AddAttendees } from './AddAttendees.tsx';
import { AttendeeList } from './AttendeeList.tsx';
import { AttendeeTotals } from './AttendeeTotals.tsx';
import { isInvitable, isUnknownEntry } from './attendeeErrors.ts';
import { eventDays, INCLUDE_EVENTS, readEventsAround } from './attendeeWarnings.ts';
import { endOf, fieldId, startOf } from './eventFormValues.ts';
import type { EventFormProps } from './fieldProps.ts';

/** The attendees: each as a profile card, or as an error next to the id. */
export function AttendeeFields({ form, serverErrors }: EventFormProps & { serverErrors: ReadonlyMap<string, string> }) {
  const t = useEventMessages();
  const format = useFormat();
  const attendees = useWatch({ control: form.control, name: 'attendees' });
  const batch = useKolBatch(attendees.filter(isKolId), INCLUDE_EVENTS);
  // A rejected key stops loading; a new key continues it.
  const { isExpired } = useSession();
  const { resumeUnlessStopped } = batch;
  useEffect(() => {
    if (!isExpired) resumeUnlessStopped();
  }, [isExpired, resumeUnlessStopped]);
  // Validate again when a profile turns out to exist or not after the first validation.
  const unknown = batch.kols.filter(isUnknownEntry).length;
  const { isSubmitted } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number triggers the effect
  useEffect(() => {
    // The service's error about the list stays until the list changes.
    const hasServerError = form.getFieldState('attendees').error?.type === 'service';
    if (isSubmitted && !hasServerError) void form.trigger('attendees');
  }, [form, isSubmitted, unknown]);
  const readAround = useEventsAround(form);
  const limit = useBusyLimit();
  const [announcement, announce] = useState('');
  const byId = new Map(batch.kols.map((entry) => [entry.id, entry]));
  const invitable = attendees.filter((id) =>
    isInvitable({ id, entry: byId.get(id), serverError: serverErrors.get(id) }),
  );
  const error = form.formState.errors.attendees?.message;
  return (
    <Section title={t.who} note={t.attendeesCount(invitable.length)}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <AddAttendees form={form} onAnnounce={announce} />
        <FieldHelperText id={fieldId('attendees')} error={error} />
        <Box role="status" sx={{ fontSize: 'body2.fontSize', color: 'text.secondary', '&:empty': { display: 'none' } }}>
          {format.sentences([
            announcement,
            batch.isRunning && batch.total > 0 && t.progress(batch.done, batch.total),
            !batch.isRunning && unknown > 0 && t.unknownIds(unknown),
          ])}
        </Box>
        <RateLimitNotice wait={batch.wait} />
        {attendees.length === 0 ? (
          <Box sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>{t.noKolsYet}</Box>
        ) : (
          <>
            <AttendeeTotals invited={invitable.map((id) => byId.get(id))} readAround={readAround} limit={limit} />
            <AttendeeList
              form={form}
              attendees={attendees}
              byId={byId}
              onReadAgain={batch.retry}
              serverErrors={serverErrors}
              readAround={readAround}
              limit={limit}
              onAnnounce={announce}
            />
          </>
        )}
      </Box>
    </Section>
  );
}

/**
 * Returns a function that reads profiles for the days of the event, as far as they are entered. It stays the same until
 * the days change.
 */
function useEventsAround(form: EventFormProps['form']) {
  const values = useWatch({
    control: form.control,
    name: ['zone', 'start_date', 'start_fold', 'end_date', 'end_fold'],
  });
  const [zone] = values;
  const known = { ...form.getValues() };
  const start = startOf(known);
  const end = endOf(known);
  return useMemo(() => readEventsAround(eventDays(start, end, zone)), [start, end, zone]);
}
