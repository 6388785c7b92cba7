import type { Filter } from '../../components/form/FilterBar.tsx';
import { ENGAGEMENT_LEVELS, KOL_TIERS } from '../../contract/kol.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolLabels } from '../../i18n/kolLabels.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { getLabel } from '../../i18n/messages.ts';
import { countryOf, type KolListAddress, LAST_CONTACTS } from './listSearchParams.ts';

/**
 * The filters of the KOL list. They apply immediately, because all data is in the browser.
 * @param kols every KOL of the list; they provide the specialties and countries to choose from
 */
export function useKolListFilters(
  kols: readonly ParsedKol[],
  { specialty, country }: KolListAddress,
): Filter<keyof KolListAddress>[] {
  const t = useKolListMessages();
  const { tiers, engagementShort } = useKolLabels();
  const format = useFormat();
  // An active filter value stays among the options, even if no loaded KOL has it.
  const choices = (values: Iterable<string | null | undefined>, label: (value: string) => string) => {
    const entries = [...new Set(values)].flatMap((value) => (value ? [[value, label(value)] as const] : []));
    return Object.fromEntries(entries.sort(([, one], [, other]) => format.compare(one, other)));
  };
  const specialties = choices([...kols.flatMap((kol) => kol.specialties ?? []), specialty], (value) =>
    getLabel({}, value),
  );
  const countries = choices([...kols.map(countryOf), country], format.country);
  return [
    { name: 'search', label: t.search, placeholder: t.searchPlaceholder, restMs: 0 },
    { name: 'tier', label: t.tier, values: KOL_TIERS, labels: tiers },
    { name: 'engagement_level', label: t.engagement_level, values: ENGAGEMENT_LEVELS, labels: engagementShort },
    { name: 'specialty', label: t.specialty, values: Object.keys(specialties), labels: specialties },
    { name: 'country', label: t.country, values: Object.keys(countries), labels: countries },
    useLastContactFilter(),
  ];
}

/**
 * The choice of KOLs without contact, in a list and in the directory.
 * @param active the active number of days, which may be another one in the directory
 */
export function useLastContactFilter(active?: number) {
  const t = useKolListMessages();
  const days = new Set([...LAST_CONTACTS.map(Number), ...(active === undefined ? [] : [active])]);
  const labelsOf = (text: (days: number) => string) =>
    Object.fromEntries([...days].map((number) => [number, text(number)]));
  const labels = labelsOf(t.notContactedFor);
  return {
    name: 'last_contact',
    label: t.lastContact,
    shortLabel: t.lastContactFilter,
    values: Object.keys(labels),
    labels,
    optionLabels: labelsOf(t.lastContactBefore),
  } as const;
}
