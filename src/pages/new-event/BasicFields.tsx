import Box from '@mui/material/Box';
import { EVENT_TYPES, EVENT_VISIBILITIES } from '../../contract/event.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useEventWords } from '../../words/event.ts';
import { type EventFormProps, fieldProps } from './fieldProps.ts';

/** What the event is. */
export function BasicFields({ form }: EventFormProps) {
  const t = useEventWords();
  return (
    <Panel title={t.basics}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextField {...fieldProps(form, 'name')} label={t.name} placeholder={t.namePlaceholder} required />
        </Box>
        <SelectField
          {...fieldProps(form, 'event_type')}
          label={t.event_type}
          options={[
            { value: '', label: t.chooseType },
            ...EVENT_TYPES.map((value) => ({ value, label: t.eventTypes[value] })),
          ]}
        />
        <SelectField
          {...fieldProps(form, 'visibility')}
          label={t.visibility}
          options={EVENT_VISIBILITIES.map((value) => ({ value, label: t.visibilities[value] }))}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextField
            {...fieldProps(form, 'description')}
            label={t.description}
            isOptional
            multiline
            minRows={3}
            maxRows={12}
          />
        </Box>
      </Box>
    </Panel>
  );
}
