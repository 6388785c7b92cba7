import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useEventMessages } from '../../i18n/event.ts';
import type { EventFormValues } from '../../storage/eventDrafts.ts';
import { AmbiguousTimePrompt } from './AmbiguousTimePrompt.tsx';
import { EventTimes } from './EventTimes.tsx';
import { endOf, readEnd, startOf } from './eventRequest.ts';
import { type EventFormProps, fieldProps } from './fieldProps.ts';
import { TimeWarnings } from './TimeWarnings.tsx';
import { ZoneField } from './ZoneField.tsx';
import { isKnownZone } from './zones.ts';

/**
 * The times of the event: wall time at the venue, and below it the same moments on other clocks. The request uses UTC.
 */
export function ScheduleSection({ form }: EventFormProps) {
  const t = useEventMessages();
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const start = startOf(values);
  const end = endOf(values);
  const isVirtual = values.location_type === 'virtual';
  return (
    <Section title={t.when}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ZoneField form={form} />
        </Box>
        {(['start', 'end'] as const).map((end) => (
          <Box key={end} sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
            <TextField
              {...fieldProps(form, `${end}_date`)}
              label={t[end]}
              type="datetime-local"
              inputProps={{ min: '1900-01-01T00:00', max: '9999-12-30T00:00' }}
              required
            />
            <AmbiguousTimePrompt form={form} end={end} />
          </Box>
        ))}
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
          {start !== null && end !== null && Date.parse(start) < Date.parse(end) ? (
            <EventTimes start={start} end={end} zone={values.zone} isVirtual={isVirtual} />
          ) : (
            <Box sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>{t.noTimes[whyNoTimes(values)]}</Box>
          )}
          <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
            <TimeWarnings start={start} end={end} zone={values.zone} isVirtual={isVirtual} />
          </Box>
        </Box>
      </Box>
    </Section>
  );
}

/** Explains why there are no times to show yet. */
function whyNoTimes(form: EventFormValues) {
  if (form.start_date === '' || form.end_date === '') return 'missing';
  if (!isKnownZone(form.zone)) return 'zone';
  const isAsked = (['start', 'end'] as const).some((end) => ['skipped', 'repeated'].includes(readEnd(form, end).kind));
  if (isAsked && (startOf(form) === null || endOf(form) === null)) return 'question';
  return startOf(form) === null || endOf(form) === null ? 'missing' : 'order';
}
