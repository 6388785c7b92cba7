import type { Location } from '../../contract/event.ts';
import type { Tolerant } from '../../contract/tolerant.ts';
import type { useEventWords } from '../../words/event.ts';
import type { Format } from '../../words/format.ts';
import { labelOf } from '../../words/labelOf.ts';

/** Where an event is, on one line: "In person, Hotel Example, Berlin, Germany"; empty where nothing is said. */
export function placeWords(
  location: Tolerant<Partial<Location>> | null | undefined,
  t: ReturnType<typeof useEventWords>,
  format: Format,
): string {
  const { type, venue, city, country } = location ?? {};
  return [type ? labelOf(t.locationTypes, type) : null, venue, city, country ? format.country(country) : null]
    .filter(Boolean)
    .join(', ');
}
