import type { ParsedKol } from '../../contract/parseKol.ts';
import { getLabel } from '../../i18n/messages.ts';

/**
 * The items with the best value.
 * @param rank the value of an item, larger is better; null and undefined are unknown, as all are without this function
 * @returns nothing if fewer than two values are known or all known ones are equal
 */
export function bestOf<Item>(
  items: readonly Item[],
  rank: (item: Item) => string | number | null | undefined = () => null,
): ReadonlySet<Item> {
  const known = items.map(rank).filter((value) => value !== null && value !== undefined);
  const best = known.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0))[0];
  if (known.length < 2 || known.every((value) => value === best)) return new Set();
  return new Set(items.filter((item) => rank(item) === best));
}

/** The lists of a profile that name topics. */
export const TOPIC_FIELDS = ['specialties', 'expertise_areas', 'research_interests'] as const;
type TopicField = (typeof TOPIC_FIELDS)[number];

/** The text of a topic. Specialties are tokens such as `interventional_cardiology`. */
export const labelOf = (field: TopicField, topic: string) => (field === 'specialties' ? getLabel({}, topic) : topic);

/** Topics of at least two KOLs, in any of their lists, and how many KOLs have them; those of the most KOLs come first. */
export function sharedTopics(kols: readonly ParsedKol[]): { topic: string; kols: number }[] {
  const topics = new Map<string, { topic: string; kols: number }>();
  for (const kol of kols) {
    const labels = TOPIC_FIELDS.flatMap((field) => (kol[field] ?? []).map((topic) => labelOf(field, topic)));
    // A KOL may name the same topic in two lists.
    const own = new Map(labels.map((label) => [label.toLowerCase(), label]));
    for (const [key, topic] of own) {
      const known = topics.get(key) ?? { topic, kols: 0 };
      topics.set(key, { ...known, kols: known.kols + 1 });
    }
  }
  return [...topics.values()].filter(({ kols: count }) => count > 1).sort((one, other) => other.kols - one.kols);
}
