import { useWatch } from 'react-hook-form';
import { TextField } from '../../components/form/TextField.tsx';
import { EVENT_TYPES, EVENT_VISIBILITIES, MAX_EVENT_NAME } from '../../contract/event.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useEventWords } from '../../words/event.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import styles from './BasicFields.module.css';
import { type EventFormProps, fieldProps } from './fieldProps.ts';

/** From this length on the name says how much of it is used. */
const NAME_COUNT_FROM = MAX_EVENT_NAME * 0.8;

/** What the event is. */
export function BasicFields({ form }: EventFormProps) {
  const t = useEventWords();
  const f = useNewEventWords();
  const [name, description] = useWatch({ control: form.control, name: ['name', 'description'] });
  return (
    <Panel title={t.basics}>
      <div className={styles.fields}>
        <TextField
          {...fieldProps(form, 'name')}
          label={t.name}
          placeholder={t.namePlaceholder}
          help={name.length >= NAME_COUNT_FROM ? f.charactersOf(name.trim().length, MAX_EVENT_NAME) : undefined}
          autoComplete="off"
          required
        />
        <ChoiceField
          {...fieldProps(form, 'event_type')}
          label={t.event_type}
          options={EVENT_TYPES.map((value) => ({
            value,
            label: t.eventTypes[value],
            description: f.eventTypeMeanings[value],
          }))}
          required
        />
        <ChoiceField
          {...fieldProps(form, 'visibility')}
          label={t.visibility}
          options={EVENT_VISIBILITIES.map((value) => ({
            value,
            label: t.visibilities[value],
            description: f.visibilityMeanings[value],
          }))}
        />
        <TextField
          multiline
          {...fieldProps(form, 'description')}
          label={t.description}
          help={f.characters(description.length)}
          isOptional
          minRows={3}
          maxRows={12}
        />
      </div>
    </Panel>
  );
}
