import { formatAddress } from 'localized-address-format';
import type { Kol } from '../../contract/kol.ts';
import type { Lenient } from '../../contract/lenientParsing.ts';

type PostalAddress = Lenient<Kol['contact']['address']>;

/**
 * Returns the lines of an address in the order of its country, without the country: `Boston, MA 02115`, `50937 Köln`,
 * `〒113-8655` first in Japanese script. If the record has a value that the format of its country does not use (other than
 * the state), the value is added, so that nothing is lost. An unknown country gets the order of Germany with the state.
 */
export function addressLines({ street, city, state, postal_code, country }: PostalAddress): string[] {
  const isKnown = country !== null && country !== undefined && /^[A-Z]{2}$/.test(country);
  if (!isKnown) return present([street, present([postal_code, city]).join(' '), state]);
  const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(present([street, city, state]).join());
  const format = (streetLines: string[], region = state) =>
    formatAddress(
      {
        postalCountry: country,
        addressLines: streetLines,
        locality: city ?? '',
        administrativeArea: region ?? '',
        postalCode: postal_code ?? '',
      },
      isLatin ? 'latin' : 'local',
    );
  const isWritten = (lines: string[], value: string | null | undefined) =>
    !value || lines.some((line) => line.toLowerCase().includes(value.toLowerCase()));
  // A city that is also its region is written once.
  let lines = format(present([street]), state === city ? '' : state);
  if (!isWritten(lines, city)) lines = format(present([street]));
  // The formats of Japan and some other countries count the city as part of the street address.
  if (!isWritten(lines, city))
    lines = format([isLatin ? present([street, city]).join(', ') : present([city, street]).join('')]);
  return isWritten(lines, postal_code) ? lines : [...lines, ...present([postal_code])];
}

/**
 * Returns what separates these lines in one line: a space in Chinese and Japanese script, otherwise a comma.
 * @param lines those of `addressLines`, because the name of the country is in the language of the page
 */
export const lineSeparator = (lines: readonly string[]): string =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(lines.join()) ? ' ' : ', ';

/**
 * Returns an address with its country as the last line.
 * @param nameOf names a country by its ISO 3166-1 alpha-2 code in the language of the page
 * @returns the lines, and what separates them in one line
 */
export function addressWithCountry(address: PostalAddress, nameOf: (code: string) => string) {
  const local = addressLines(address);
  const { country } = address;
  return { lines: [...local, ...present([country && nameOf(country)])], separator: lineSeparator(local) };
}

const present = (parts: readonly (string | null | undefined)[]) => parts.flatMap((part) => part || []);
