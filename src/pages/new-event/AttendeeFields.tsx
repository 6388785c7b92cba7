import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useEventWords } from '../../words/event.ts';
import { attendeeIds } from './eventForm.ts';
import { type EventFormProps, fieldProps } from './fieldProps.ts';

/** Whom to invite, by id. */
export function AttendeeFields({ form }: EventFormProps) {
  const t = useEventWords();
  const ids = attendeeIds(form.watch('attendees'));
  return (
    <Panel title={t.who} note={t.attendeesCount(ids.length)}>
      <TextField
        {...fieldProps(form, 'attendees')}
        label={t.attendees}
        help={t.attendeesHelp}
        isOptional
        multiline
        minRows={3}
        maxRows={12}
        slotProps={{ input: { spellCheck: false, autoCapitalize: 'off' } }}
      />
    </Panel>
  );
}
