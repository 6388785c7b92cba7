import { LANGUAGES } from '../../words/locale.ts';

/** Names by which a country is searched, besides the one in the reader's language. */
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

/** Whoever reads one of the dashboard's languages may type the names of another. */
const ALL_LANGUAGES = Object.keys(LANGUAGES).map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** @param country ISO 3166-1 alpha-2 code */
export const otherNames = (country: string): string[] => [
  ...ALL_LANGUAGES.map((names) => names.of(country) ?? country),
  ...(ALIASES[country] ?? []),
];
