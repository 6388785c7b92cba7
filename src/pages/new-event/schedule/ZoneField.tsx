import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AutocompleteField } from '../../../components/form/AutocompleteField.tsx';
import type { AutocompleteOption } from '../../../components/form/searchOptions.ts';
import { type EventMessages, useEventMessages } from '../../../i18n/event.ts';
import { type Format, useFormat } from '../../../i18n/format.ts';
import type { UserLocale } from '../../../i18n/locale.ts';
import { useLocale } from '../../../i18n/localeStore.ts';
import { cityName } from '../../shared/cityNames.ts';
import { utcOffset } from '../../shared/wallTime.ts';
import { zoneName } from '../../shared/zoneName.ts';
import {
  findZone,
  isKnownZone,
  isZoneElsewhere,
  listedZone,
  userZone,
  ZONES,
  type Zone,
  zoneLabel,
  zonePlace,
  zonesOf,
} from '../../shared/zones.ts';
import { otherNames } from '../countryNames.ts';
import { fieldId, hasVenue } from '../eventFormValues.ts';
import { type EventSectionProps, setField } from '../fieldProps.ts';
import { useZonesReady, zoneFacts } from './useZonesReady.ts';

/** The time zone of the entered times. The country suggests it, or the user selects one if the country has several. */
export function ZoneField({ form }: EventSectionProps) {
  const t = useEventMessages();
  const format = useFormat();
  const userLocale = useLocale();
  const isReady = useZonesReady(userLocale.locale);
  const [hasFocused, setHasFocused] = useState(false);
  const hasAll = isReady || hasFocused;
  const [entered, location_type, chosenCountry] = useWatch({
    control: form.control,
    name: ['zone', 'location_type', 'country'],
  });
  const zone = listedZone(entered);
  const isAtVenue = hasVenue({ location_type });
  const country = isAtVenue ? chosenCountry : '';
  const known = findZone(zone);
  // Other options would reset the open list of the field.
  const options = useMemo(() => {
    const wording = { userLocale, format, t };
    if (hasAll) return zoneOptions(country, wording);
    return known === undefined ? [] : [{ value: known.id, label: zoneLabel(known.id) }];
  }, [hasAll, known, country, userLocale, format, t]);
  const own = userZone();
  return (
    <AutocompleteField
      id={fieldId('zone')}
      label={isAtVenue || location_type === '' ? t.zone : t.zoneVirtual}
      // The user's own zone may not be in the list.
      options={findZone(own) === undefined ? [...options, { value: own, label: own }] : options}
      value={zone}
      onChange={(chosen) => setField(form, 'zone', chosen)}
      help={format.sentences([
        zoneRemark(zone, country, format, t),
        t.zoneHelp(isKnownZone(zone) ? zoneName(zone, userLocale.locale) : null),
      ])}
      error={form.formState.errors.zone?.message}
      placeholder={t.zonePlaceholder}
      onFocus={() => setHasFocused(true)}
      required
    />
  );
}

interface Context {
  userLocale: UserLocale;
  format: Format;
  t: EventMessages;
}

/** Explains why this zone is selected, or that the user must select one. */
function zoneRemark(zone: string, country: string, format: Format, t: EventMessages): string {
  const here = zonesOf(country);
  if (here.length > 0) {
    if (zone === '') return t.zoneSeveral(format.country(country));
    if (isZoneElsewhere(zone, country)) return t.zoneElsewhere(format.country(country));
    if (here.length === 1) return t.zoneOnly(format.country(country));
  }
  return zone !== '' && zone === userZone() ? t.zoneReader : '';
}

/** Returns the country's zones first, then all zones that the browser supports. */
function zoneOptions(country: string, wording: Context): AutocompleteOption[] {
  const { format, t } = wording;
  const here = zonesOf(country).flatMap((zone) => zoneOption(zone, wording));
  if (here.length === 0) return ZONES.flatMap((zone) => zoneOption(zone, wording));
  const others = ZONES.filter((zone) => zone.country !== country).flatMap((zone) => zoneOption(zone, wording));
  return [
    ...here.map((option) => ({ ...option, group: t.zonesOfCountry(format.country(country)) })),
    ...others.map((option) => ({ ...option, group: t.allZones })),
  ];
}

/** The ways to type an offset: `+05:30` and `+5:30`. */
function offsetNames(minutes: number): string[] {
  const sign = minutes < 0 ? '-' : '+';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const time = `${hours}:${String(rest).padStart(2, '0')}`;
  return [`${sign}${time}`, ...(hours < 10 ? [`${sign}0${time}`] : [])];
}

/** Empty if the browser does not know the zone. */
function zoneOption(
  { id, name, country, cities, aliases }: Zone,
  { userLocale, format }: Context,
): AutocompleteOption[] {
  const { name: named, offset } = zoneFacts(id, userLocale.locale);
  if (offset === null) return [];
  const places = [
    ...cities.map((city) => cityName(city, userLocale.language)),
    ...(country === '' ? [] : [format.country(country)]),
  ];
  return [
    {
      value: id,
      label: zoneLabel(id),
      detail: [utcOffset(offset), named, ...places].join(' · '),
      keywords: [
        named,
        name,
        ...places,
        ...cities,
        ...(country === '' ? [] : otherNames(country)),
        ...aliases,
        ...[id, ...aliases].map(zonePlace),
        ...offsetNames(offset),
      ],
    },
  ];
}
