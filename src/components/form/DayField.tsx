import { useCommonMessages } from '../../i18n/common.ts';
import { DayInput } from './DayInput.tsx';
import styles from './FilterBar.module.css';

interface DayFieldProps {
  id: string;
  label: string;
  /** The label in the field, which is narrow. */
  shortLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/** A day in the line of the filters, with its label inside. */
export function DayField({ id, label, shortLabel, value, onChange }: DayFieldProps) {
  const { fieldName } = useCommonMessages();
  return (
    <DayInput
      id={id}
      value={value}
      inputProps={{ 'aria-label': label, title: label }}
      startAdornment={
        <span aria-hidden className={styles.dayLabel}>
          {fieldName(shortLabel)}
        </span>
      }
      onDay={onChange}
    />
  );
}
