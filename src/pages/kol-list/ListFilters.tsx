import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { FilterBar } from '../../components/form/FilterBar.tsx';
import { FilterSelect } from '../../components/form/FilterSelect.tsx';
import { SearchField } from '../../components/form/SearchField.tsx';
import { ENGAGEMENT_LEVELS, KOL_TIERS } from '../../contract/kol.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { countryOf, type ListView } from './kolListView.ts';

interface ListFiltersProps {
  /** Every KOL of the list; they provide the specialties and countries to choose from. */
  kols: readonly ParsedKol[];
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
  /** Clears all filters; undefined if there are none. */
  onClear?: () => void;
}

/** Filters the KOL list immediately, because all data is in the browser. */
export function ListFilters({ kols, view, onChange, onClear }: ListFiltersProps) {
  const t = useKolListMessages();
  const { tiers, engagementShort } = useKolMessages();
  const format = useFormat();
  const { sort: _sort, search: _search, ...others } = view;
  const { tier, engagement_level, specialty, country } = view;
  // An active filter value stays among the options, even if no loaded KOL has it.
  const { specialties, countries } = useMemo(() => {
    const choices = (values: Iterable<string | null | undefined>, label: (value: string) => string) => {
      const entries = [...new Set(values)].flatMap((value) => (value ? [[value, label(value)] as const] : []));
      return Object.fromEntries(entries.sort(([, one], [, other]) => format.compare(one, other)));
    };
    return {
      specialties: choices([...kols.flatMap((kol) => kol.specialties ?? []), specialty], (value) =>
        getLabel({}, value),
      ),
      countries: choices([...kols.map(countryOf), country], format.country),
    };
  }, [kols, specialty, country, format]);
  const inForce = Object.values(others).filter((value) => value !== undefined).length;
  const { clearFilters } = useTableMessages();
  return (
    <FilterBar
      search={
        <SearchField
          id="list-search"
          label={t.search}
          placeholder={t.searchPlaceholder}
          value={view.search ?? ''}
          restMs={0}
          isReachedBySlash
          onSearch={(search) => onChange({ search: search || undefined })}
        />
      }
      inForce={inForce}
      clear={onClear && <Button onClick={onClear}>{clearFilters}</Button>}
    >
      <FilterSelect
        id="list-tier"
        label={t.tier}
        values={KOL_TIERS}
        labels={tiers}
        value={KOL_TIERS.find((known) => known === tier)}
        onChange={(to) => onChange({ tier: to })}
      />
      <FilterSelect
        id="list-engagement"
        label={t.engagement_level}
        values={ENGAGEMENT_LEVELS}
        labels={engagementShort}
        value={ENGAGEMENT_LEVELS.find((known) => known === engagement_level)}
        onChange={(to) => onChange({ engagement_level: to })}
      />
      <FilterSelect
        id="list-specialty"
        label={t.specialty}
        values={Object.keys(specialties)}
        labels={specialties}
        value={specialty}
        onChange={(to) => onChange({ specialty: to })}
      />
      <FilterSelect
        id="list-country"
        label={t.country}
        values={Object.keys(countries)}
        labels={countries}
        value={country}
        onChange={(to) => onChange({ country: to })}
      />
    </FilterBar>
  );
}
