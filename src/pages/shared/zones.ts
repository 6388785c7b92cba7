import { rawTimeZones } from '@vvo/tzdb';
import type { Location } from '../../contract/event.ts';
import type { Lenient } from '../../contract/lenientParsing.ts';
import { normalizeText } from '../../contract/normalizeText.ts';
import { otherCityNames } from './cityNames.ts';

/**
 * A time zone of a venue. Zones whose clocks have agreed in recent years are merged under the name of the largest city.
 */
export interface Zone {
  /** IANA name, such as `Europe/Berlin`. */
  id: string;
  /** "Central European Time": a search name in every language. `zoneName` returns the name in the user's language. */
  name: string;
  /** ISO 3166-1 alpha-2; empty for UTC. */
  country: string;
  /** The largest cities, which people search for. */
  cities: readonly string[];
  /** Additional search names, such as short and former names. */
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

/** Returns the zone with this IANA name or alias: `Asia/Calcutta` is `Asia/Kolkata`. */
export const findZone = (name: string): Zone | undefined => byName.get(name);

/** True for a zone of the list, and for the user's own zone, which may not be in the list. */
export const isKnownZone = (zone: string): boolean =>
  zone !== '' && (findZone(zone) !== undefined || listedZone(zone) === userZone());

/** Returns the zones of a country, an ISO 3166-1 alpha-2 code; empty for the few uninhabited countries. */
export const zonesOf = (country: string): Zone[] =>
  country === '' ? [] : ZONES.filter((zone) => zone.country === country);

/** True if a zone is known to be outside this country. */
export function isZoneElsewhere(zone: string, country: string): boolean {
  return zone !== '' && zonesOf(country).length > 0 && findZone(zone)?.country !== country;
}

/** Returns the name of a zone in the list, or the same name if the list does not contain it. */
export const listedZone = (zone: string): string => findZone(zone)?.id ?? zone;

/**
 * Returns the zone of a venue: the only zone of its country, or the zone of its city in that country; undefined if neither is
 * known. A virtual event has no venue.
 */
export function venueZone(location: Lenient<Partial<Location>> | null | undefined): string | undefined {
  if (location?.type === 'virtual') return undefined;
  const zones = zonesOf(location?.country ?? '');
  if (zones.length === 1) return zones[0]?.id;
  const city = normalizeText(location?.city?.trim() ?? '');
  return zones.find(({ id, cities, aliases }) =>
    [...cities, ...aliases, zonePlace(id), ...aliases.map(zonePlace)].some((name) => normalizeText(name) === city),
  )?.id;
}

/** The place in an IANA name: `Apia` in `Pacific/Apia`. */
export const zonePlace = (id: string): string => zoneLabel(id.replace(/^.*\//, ''));

/** An IANA name as users read it: `America/New York`. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ');

/** Returns the zone of the browser by its name in the list. `Intl.DateTimeFormat` would load its data first, before the first paint. */
export const userZone = (): string => listedZone(Temporal.Now.timeZoneId());

/**
 * Returns the zone for a venue in this country: the current zone if it is in the country, the only zone if there is
 * one, or empty if the user must select one.
 */
export function zoneForCountry(country: string, present: string): string {
  const zones = zonesOf(country);
  if (zones.length === 0 || zones.some((zone) => zone.id === listedZone(present))) return present;
  return zones.length === 1 ? (zones[0]?.id ?? '') : '';
}
