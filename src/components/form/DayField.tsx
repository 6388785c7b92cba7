import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCommonMessages } from '../../i18n/common.ts';

interface DayFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A day in the line of the filters, with its label inside. */
export function DayField({ id, label, value, onChange }: DayFieldProps) {
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
