import { useCommonMessages } from '../../i18n/common.ts';
import type { Format } from '../../i18n/format.ts';
import { DayInput } from './DayInput.tsx';
import styles from './FilterBar.module.css';
import type { Filter } from './FilterBar.tsx';

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
      inputProps={{ 'aria-label': label, title: label === shortLabel ? undefined : label }}
      startAdornment={
        <span aria-hidden className={styles.dayLabel}>
          {fieldName(shortLabel)}
        </span>
      }
      onDay={onChange}
    />
  );
}

interface DayRange {
  /** `YYYY-MM-DD`; undefined without a limit. */
  from?: string;
  to?: string;
}

type DayLabels = Readonly<Record<keyof DayRange, string>>;

interface DayFiltersProps {
  query: DayRange;
  labels: DayLabels;
  /** The labels in the fields, which have little room. */
  shortLabels?: DayLabels;
  format: Format;
  onChange: (change: DayRange, options: { replace: boolean }) => void;
}

/** The filters by the first and the last day, for `FilterBar` and its chips. */
export const dayFilters = ({
  query,
  labels,
  shortLabels = labels,
  format,
  onChange,
}: DayFiltersProps): Filter<keyof DayRange>[] =>
  (['from', 'to'] as const).map((name) => {
    const label = labels[name];
    const day = query[name];
    return {
      label,
      names: [name],
      valueText: day && format.day(day),
      control: (
        <DayField
          id={`filter-${name}`}
          label={label}
          shortLabel={shortLabels[name]}
          value={day ?? ''}
          onChange={(value) => onChange({ [name]: value || undefined }, { replace: true })}
        />
      ),
    };
  });
