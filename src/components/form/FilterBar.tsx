import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiChip from '@mui/material/Chip';
import { ChevronsUpDown, X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectField } from './SelectField.tsx';

/** A filter of a list. Its control, its chip and the clearing of filters derive from it. */
export type Filter<Name extends string> = SearchFilter<Name> | SelectFilter<Name> | CustomFilter<Name>;

/** A text search. It comes first and is always visible. */
interface SearchFilter<Name> {
  /** The parameter of the query. */
  name: Name;
  label: string;
  placeholder?: string;
  /** The pause in typing before a search, in milliseconds; 0 if the search runs in the browser. */
  restMs?: number;
}

/** A choice of one value, or any. */
interface SelectFilter<Name> {
  name: Name;
  label: string;
  values: readonly string[];
  labels: Readonly<Record<string, string>>;
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

interface FilterBarProps<Query extends object> {
  filters: readonly Filter<keyof Query & string>[];
  /** The parsed parameters of the list. */
  query: Query;
  onChange: (change: Partial<Query>, options?: { replace: boolean }) => void;
  /** False if one button clears all filters instead of chips. */
  hasChips?: boolean;
}

/**
 * The filters of a list in one line, and a chip for each active filter that removes it. On a phone all but the search
 * are collapsed, so that the list stays visible.
 */
export function FilterBar<Query extends object>(props: FilterBarProps<Query>) {
  const { filters, query, onChange, hasChips = true } = props;
  const t = useTableMessages();
  const [isOpen, setIsOpen] = useState(false);
  const active = filters.flatMap((filter) => {
    const valueText = valueTextOf(filter, query);
    return valueText === undefined ? [] : [{ filter, valueText }];
  });
  const [search, ...others] = filters.map((filter) => (
    <FilterControl key={filter.label} filter={filter} query={query} onChange={onChange} />
  ));
  const activeOthers = active.filter(({ filter }) => filter !== filters[0]).length;
  const clear = () => clearFilters(filters, onChange);
  return (
    <>
      {/* Gets focus after the last filter is removed (`focusFilters`). */}
      <Box role="search" tabIndex={-1} aria-label={t.filters} sx={barStyle}>
        {search}
        <Button
          sx={{ display: { sm: 'none' } }}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          startIcon={<ChevronsUpDown size={18} />}
        >
          {t.filters}
          {activeOthers > 0 && ` (${activeOthers})`}
        </Button>
        <Box
          sx={{
            display: { xs: isOpen ? 'grid' : 'none', sm: 'contents' },
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8rem, calc(50% - 12px))), 1fr))',
            gap: 'inherit',
            flex: '1 0 100%',
            '& + *': { justifySelf: 'start', alignSelf: 'end' },
          }}
        >
          {others}
        </Box>
        {!hasChips && active.length > 0 && <Button onClick={clear}>{t.clearFilters}</Button>}
      </Box>
      {hasChips && active.length > 0 && (
        <Box component="ul" sx={chipsStyle} aria-label={t.filtersInForce}>
          {active.map(({ filter, valueText }) => (
            <FilterChip
              key={filter.label}
              label={filter.label}
              valueText={valueText}
              onRemove={() => onChange(withoutFilters([filter]))}
            />
          ))}
          <li>
            <Button size="small" onClick={clear}>
              {t.clearFilters}
            </Button>
          </li>
        </Box>
      )}
    </>
  );
}

interface FilterControlProps<Query extends object> extends Pick<FilterBarProps<Query>, 'query' | 'onChange'> {
  filter: Filter<keyof Query & string>;
}

function FilterControl<Query extends object>({ filter, query, onChange }: FilterControlProps<Query>) {
  const { any } = useTableMessages();
  if ('control' in filter) return filter.control;
  const { name, label } = filter;
  const field = { id: `filter-${name}`, label, value: String(query[name] ?? '') };
  const change = (value: string, options?: { replace: boolean }) => {
    const changed: Partial<Record<string, unknown>> = { [name]: value === '' ? undefined : value };
    onChange(changed as Partial<Query>, options);
  };
  if (!('values' in filter))
    return (
      <SearchField
        {...field}
        placeholder={filter.placeholder}
        restMs={filter.restMs}
        isReachedBySlash
        onSearch={(text) => change(text, { replace: true })}
      />
    );
  const options = filter.values.map((value) => ({ value, label: getLabel(filter.labels, value) }));
  return (
    <SelectField
      {...field}
      options={[{ value: '', label: any }, ...options]}
      onChange={({ target }) => change(target.value)}
    />
  );
}

interface FilterChipProps {
  label: string;
  valueText: string;
  onRemove: () => void;
}

/** An active filter. A click anywhere on the chip removes it. */
function FilterChip({ label, valueText, onRemove }: FilterChipProps) {
  const t = useTableMessages();
  const { fieldName } = useCommonMessages();
  const remove = ({ target }: SyntheticEvent) => {
    if (target instanceof Element) focusNeighbor(target.closest('li'));
    onRemove();
  };
  return (
    <li>
      <MuiChip
        component="button"
        variant="outlined"
        clickable
        dir="auto"
        label={
          <>
            <VisuallyHidden>{t.removeFilter}</VisuallyHidden>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {fieldName(label)}
            </Box>{' '}
            {valueText}
          </>
        }
        onClick={remove}
        onDelete={remove}
        deleteIcon={<X size={14} aria-hidden />}
      />
    </li>
  );
}

/** Clears all filters and moves focus to them, because the pressed button disappears. */
export function clearFilters<Query extends object>(
  filters: readonly Filter<keyof Query & string>[],
  onChange: (change: Partial<Query>) => void,
) {
  focusFilters();
  onChange(withoutFilters(filters));
}

function withoutFilters<Query extends object>(filters: readonly Filter<keyof Query & string>[]): Partial<Query> {
  const names = filters.flatMap((filter) => ('control' in filter ? filter.names : filter.name));
  return Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Query>;
}

/** Returns the active value of a filter in words; undefined if the filter is not active. */
function valueTextOf<Query extends object>(filter: Filter<keyof Query & string>, query: Query): string | undefined {
  if ('control' in filter) return filter.valueText;
  const value = query[filter.name];
  if (value === undefined || value === null) return undefined;
  return 'labels' in filter ? getLabel(filter.labels, String(value)) : String(value);
}

function focusFilters() {
  const filters = document.querySelector('main [role=search]');
  if (filters instanceof HTMLElement) filters.focus({ preventScroll: true });
}

/** A chip disappears when pressed, so focus moves to the next chip, or the previous one. */
function focusNeighbor(item: Element | null) {
  const next = item?.nextElementSibling?.nextElementSibling ? item.nextElementSibling : item?.previousElementSibling;
  const chip = next?.querySelector('button');
  if (chip) chip.focus();
  else focusFilters();
}

const barStyle = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: {
    sm: 'repeat(auto-fill, minmax(max(8rem, calc(50% - 12px)), 1fr))',
    md: 'minmax(13.75rem, 1.6fr) repeat(auto-fill, minmax(9.375rem, 1fr))',
  },
  gap: 1.5,
  alignItems: { xs: 'end', sm: 'start' },
  marginBottom: 2,
  '& > :first-child': { flex: '1 1 8rem', gridColumn: { sm: '1 / -1', md: 'auto' } },
  displayPrint: 'none',
} as const;

const chipsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;
