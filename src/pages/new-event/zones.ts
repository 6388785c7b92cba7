import { rawTimeZones } from '@vvo/tzdb';
import { otherCityNames } from './cityNames.ts';

/** A time zone that a venue can be in. Zones whose clocks have always agreed of late are one, under the name of its largest city. */
export interface Zone {
  /** IANA name, such as `Europe/Berlin`. */
  id: string;
  /** "Central European Time": by it the zone is searched in every language; `zoneName` has the reader's. */
  name: string;
  /** ISO 3166-1 alpha-2; empty for UTC. */
  country: string;
  /** The largest cities, which people search for. */
  cities: readonly string[];
  /** Further names by which people search: short ones, former ones. */
  aliases: readonly string[];
}

const UTC: Zone = {
  id: 'UTC',
  name: 'Coordinated Universal Time',
  country: '',
  cities: [],
  aliases: ['Etc/UTC', 'GMT', 'Greenwich'],
};

const byName = new Map<string, Zone>([
  ['UTC', UTC],
  ['Etc/UTC', UTC],
]);

/** Every zone, from west to east, then UTC. */
export const ZONES: readonly Zone[] = [
  ...rawTimeZones.map(({ name, alternativeName, countryCode, mainCities, group, abbreviation }) => {
    const aliases = [abbreviation, ...group, ...mainCities.flatMap(otherCityNames)];
    const zone: Zone = { id: name, name: alternativeName, country: countryCode, cities: mainCities, aliases };
    for (const known of group) byName.set(known, zone);
    return zone;
  }),
  UTC,
];

/** The zone with this IANA name, also an old or a second one: `Asia/Calcutta` is `Asia/Kolkata`. */
export const findZone = (name: string): Zone | undefined => byName.get(name);

/** True for a zone of the list, and for the reader's own, which may be one that the list has not. */
export const isKnownZone = (zone: string): boolean =>
  zone !== '' && (findZone(zone) !== undefined || listedZone(zone) === readerZone());

/** The zones of a country, an ISO 3166-1 alpha-2 code; none for the few countries where nobody lives. */
export const zonesOf = (country: string): Zone[] =>
  country === '' ? [] : ZONES.filter((zone) => zone.country === country);

/** True where a zone is none of this country's, as far as one knows. */
export function isZoneElsewhere(zone: string, country: string): boolean {
  return zone !== '' && zonesOf(country).length > 0 && findZone(zone)?.country !== country;
}

/** A zone under the name that the list has for it; one that the list has not, as it is. */
export const listedZone = (zone: string): string => findZone(zone)?.id ?? zone;

/** The zone of the reader's browser, under the name that the list has for it. */
export const readerZone = (): string => listedZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * The zone for a venue in this country: the present one where it lies there, the only one where there is one, and
 * none where somebody has to say which.
 */
export function zoneForCountry(country: string, present: string): string {
  const zones = zonesOf(country);
  if (zones.length === 0 || zones.some((zone) => zone.id === listedZone(present))) return present;
  return zones.length === 1 ? (zones[0]?.id ?? '') : '';
}
