import { once } from '../../i18n/format.ts';
import { LANGUAGES } from '../../i18n/locale.ts';

/** Additional search names of a country. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  CD: ['DRC', 'Zaire'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  KP: ['DPRK'],
  KR: ['Korea', 'Republic of Korea'],
  LA: ['Lao'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland', 'The Netherlands'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
  VA: ['Holy See'],
  VN: ['Viet Nam'],
};

/** Users may type the name in another of the dashboard's languages. */
const allLanguages = once(() =>
  Object.keys(LANGUAGES).map((language) => new Intl.DisplayNames(language, { type: 'region' })),
);

/** @param country ISO 3166-1 alpha-2 code */
export const otherNames = (country: string): string[] => [
  ...allLanguages().map((names) => names.of(country) ?? country),
  ...(ALIASES[country] ?? []),
];
