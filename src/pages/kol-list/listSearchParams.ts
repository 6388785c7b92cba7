import type { ColumnSort } from '@tanstack/react-table';
import * as z from 'zod/mini';
import { toSorting, toSortParameter } from '../../components/table/urlState.ts';
import { addDays, todayUtc } from '../../contract/calendarDays.ts';
import { ENGAGEMENT_LEVELS, KOL_TIERS } from '../../contract/kol.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { normalizeText } from '../../i18n/format.ts';
import { lastContactOf } from '../shared/kolRecords.ts';

/** Without contact for so many days. */
export const LAST_CONTACTS = ['90'] as const;

/** The filters and the sort order of the KOL list: all URL parameters except the ids. */
export interface ListView {
  search?: string;
  tier?: string;
  engagement_level?: string;
  specialty?: string;
  country?: string;
  /** `90`: not contacted for 90 days. */
  last_contact?: (typeof LAST_CONTACTS)[number];
  /** The id of a saved view. */
  view?: string;
  sort?: ColumnSort;
}

const Address = z.object({
  search: z.catch(z.optional(z.string()), undefined),
  tier: z.catch(z.optional(z.enum(KOL_TIERS)), undefined),
  engagement_level: z.catch(z.optional(z.enum(ENGAGEMENT_LEVELS)), undefined),
  specialty: z.catch(z.optional(z.string()), undefined),
  country: z.catch(z.optional(z.string()), undefined),
  last_contact: z.catch(z.optional(z.enum(LAST_CONTACTS)), undefined),
  view: z.catch(z.optional(z.string()), undefined),
});

/** Parses the view from the URL and skips invalid values. `sort=-metrics.h_index` starts with the largest. */
export function viewOf(address: URLSearchParams): ListView {
  return {
    ...z.parse(Address, Object.fromEntries([...address].filter(([, value]) => value !== ''))),
    sort: toSorting(address.get('sort'))[0],
  };
}

/** Returns the URL parameters of this view. */
export const viewParameters = ({ sort, ...filters }: ListView): Record<string, string | undefined> => ({
  ...filters,
  sort: toSortParameter(sort ? [sort] : []),
});

/** Returns the rows that match every filter. The search requires every word, anywhere, ignoring case and accents. */
export function matching<Row extends { id: string; kol?: ParsedKol }>(rows: readonly Row[], view: ListView): Row[] {
  const words = normalizeText(view.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return rows.filter((row) => {
    // For an id that failed to load only the id is known.
    const kol = row.kol ?? { id: row.id };
    return (
      (view.tier === undefined || kol.tier === view.tier) &&
      (view.engagement_level === undefined || kol.engagement_level === view.engagement_level) &&
      (view.specialty === undefined || (kol.specialties ?? []).includes(view.specialty)) &&
      (view.country === undefined || countryOf(kol) === view.country) &&
      (view.last_contact === undefined || isWithoutContact(kol, Number(view.last_contact))) &&
      words.every((word) => searchText(kol).includes(word))
    );
  });
}

/** True if the latest contact was earlier than so many days ago, or there was none. False if that is not known. */
function isWithoutContact(kol: ParsedKol, days: number): boolean {
  const last = lastContactOf(kol);
  if (last === undefined) return false;
  return last === null || last < addDays(todayUtc(), -days);
}

/** The KOL's country in the record: a code in our service, any text in others. */
export const countryOf = (kol: ParsedKol) => kol.contact?.address?.country;

const texts = new WeakMap<object, string>();

/** Returns all searchable text of a KOL. It is cached, so that the first typed letter in a long list is fast. */
export function searchText(kol: ParsedKol): string {
  const known = texts.get(kol);
  if (known !== undefined) return known;
  const { id, full_name, title, institution, department, specialties, expertise_areas, tags } = kol;
  const tokens = [...(specialties ?? []), ...(expertise_areas ?? []), ...(tags ?? [])];
  const text = normalizeText(
    [id, full_name, title, institution, department, ...tokens, ...tokens.map((token) => token.replaceAll('_', ' '))]
      .filter(Boolean)
      .join('\n'),
  );
  texts.set(kol, text);
  return text;
}
