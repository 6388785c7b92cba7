import Button from '@mui/material/Button';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import { SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { getLabel } from '../../i18n/messages.ts';
import { useTableMessages } from '../../i18n/table.ts';
import styles from './FilterBar.module.css';
import { SearchField } from './SearchField.tsx';

/** A filter of a list. Its control, its chip (`FilterChips`) and the clearing of filters derive from it. */
export type Filter<Name extends string> = SearchFilter<Name> | SelectFilter<Name> | CustomFilter<Name>;

/** A text search. */
interface SearchFilter<Name> {
  /** The parameter of the query. */
  name: Name;
  label: string;
  placeholder?: string;
  /** The pause in typing before a search, in milliseconds; 0 if the search runs in the browser. */
  restMs?: number;
}

/** A choice among values; without one, all records match. */
interface SelectFilter<Name> {
  name: Name;
  label: string;
  values: readonly string[];
  labels: Readonly<Record<string, string>>;
  /** The label in the select, which has little room. */
  shortLabel?: string;
  /** The values in the select, if those of `labels` say nothing without the label beside them. */
  optionLabels?: Readonly<Record<string, string>>;
  /** How many records have each value, shown beside it; undefined while it is not known. */
  counts?: Readonly<Record<string, number>>;
}

/** A filter with its own control. */
interface CustomFilter<Name> {
  label: string;
  /** The parameters that the control sets. */
  names: readonly Name[];
  control: ReactNode;
  /** The active value in words; undefined if the filter is not active. */
  valueText: string | undefined;
}

export interface FilterBarProps<Query extends object> {
  filters: readonly Filter<keyof Query & string>[];
  /** The parsed parameters of the list. */
  query: Query;
  onChange: (change: Partial<Query>, options?: { replace: boolean }) => void;
}

/**
 * The filters of a list in one line. The first is always visible, usually the search. The others are behind a button on a phone and
 * beside a drawer, and also on a tablet if there are several.
 */
export function FilterBar<Query extends object>(props: FilterBarProps<Query>) {
  const { filters, query, onChange } = props;
  const t = useTableMessages();
  const [isOpen, setIsOpen] = useState(false);
  const active = activeFilters(filters, query);
  const choices = filters.filter((filter) => 'values' in filter).length;
  const [search, ...others] = filters.map((filter) => (
    <FilterControl key={filter.label} filter={filter} query={query} onChange={onChange} />
  ));
  const activeOthers = active.filter(({ filter }) => filter !== filters[0]).length;
  return (
    // Gets focus after the last filter is removed (`focusFilters`).
    <search
      tabIndex={-1}
      aria-label={t.filters}
      data-several={others.length > 1 || undefined}
      // The buttons at the end of the line leave many filters their room (ListPage.module.css).
      data-choices={choices > 5 ? 'most' : choices > 3 ? 'many' : undefined}
      className={styles.bar}
    >
      {search}
      <Button
        variant="outlined"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        startIcon={<SlidersHorizontal size={18} />}
      >
        {t.filters}
        {activeOthers > 0 && ` (${activeOthers})`}
      </Button>
      <div className={styles.others} data-collapsed={!isOpen || undefined}>
        {others}
      </div>
    </search>
  );
}

interface FilterControlProps<Query extends object> extends Pick<FilterBarProps<Query>, 'query' | 'onChange'> {
  filter: Filter<keyof Query & string>;
}

function FilterControl<Query extends object>({ filter, query, onChange }: FilterControlProps<Query>) {
  if ('control' in filter) return filter.control;
  const control = { ...filter, value: String(query[filter.name] ?? ''), onChange: onChange as ChangeFilter };
  return 'values' in control ? <SelectControl {...control} /> : <SearchControl {...control} />;
}

type ChangeFilter = (change: Partial<Record<string, string>>, options?: { replace: boolean }) => void;

interface ControlProps {
  value: string;
  onChange: ChangeFilter;
}

const filterId = (name: string) => `filter-${name}`;

/** Memoized, so that a new page does not render it again (see `ExportButton` in `ListPage`). */
const SearchControl = memo(({ name, onChange, ...field }: SearchFilter<string> & ControlProps) => (
  <SearchField
    {...field}
    id={filterId(name)}
    isReachedBySlash
    onSearch={(text) => onChange({ [name]: text || undefined }, { replace: true })}
  />
));

/** Memoized like `SearchControl`. */
const SelectControl = memo((props: SelectFilter<string> & ControlProps) => {
  const { name, label, shortLabel, values, labels, optionLabels, counts, value, onChange } = props;
  const { optionCount } = useTableMessages();
  return (
    <FilterSelect
      id={filterId(name)}
      label={label}
      shortLabel={shortLabel}
      options={values.map((option) => {
        const text = getLabel(optionLabels ?? labels, option);
        return { value: option, label: counts ? optionCount(text, counts[option] ?? 0) : text };
      })}
      value={value}
      onChange={({ target }) => onChange({ [name]: target.value || undefined })}
      data-wide={(optionLabels && value !== '') || undefined}
    />
  );
});

interface FilterSelectProps extends Pick<NativeSelectProps, 'id' | 'value' | 'onChange'> {
  /** Names the filter, and shows it while any value matches. */
  label: string;
  shortLabel?: string;
  options: readonly { value: string; label: string }[];
}

/** A choice among values; without one, all records match. */
export const FilterSelect = ({ label, shortLabel = label, options, ...select }: FilterSelectProps) => (
  <NativeSelect {...select} inputProps={{ 'aria-label': label }}>
    <option value="">{shortLabel}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </NativeSelect>
);

/** Clears all filters and moves focus to them, because the pressed button disappears. */
export function clearFilters<Query extends object>(
  filters: readonly Filter<keyof Query & string>[],
  onChange: (change: Partial<Query>) => void,
) {
  focusFilters();
  onChange(withoutFilters(filters));
}

/** Returns the change that clears these filters. */
export function withoutFilters<Query extends object>(filters: readonly Filter<keyof Query & string>[]): Partial<Query> {
  const names = filters.flatMap((filter) => ('control' in filter ? filter.names : filter.name));
  return Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Query>;
}

/** Returns the active filters with their values in words. */
export function activeFilters<Query extends object>(filters: readonly Filter<keyof Query & string>[], query: Query) {
  return filters.flatMap((filter) => {
    const valueText = valueTextOf(filter, query);
    return valueText === undefined ? [] : [{ filter, valueText }];
  });
}

function valueTextOf<Query extends object>(filter: Filter<keyof Query & string>, query: Query): string | undefined {
  if ('control' in filter) return filter.valueText;
  const value = query[filter.name];
  if (value === undefined || value === null) return undefined;
  return 'labels' in filter ? getLabel(filter.labels, String(value)) : String(value);
}

/** Moves focus to the filters, because the pressed button disappears with its filter. */
export function focusFilters() {
  const filters = document.querySelector('main search');
  if (filters instanceof HTMLElement) filters.focus({ preventScroll: true });
}
