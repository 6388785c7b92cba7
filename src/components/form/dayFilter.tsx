import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCommonMessages } from '../../i18n/common.ts';
import type { Format } from '../../i18n/format.ts';
import type { Filter } from './FilterBar.tsx';

interface DayFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A day in the line of the filters, with its label inside. */
function DayField({ id, label, value, onChange }: DayFieldProps) {
  const { fieldName } = useCommonMessages();
  return (
    <OutlinedInput
      id={id}
      type="date"
      value={value}
      inputProps={{ 'aria-label': label }}
      startAdornment={
        <Box component="span" aria-hidden sx={{ marginInlineEnd: 1, whiteSpace: 'nowrap' }}>
          {fieldName(label)}
        </Box>
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface DayFilterProps<Name extends string> {
  /** The query parameter of the day. */
  name: Name;
  label: string;
  /** `YYYY-MM-DD`; undefined without a limit. */
  value: string | undefined;
  format: Format;
  onChange: (day: string | undefined) => void;
}

/** A filter by a day, for `FilterBar` and its chips. */
export const dayFilter = <Name extends string>(props: DayFilterProps<Name>): Filter<Name> => ({
  label: props.label,
  names: [props.name],
  valueText: props.value && props.format.day(props.value),
  control: (
    <DayField
      id={`filter-${props.name}`}
      label={props.label}
      value={props.value ?? ''}
      onChange={(value) => props.onChange(value || undefined)}
    />
  ),
});
