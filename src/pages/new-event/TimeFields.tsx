import Box from '@mui/material/Box';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useEventWords } from '../../words/event.ts';
import { useFormat } from '../../words/format.ts';
import { toMoment } from './eventForm.ts';
import { type EventFormProps, fieldProps } from './fieldProps.ts';

/** When the event is: wall time of the reader, and the same moment in UTC, which is what is sent. */
export function TimeFields({ form }: EventFormProps) {
  const t = useEventWords();
  const format = useFormat();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Panel title={t.when} note={t.inYourZone(zone)}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {(['start_date', 'end_date'] as const).map((field) => {
          const moment = toMoment(form.watch(field));
          return (
            <TextField
              key={field}
              {...fieldProps(form, field)}
              label={t[field]}
              type="datetime-local"
              help={moment === null ? '\u00a0' : format.utcMoment(moment)}
              required
            />
          );
        })}
      </Box>
    </Panel>
  );
}
