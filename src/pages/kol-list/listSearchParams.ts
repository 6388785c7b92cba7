import * as z from 'zod/mini';
import { listParameters } from '../../components/table/urlState.ts';
import { addDays, todayUtc } from '../../contract/calendarDays.ts';
import { ENGAGEMENT_LEVELS, KOL_TIERS } from '../../contract/kol.ts';
import { normalizeText, searchWords } from '../../contract/normalizeText.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { lastContactOf } from '../shared/kolRecords.ts';

/** Without contact for so many days. */
export const LAST_CONTACTS = ['90'] as const;

/** The URL parameters of the KOL list: the ids, the filters, the order and the saved view. */
export const KolListAddress = z.strictObject({
  ids: z.optional(z.string()),
  search: z.optional(z.string()),
  tier: z.optional(z.enum(KOL_TIERS)),
  engagement_level: z.optional(z.enum(ENGAGEMENT_LEVELS)),
  specialty: z.optional(z.string()),
  country: z.optional(z.string()),
  /** `90`: not contacted for 90 days. */
  last_contact: z.optional(z.enum(LAST_CONTACTS)),
  /** The path of a field; with `-` it starts with the largest: `-metrics.h_index`. */
  sort: listParameters.sort,
  view: listParameters.view,
});
export type KolListAddress = z.infer<typeof KolListAddress>;

/** Returns the rows that match every filter. The search requires every word, anywhere, ignoring case and accents. */
export function filterRows<Row extends { id: string; kol?: ParsedKol }>(
  rows: readonly Row[],
  filter: KolListAddress,
): Row[] {
  const words = searchWords(filter.search ?? '');
  return rows.filter((row) => {
    // For an id that failed to load only the id is known.
    const kol = row.kol ?? { id: row.id };
    return (
      (filter.tier === undefined || kol.tier === filter.tier) &&
      (filter.engagement_level === undefined || kol.engagement_level === filter.engagement_level) &&
      (filter.specialty === undefined || (kol.specialties ?? []).includes(filter.specialty)) &&
      (filter.country === undefined || countryOf(kol) === filter.country) &&
      (filter.last_contact === undefined || isWithoutContact(kol, Number(filter.last_contact))) &&
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

/** Returns all searchable text of a KOL. It is cached, because every typed letter needs that of all KOLs. */
function searchText(kol: ParsedKol): string {
  const known = texts.get(kol);
  if (known !== undefined) return known;
  const { id, full_name, title, institution, department, contact, specialties, expertise_areas, tags } = kol;
  const tokens = [...(specialties ?? []), ...(expertise_areas ?? []), ...(tags ?? [])];
  const text = normalizeText(
    [
      id,
      full_name,
      title,
      institution,
      department,
      contact?.address?.city,
      ...tokens,
      ...tokens.map((token) => token.replaceAll('_', ' ')),
    ]
      .filter(Boolean)
      .join('\n'),
  );
  texts.set(kol, text);
  return text;
}
