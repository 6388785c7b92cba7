import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../components/feedback/Alert.tsx';
import { describedBy, FieldHelperText } from '../../components/form/FormField.tsx';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import { fieldId } from './eventFormValues.ts';
import { type EventFormProps, setField } from './fieldProps.ts';
import { offsetMinutes, readWallTime, utcOffset } from './wallTime.ts';

/** Asks for the intended moment if the clocks at the venue skip or repeat the entered time. */
export function AmbiguousTimePrompt({ form, end }: EventFormProps & { end: 'start' | 'end' }) {
  const t = useEventMessages();
  const format = useFormat();
  const [wallTime, fold, zone] = useWatch({ control: form.control, name: [`${end}_date`, `${end}_fold`, 'zone'] });
  const reading = readWallTime(wallTime, zone);
  if (reading.kind !== 'skipped' && reading.kind !== 'repeated') return null;

  const timeOf = (wall: string) => {
    const [hour = '0', minute = '0'] = wall.slice(11).split(':');
    return format.timeOfDay(Number(hour) * 60 + Number(minute));
  };
  const choices = reading.kind === 'skipped' ? [reading.before, reading.after] : [];
  // If midnight or a whole day is skipped, the choices are on another day.
  const isDayTold = choices.some((wall) => dayOf(wall) !== dayOf(wallTime));
  const take = (wall: string) => {
    setField(form, `${end}_date`, wall);
    // The question disappears after the answer.
    document.getElementById(fieldId(`${end}_date`))?.focus();
  };
  const error = form.formState.errors[`${end}_fold`]?.message;
  const questionId = `${fieldId(`${end}_fold`)}-question`;
  return (
    <Alert severity="warning" variant="outlined" role="alert">
      <AlertTitle>
        {reading.kind === 'skipped' ? t.skippedTitle(timeOf(wallTime)) : t.repeatedTitle(timeOf(wallTime))}
      </AlertTitle>
      <div id={questionId}>{reading.kind === 'skipped' ? t.skipped : t.repeated}</div>
      {reading.kind === 'skipped' ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
          {choices.map((wall) => (
            <Button key={wall} color="inherit" variant="outlined" onClick={() => take(wall)}>
              {isDayTold ? t.takeDayAndTime(format.day(dayOf(wall)), timeOf(wall)) : t.takeTime(timeOf(wall))}
            </Button>
          ))}
        </Box>
      ) : (
        <Box
          id={fieldId(`${end}_fold`)}
          role="radiogroup"
          aria-labelledby={questionId}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy({ id: questionId, error })}
          sx={{ display: 'grid', marginTop: 0.5 }}
        >
          {(['first', 'second'] as const).map((choice) => (
            <Box
              component="label"
              key={choice}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, cursor: 'pointer' }}
            >
              <input
                type="radio"
                name={`${end}_fold`}
                checked={fold === choice}
                onChange={() => setField(form, `${end}_fold`, choice)}
              />
              {t[choice](utcOffset(offsetMinutes(reading[choice], zone)))}
            </Box>
          ))}
          <FieldHelperText id={questionId} error={error} />
        </Box>
      )}
    </Alert>
  );
}

/** Returns the day of a wall time, `YYYY-MM-DD`. */
const dayOf = (wall: string) => wall.slice(0, 10);
