import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ChangeEventHandler, FocusEventHandler } from 'react';
import { describedBy, FieldHelperText, type FormFieldProps } from './FormField.tsx';
import styles from './RadioCardGroup.module.css';

export interface RadioCardGroupProps extends Pick<FormFieldProps, 'id' | 'label' | 'error'> {
  options: readonly { value: string; label: string; description?: string }[];
  /** True for small cards next to each other; without it, each has its own line. */
  isCompact?: boolean;
  value: string;
  name: string;
  required?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler;
}

/** A labelled choice of one among few options, each a card. The description of the selected option is below them. */
export function RadioCardGroup(props: RadioCardGroupProps) {
  const { id, label, error, options, value, name, required, isCompact, onChange, onBlur } = props;
  const help = options.find((option) => option.value === value)?.description;
  return (
    <FormControl error={error !== undefined} focused={false}>
      <FormLabel component="div" id={`${id}-label`}>
        {label}
      </FormLabel>
      <div
        role="radiogroup"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy({ id, help, error })}
        aria-invalid={error !== undefined}
        aria-required={required}
        className={styles.cards}
        data-compact={isCompact || undefined}
      >
        {options.map((option) => (
          <label key={option.value}>
            {/* MUI's Radio has five styled elements. A form with a dozen radio buttons paints later with it. */}
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={onChange}
              onBlur={onBlur}
              aria-label={option.label}
            />
            <div>{option.label}</div>
          </label>
        ))}
      </div>
      <FieldHelperText id={id} help={help} error={error} />
    </FormControl>
  );
}
