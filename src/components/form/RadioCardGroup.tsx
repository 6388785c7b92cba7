import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
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
      <div
        role="radiogroup"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy({ id, help, error })}
        aria-invalid={error !== undefined}
        aria-required={required}
        className={styles.cards}
        data-columns={columns}
        data-compact={isCompact || undefined}
      >
        {options.map((option) => {
          const meaningId = `${id}-${option.value || 'none'}-means`;
          const description = isCompact ? undefined : option.description;
          return (
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
                aria-describedby={description && meaningId}
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
      </div>
      <FieldHelperText id={id} help={help} error={error} />
    </FormControl>
  );
}
