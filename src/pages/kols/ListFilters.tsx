import { useMemo } from 'react';
import { ENGAGEMENT_LEVELS, KOL_TIERS, type Kol } from '../../contract/kol.ts';
import type { Read } from '../../contract/tolerant.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { useKolListWords } from '../../words/kolList.ts';
import { labelOf } from '../../words/labelOf.ts';
import { countryOf, type ListView } from './listView.ts';

interface ListFiltersProps {
  /** Every KOL of the list: they say which specialties and countries there are. */
  kols: readonly Read<Kol>[];
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
  /** Takes every filter away; absent while there is none. */
  onClear?: () => void;
}

/** Narrows the working list, at once: all of it is in the browser. */
export function ListFilters({ kols, view, onChange, onClear }: ListFiltersProps) {
  const t = useKolListWords();
  const { tiers, engagementShort } = useKolWords();
  const format = useFormat();
  const { specialties, countries } = useMemo(() => {
    const choices = (values: Iterable<string | null | undefined>, label: (value: string) => string) => {
      const entries = [...new Set(values)].flatMap((value) => (value ? [[value, label(value)] as const] : []));
      return Object.fromEntries(entries.sort(([, one], [, other]) => format.compare(one, other)));
    };
    return {
      specialties: choices(
        kols.flatMap((kol) => kol.specialties ?? []),
        (specialty) => labelOf({}, specialty),
      ),
      countries: choices(kols.map(countryOf), format.country),
    };
  }, [kols, format]);
  return (
    <FilterBar onClear={onClear}>
      <SearchField
        id="list-search"
        label={t.search}
        placeholder={t.searchPlaceholder}
        value={view.search ?? ''}
        restMs={0}
        onSearch={(search) => onChange({ search: search || undefined })}
      />
      <FilterSelect
        id="list-tier"
        label={t.tier}
        values={KOL_TIERS}
        labels={tiers}
        value={KOL_TIERS.find((tier) => tier === view.tier)}
        onChange={(tier) => onChange({ tier })}
      />
      <FilterSelect
        id="list-engagement"
        label={t.engagement_level}
        values={ENGAGEMENT_LEVELS}
        labels={engagementShort}
        value={ENGAGEMENT_LEVELS.find((level) => level === view.engagement_level)}
        onChange={(engagement_level) => onChange({ engagement_level })}
      />
      <FilterSelect
        id="list-specialty"
        label={t.specialty}
        values={Object.keys(specialties)}
        labels={specialties}
        value={view.specialty}
        onChange={(specialty) => onChange({ specialty })}
      />
      <FilterSelect
        id="list-country"
        label={t.country}
        values={Object.keys(countries)}
        labels={countries}
        value={view.country}
        onChange={(country) => onChange({ country })}
      />
    </FilterBar>
  );
}
