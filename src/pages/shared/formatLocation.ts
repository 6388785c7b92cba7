import type { Location } from '../../contract/event.ts';
import type { Lenient } from '../../contract/lenientParsing.ts';
import type { EventLabels } from '../../i18n/eventLabels.ts';
import type { Format } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';

type GivenLocation = Lenient<Partial<Location>> | null | undefined;

/** Returns the location in one line: "In person, Hotel Example, Berlin, Germany"; empty without a location. */
export function formatLocation(location: GivenLocation, labels: EventLabels, format: Format): string {
  const type = location?.type;
  return format.joinList(
    [type ? getLabel(labels.locationTypes, type) : '', formatAddress(location, format)].filter(Boolean),
  );
}

/** Returns the address for a calendar or a map: "Hotel Example, Berlin, Germany". */
export function formatAddress(location: GivenLocation, format: Format): string {
  const { venue, city, country } = location ?? {};
  return format.joinList([venue, city, country ? format.country(country) : null].flatMap((part) => part || []));
}
