import type { Format } from '../../i18n/format.ts';
import { DayField } from './DayField.tsx';
import type { Filter } from './FilterBar.tsx';

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
  shortLabels: DayLabels;
  format: Format;
  onChange: (change: DayRange, options: { replace: boolean }) => void;
}

/** The filters by the first and the last day, for `FilterBar` and its chips. */
export const dayFilters = ({
  query,
  labels,
  shortLabels,
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
