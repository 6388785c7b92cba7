import { clsx } from 'clsx';
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import type { FormFieldProps } from '../components/form/FormField.tsx';
import { describedBy, FieldHelperText } from '../components/form/FormField.tsx';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps extends FormFieldProps {
  options: readonly { value: string; label: string; description?: string }[];
  /** How many stand side by side where there is room. */
  columns?: 1 | 2 | 3;
  /** The choice, where the caller keeps it; a form library keeps it in the inputs. */
  value?: string;
  name: string;
  required?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled choice of one among few, each with a line on what it means where its name does not say it all. */
export function ChoiceField(props: ChoiceFieldProps) {
  const {
    id,
    label,
    help,
    error,
    options,
    value,
    name,
    required = false,
    columns = 3,
    onChange,
    onBlur,
    inputRef,
  } = props;
  return (
    <div
      className={styles.field}
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy({ id, help, error })}
      aria-invalid={error !== undefined}
      aria-required={required}
    >
      <div id={`${id}-label`} className={styles.label}>
        {label}
      </div>
      <div className={clsx(styles.choices, columns > 1 && styles.two, columns === 3 && styles.three)}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              ref={inputRef}
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              onChange={onChange}
              onBlur={onBlur}
              aria-label={option.label}
              aria-describedby={option.description && `${id}-${option.value || 'none'}-means`}
            />
            <span>
              <b>{option.label}</b>
              {option.description && <small id={`${id}-${option.value || 'none'}-means`}>{option.description}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldHelperText id={id} help={help} error={error} />
    </div>
  );
}
