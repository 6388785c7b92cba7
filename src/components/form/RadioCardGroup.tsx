import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ChangeEventHandler, FocusEventHandler } from 'react';
import { describedBy, FieldHelperText, type FormFieldProps } from './FormField.tsx';
import styles from './RadioCardGroup.module.css';

export interface RadioCardGroupProps extends FormFieldProps {
  options: readonly { value: string; label: string; description?: string }[];
  /** The number of columns on wide screens. */
  columns?: 1 | 2 | 3;
  /** True for small cards next to each other. The explanation of the selected option is below them. */
  isCompact?: boolean;
  value: string;
  name: string;
  required?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler;
}

/** A labelled choice of one among few options. Each option is a card, with an explanation if needed. */
export function RadioCardGroup(props: RadioCardGroupProps) {
  const { id, label, error, options, value, name, required, columns = 3, isCompact, onChange, onBlur } = props;
  const help = isCompact ? options.find((option) => option.value === value)?.description : props.help;
  return (
    <FormControl error={error !== undefined} focused={false}>
      <FormLabel component="div" id={`${id}-label`}>
        {label}
      </FormLabel>
      <RadioGroup
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy({ id, help, error })}
        aria-invalid={error !== undefined}
        aria-required={required}
        name={name}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        className={styles.cards}
        data-columns={columns}
        data-compact={isCompact || undefined}
      >
        {options.map((option) => {
          const meaningId = `${id}-${option.value || 'none'}-means`;
          const description = isCompact ? undefined : option.description;
          return (
            // biome-ignore lint/a11y/noLabelWithoutControl: the radio button is its control
            <label key={option.value}>
              <Radio
                value={option.value}
                icon={<RadioIcon />}
                checkedIcon={<RadioIcon isChecked />}
                slotProps={{
                  input: {
                    'aria-label': option.label,
                    'aria-describedby': description && meaningId,
                  },
                }}
              />
              <div>
                {option.label}
                {description && (
                  <Typography component="div" variant="body3" color="textSecondary" id={meaningId}>
                    {description}
                  </Typography>
                )}
              </div>
            </label>
          );
        })}
      </RadioGroup>
      <FieldHelperText id={id} help={help} error={error} />
    </FormControl>
  );
}

/** MUI's icon, which has three styled elements. A form with a dozen radio buttons paints later with it. */
const RadioIcon = ({ isChecked = false }: { isChecked?: boolean }) => (
  <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" fill="currentColor" aria-hidden>
    <path d="M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm0 18c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8z" />
    {isChecked && <circle cx="12" cy="12" r="5" />}
  </svg>
);
