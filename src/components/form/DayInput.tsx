import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';

interface DayInputProps extends Omit<OutlinedInputProps, 'value' | 'onChange'> {
  /** `YYYY-MM-DD`; empty without a day. */
  value: string;
  onDay: (day: string) => void;
}

/**
 * An input of a day whose value is in the URL. Browsers report a day for each typed digit of the year (0002, 0020, …), and no day while
 * a part is missing. So the input keeps what is typed, and reports only days of plausible years, and that it was emptied. It is
 * uncontrolled and keeps its first default value, because React would write the attribute, and Firefox then empties a part of a day.
 */
export function DayInput({ value, onDay, inputProps, ...input }: DayInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [defaultValue] = useState(value);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  return (
    <OutlinedInput
      {...input}
      type="date"
      defaultValue={defaultValue}
      inputRef={field}
      inputProps={{ ...inputProps, min: '1900-01-01', max: '9999-12-31' }}
      onChange={({ target }) => {
        // An input with a part of a day is empty, and not valid.
        if (target.validity.valid) onDay(target.value);
      }}
      onBlur={({ target }) => {
        // Emptied part by part, the input has reported nothing.
        if (value !== '' && target.value === '' && target.validity.valid) onDay('');
        // A part of a day, or a day that does not exist, gives way to the day in the URL.
        else target.value = value;
      }}
    />
  );
}
