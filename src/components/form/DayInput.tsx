import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState } from 'react';

interface DayInputProps extends Omit<OutlinedInputProps, 'value' | 'onChange'> {
  /** `YYYY-MM-DD`; empty without a day. */
  value: string;
  onDay: (day: string) => void;
}

/**
 * An input of a day whose value is in the URL. Browsers report a day for each typed digit of the year (0002, 0020, …), so the input
 * keeps what is typed, and reports only days of plausible years.
 */
export function DayInput({ value, onDay, inputProps, ...input }: DayInputProps) {
  // What the URL does not have, or not yet.
  const [typed, setTyped] = useState<string>();
  if (typed === value) setTyped(undefined);
  return (
    <OutlinedInput
      {...input}
      type="date"
      value={typed ?? value}
      inputProps={{ ...inputProps, min: '1900-01-01', max: '9999-12-31' }}
      onChange={({ target }) => {
        setTyped(target.value);
        // An input with a part of a day is empty, and not valid.
        if (target.value === '' || target.validity.valid) onDay(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
