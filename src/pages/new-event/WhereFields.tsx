import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { COUNTRY_CODES } from '../../contract/country.ts';
import { LOCATION_TYPES } from '../../contract/event.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useEventWords } from '../../words/event.ts';
import { useFormat } from '../../words/format.ts';
import { type EventFormProps, fieldProps } from './fieldProps.ts';

/** Where the event takes place. A place is sent only once its type is chosen, so the rest waits for that. */
export function WhereFields({ form }: EventFormProps) {
  const t = useEventWords();
  const format = useFormat();
  const countries = useMemo(
    () =>
      COUNTRY_CODES.map((value) => ({ value, label: format.country(value) })).sort((one, other) =>
        one.label.localeCompare(other.label),
      ),
    [format],
  );
  const hasLocation = form.watch('location_type') !== '';
  return (
    <Panel title={t.where}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <SelectField
          {...fieldProps(form, 'location_type')}
          label={t.locationType}
          options={[
            { value: '', label: t.noLocation },
            ...LOCATION_TYPES.map((value) => ({ value, label: t.locationTypes[value] })),
          ]}
        />
        {hasLocation && (
          <>
            <SelectField
              {...fieldProps(form, 'country')}
              label={t.country}
              isOptional
              options={[{ value: '', label: t.chooseCountry }, ...countries]}
            />
            <TextField {...fieldProps(form, 'venue')} label={t.venue} isOptional />
            <TextField {...fieldProps(form, 'city')} label={t.city} isOptional />
          </>
        )}
      </Box>
    </Panel>
  );
}
