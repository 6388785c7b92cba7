import type { ColumnSort } from '@tanstack/react-table';
import * as z from 'zod/mini';
import { toSorting, toSortParameter } from '../../components/table/tableLayout.ts';
import { ENGAGEMENT_LEVELS, KOL_TIERS } from '../../contract/kol.ts';
import type { ReadKol } from '../../contract/readKol.ts';

/** How the working list is narrowed and ordered: the part of the address beside the ids. */
export interface ListView {
  search?: string;
  tier?: string;
  engagement_level?: string;
  specialty?: string;
  country?: string;
  sort?: ColumnSort;
}

const Address = z.object({
  search: z.catch(z.optional(z.string()), undefined),
  tier: z.catch(z.optional(z.enum(KOL_TIERS)), undefined),
  engagement_level: z.catch(z.optional(z.enum(ENGAGEMENT_LEVELS)), undefined),
  specialty: z.catch(z.optional(z.string()), undefined),
  country: z.catch(z.optional(z.string()), undefined),
});

/** Reads the view of an address; a value that cannot be used is left out. `sort=-metrics.h_index` begins with the largest. */
export function viewOf(address: URLSearchParams): ListView {
  return {
    ...z.parse(Address, Object.fromEntries([...address].filter(([, value]) => value !== ''))),
    sort: toSorting(address.get('sort'))[0],
  };
}

/** The parameters of an address that say this view. */
export const viewParameters = ({ sort, ...filters }: ListView): Record<string, string | undefined> => ({
  ...filters,
  sort: toSortParameter(sort ? [sort] : []),
});

/** The rows that pass every filter. The search asks for every word, wherever it stands, without case or accents. */
export function matching<Row extends { id: string; kol?: ReadKol }>(rows: readonly Row[], view: ListView): Row[] {
  const words = folded(view.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return rows.filter((row) => {
    // Of an id that could not be read nothing else is known.
    const kol = row.kol ?? { id: row.id };
    return (
      (view.tier === undefined || kol.tier === view.tier) &&
      (view.engagement_level === undefined || kol.engagement_level === view.engagement_level) &&
      (view.specialty === undefined || (kol.specialties ?? []).includes(view.specialty)) &&
      (view.country === undefined || countryOf(kol) === view.country) &&
      words.every((word) => searchText(kol).includes(word))
    );
  });
}

/** The KOL's country as the record says it: a code in our service, any text in others. */
export const countryOf = (kol: ReadKol) => kol.contact?.address?.country;

const texts = new WeakMap<object, string>();

/** Everything of a KOL that the search looks through, remembered: the first letter typed into a long list need not wait for it. */
export function searchText(kol: ReadKol): string {
  const known = texts.get(kol);
  if (known !== undefined) return known;
  const { id, full_name, title, institution, department, specialties, expertise_areas, tags } = kol;
  const tokens = [...(specialties ?? []), ...(expertise_areas ?? []), ...(tags ?? [])];
  const text = folded(
    [id, full_name, title, institution, department, ...tokens, ...tokens.map((token) => token.replaceAll('_', ' '))]
      .filter(Boolean)
      .join('\n'),
  );
  texts.set(kol, text);
  return text;
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
