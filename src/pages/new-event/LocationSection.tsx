import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { AutocompleteField } from '../../components/form/AutocompleteField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { COUNTRY_CODES } from '../../contract/country.ts';
import { LOCATION_TYPES } from '../../contract/event.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { type Format, useFormat } from '../../i18n/format.ts';
import { zoneForCountry } from '../shared/zones.ts';
import { otherNames } from './countryNames.ts';
import styles from './EventForm.module.css';
import { fieldId, hasVenue } from './eventFormValues.ts';
import { type EventSectionProps, fieldProps, setField } from './fieldProps.ts';
import { RadioField } from './RadioField.tsx';

/**
 * The location of the event. A location is sent only with a type, so the other fields appear after the type is
 * selected.
 */
export function LocationSection({ form }: EventSectionProps) {
  const t = useEventMessages();
  const location_type = useWatch({ control: form.control, name: 'location_type' });
  return (
    <Section title={t.where}>
      <div className={styles.fields} data-columns={2}>
        <div className={styles.wholeLine}>
          <RadioField
            form={form}
            field="location_type"
            label={t.location_type}
            options={[
              { value: '', label: t.noLocation, description: t.noLocationMeaning },
              ...LOCATION_TYPES.map((value) => ({
                value,
                label: t.locationTypes[value],
                description: t.locationMeanings[value],
              })),
            ]}
          />
        </div>
        {hasVenue({ location_type }) && <VenueFields form={form} />}
      </div>
    </Section>
  );
}

function VenueFields({ form }: EventSectionProps) {
  const t = useEventMessages();
  const format = useFormat();
  // Other options would reset the open list of the field.
  const countries = useMemo(() => countryOptions(format), [format]);
  const country = useWatch({ control: form.control, name: 'country' });
  return (
    <>
      <div className={styles.wholeLine}>
        <AutocompleteField
          id={fieldId('country')}
          label={t.country}
          options={countries}
          value={country}
          onChange={(chosen) => {
            setField(form, 'country', chosen);
            setField(form, 'zone', zoneForCountry(chosen, form.getValues('zone')));
          }}
          error={form.formState.errors.country?.message}
          placeholder={t.countryPlaceholder}
          isOptional
        />
      </div>
      <TextField {...fieldProps(form, 'venue')} label={t.venue} isOptional />
      <TextField {...fieldProps(form, 'city')} label={t.city} isOptional />
    </>
  );
}

const countryOptions = (format: Format) =>
  COUNTRY_CODES.map((value) => ({ value, label: format.country(value), keywords: otherNames(value) })).sort(
    (one, other) => format.compare(one.label, other.label),
  );
