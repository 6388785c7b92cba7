import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { RadioCardGroup } from '../../../components/form/RadioCardGroup.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { EventFormValues } from '../../../storage/eventDrafts.ts';
import { offsetMinutes, parseWallTime, utcOffset } from '../../shared/wallTime.ts';
import { isKnownZone } from '../../shared/zones.ts';
import styles from '../EventForm.module.css';
import { endOf, fieldId, readEnd, startOf } from '../eventFormValues.ts';
import { type EventSectionProps, fieldProps, setField } from '../fieldProps.ts';
import { EventTimes } from './EventTimes.tsx';
import { ZoneField } from './ZoneField.tsx';

/**
 * The times of the event: wall time at the venue, and below it the same moments on other clocks. The request uses UTC.
 */
export function ScheduleSection({ form }: EventSectionProps) {
  const t = useEventMessages();
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const start = startOf(values);
  const end = endOf(values);
  const isVirtual = values.location_type === 'virtual';
  return (
    <Section title={t.when}>
      <div className={styles.fields} data-columns={2}>
        <div className={styles.wholeLine}>
          <ZoneField form={form} />
        </div>
        {(['start', 'end'] as const).map((end) => (
          <div key={end} className={styles.moment}>
            <TextField
              {...fieldProps(form, `${end}_date`)}
              label={t[`${end}_date`]}
              type="datetime-local"
              inputProps={{ min: '1900-01-01T00:00', max: '9999-12-30T00:00' }}
              required
            />
            <AmbiguousTimePrompt form={form} end={end} />
          </div>
        ))}
        <div className={styles.wholeLine}>
          {start !== null && end !== null && Date.parse(start) < Date.parse(end) ? (
            <EventTimes start={start} end={end} zone={values.zone} isVirtual={isVirtual} />
          ) : (
            <div className={styles.note}>{t.noTimes[whyNoTimes(values)]}</div>
          )}
        </div>
      </div>
    </Section>
  );
}

/** Explains why there are no times to show yet. */
function whyNoTimes(form: EventFormValues) {
  if (form.start_date === '' || form.end_date === '') return 'missing';
  if (!isKnownZone(form.zone)) return 'zone';
  const isAmbiguous = (['start', 'end'] as const).some((end) =>
    ['skipped', 'repeated'].includes(readEnd(form, end).kind),
  );
  if (isAmbiguous && (startOf(form) === null || endOf(form) === null)) return 'question';
  return startOf(form) === null || endOf(form) === null ? 'missing' : 'order';
}

/** Asks for the intended moment if the clocks at the venue skip or repeat the entered time. */
function AmbiguousTimePrompt({ form, end }: EventSectionProps & { end: 'start' | 'end' }) {
  const t = useEventMessages();
  const format = useFormat();
  const [wallTime, fold, zone] = useWatch({ control: form.control, name: [`${end}_date`, `${end}_fold`, 'zone'] });
  const parsed = parseWallTime(wallTime, zone);
  if (parsed.kind !== 'skipped' && parsed.kind !== 'repeated') return null;

  const timeOf = (wall: string) => {
    const [hour = '0', minute = '0'] = wall.slice(11).split(':');
    return format.timeOfDay(Number(hour) * 60 + Number(minute));
  };
  const choices = parsed.kind === 'skipped' ? [parsed.before, parsed.after] : [];
  // If midnight or a whole day is skipped, the choices are on another day.
  const showsDay = choices.some((wall) => dayOf(wall) !== dayOf(wallTime));
  const select = (wall: string) => {
    setField(form, `${end}_date`, wall);
    // The question disappears after the answer.
    document.getElementById(fieldId(`${end}_date`))?.focus();
  };
  return (
    <Alert severity="warning" variant="outlined" role="alert">
      <AlertTitle>
        {parsed.kind === 'skipped' ? t.skippedTitle(timeOf(wallTime)) : t.repeatedTitle(timeOf(wallTime))}
      </AlertTitle>
      {parsed.kind === 'skipped' ? (
        <>
          {t.skipped}
          <div className={styles.buttons}>
            {choices.map((wall) => (
              <Button key={wall} color="inherit" variant="outlined" onClick={() => select(wall)}>
                {showsDay ? t.takeDayAndTime(format.day(dayOf(wall)), timeOf(wall)) : t.takeTime(timeOf(wall))}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <RadioCardGroup
          id={fieldId(`${end}_fold`)}
          label={t.repeated}
          name={`${end}_fold`}
          value={fold}
          options={(['first', 'second'] as const).map((choice) => ({
            value: choice,
            label: t[choice](utcOffset(offsetMinutes(parsed[choice], zone))),
          }))}
          onChange={(change) => setField(form, `${end}_fold`, change.target.value === 'first' ? 'first' : 'second')}
          error={form.formState.errors[`${end}_fold`]?.message}
          isCompact
        />
      )}
    </Alert>
  );
}

/** Returns the day of a wall time, `YYYY-MM-DD`. */
const dayOf = (wall: string) => wall.slice(0, 10);
