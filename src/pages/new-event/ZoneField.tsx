import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ComboField, type ComboOption } from '../../ui/ComboField.tsx';
import { useEventDetailWords } from '../../words/eventDetails.ts';
import { type Format, useFormat } from '../../words/format.ts';
import type { Reading } from '../../words/locale.ts';
import { useReading } from '../../words/reading.ts';
import { zoneName } from '../../words/zoneName.ts';
import { cityName } from './cityNames.ts';
import { otherNames } from './countryNames.ts';
import { fieldId, hasVenue } from './eventForm.ts';
import { type EventFormProps, setField } from './fieldProps.ts';
import { useZonesNamed } from './useZonesNamed.ts';
import { offsetMinutes, utcOffset } from './wallTime.ts';
import { findZone, isKnownZone, isZoneElsewhere, listedZone, readerZone, ZONES, type Zone, zonesOf } from './zones.ts';

/** The zone whose wall time is entered: suggested from the country, asked for where the country has several. */
export function ZoneField({ form }: EventFormProps) {
  const t = useEventDetailWords();
  const format = useFormat();
  const reading = useReading();
  const isNamed = useZonesNamed(reading.locale);
  const [entered, location_type, chosenCountry] = useWatch({
    control: form.control,
    name: ['zone', 'location_type', 'country'],
  });
  const zone = listedZone(entered);
  const isAtVenue = hasVenue({ location_type });
  const country = isAtVenue ? chosenCountry : '';
  const options = useMemo(
    () => zoneOptions(country, { reading, format, t, isNamed }),
    [country, reading, format, t, isNamed],
  );
  const own = readerZone();
  return (
    <ComboField
      id={fieldId('zone')}
      label={isAtVenue || location_type === '' ? t.zone : t.zoneVirtual}
      // The reader's own may be one that the list has not.
      options={findZone(own) === undefined ? [...options, { value: own, label: own }] : options}
      value={zone}
      onChange={(chosen) => setField(form, 'zone', chosen)}
      help={format.sentences([
        zoneRemark(zone, country, format, t),
        t.zoneHelp(isKnownZone(zone) ? zoneName(zone, reading.locale) : null),
      ])}
      error={form.formState.errors.zone?.message}
      placeholder={t.zonePlaceholder}
      required
    />
  );
}

type Words = ReturnType<typeof useEventDetailWords>;

interface Wording {
  reading: Reading;
  format: Format;
  t: Words;
  /** True once the zones' names are at hand; until then they are found by those of the list, and told without. */
  isNamed: boolean;
}

/** Why this zone stands there, or that one has to be chosen. */
function zoneRemark(zone: string, country: string, format: Format, t: Words): string {
  const here = zonesOf(country);
  if (here.length > 0) {
    if (zone === '') return t.zoneSeveral(format.country(country));
    if (isZoneElsewhere(zone, country)) return t.zoneElsewhere(format.country(country));
    if (here.length === 1) return t.zoneOnly(format.country(country));
  }
  return zone !== '' && zone === readerZone() ? t.zoneReader : '';
}

/** The country's zones first, then all of them: those that the browser can calculate in. */
function zoneOptions(country: string, wording: Wording): ComboOption[] {
  const { format, t } = wording;
  const here = zonesOf(country).flatMap((zone) => zoneOption(zone, wording));
  if (here.length === 0) return ZONES.flatMap((zone) => zoneOption(zone, wording));
  const others = ZONES.filter((zone) => zone.country !== country).flatMap((zone) => zoneOption(zone, wording));
  return [
    ...here.map((option) => ({ ...option, group: t.zonesOfCountry(format.country(country)) })),
    ...others.map((option) => ({ ...option, group: t.allZones })),
  ];
}

/** A zone's present offset in minutes; null where the browser does not know the zone. */
function presentOffset(zone: string): number | null {
  try {
    return offsetMinutes(new Date().toISOString(), zone);
  } catch {
    return null;
  }
}

/** The place in an IANA name: `Apia` of `Pacific/Apia`. */
const lastPart = (id: string) => id.replace(/^.*\//, '').replaceAll('_', ' ');

/** An offset as people type it: `+05:30` and `+5:30`. */
function offsetNames(minutes: number): string[] {
  const sign = minutes < 0 ? '-' : '+';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const time = `${hours}:${String(rest).padStart(2, '0')}`;
  return [`${sign}${time}`, ...(hours < 10 ? [`${sign}0${time}`] : [])];
}

/** None where the browser does not know the zone. */
function zoneOption(
  { id, name, country, cities, aliases }: Zone,
  { reading, format, isNamed }: Wording,
): ComboOption[] {
  // Asked once: to make what calculates in a zone takes long, and there are hundreds.
  const offset = presentOffset(id);
  if (offset === null) return [];
  const named = isNamed ? [zoneName(id, reading.locale)] : [];
  const places = [
    ...cities.map((city) => cityName(city, reading.language)),
    ...(country === '' ? [] : [format.country(country)]),
  ];
  return [
    {
      value: id,
      label: id.replaceAll('_', ' '),
      detail: [utcOffset(offset), ...named, ...places].join(' · '),
      keywords: [
        ...named,
        name,
        ...places,
        ...cities,
        ...(country === '' ? [] : otherNames(country)),
        ...aliases,
        ...[id, ...aliases].map(lastPart),
        ...offsetNames(offset),
      ],
    },
  ];
}
