import { useWatch } from 'react-hook-form';
import { TextArea } from '../../components/form/TextArea.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { EVENT_TYPES, EVENT_VISIBILITIES, MAX_EVENT_NAME } from '../../contract/event.ts';
import { useEventMessages } from '../../i18n/event.ts';
import styles from './EventForm.module.css';
import { type EventSectionProps, fieldProps } from './fieldProps.ts';
import { RadioField } from './RadioField.tsx';

/** From this length on, the field shows a character count. */
const NAME_COUNT_FROM = MAX_EVENT_NAME * 0.8;

/** The basic fields of the event. */
export function BasicsSection({ form }: EventSectionProps) {
  const t = useEventMessages();
  const [name, description] = useWatch({ control: form.control, name: ['name', 'description'] });
  return (
    <Section title={t.basics}>
      <div className={styles.fields}>
        <TextField
          {...fieldProps(form, 'name')}
          label={t.name}
          placeholder={t.namePlaceholder}
          help={name.length >= NAME_COUNT_FROM ? t.charactersOf(name.trim().length, MAX_EVENT_NAME) : undefined}
          autoComplete="off"
          required
        />
        <RadioField
          form={form}
          field="event_type"
          label={t.event_type}
          options={EVENT_TYPES.map((value) => ({
            value,
            label: t.eventTypes[value],
            description: t.eventTypeMeanings[value],
          }))}
          required
        />
        <RadioField
          form={form}
          field="visibility"
          label={t.visibility}
          options={EVENT_VISIBILITIES.map((value) => ({
            value,
            label: t.visibilities[value],
            description: t.visibilityMeanings[value],
          }))}
        />
        <TextArea
          {...fieldProps(form, 'description')}
          label={t.description}
          help={description === '' ? undefined : t.characters(description.length)}
          isOptional
          minRows={3}
          maxRows={12}
        />
      </div>
    </Section>
  );
}
