/** Returns the `mailto:` link of an email address. Its other characters are escaped, so that it cannot add a subject or a copy. */
export const toMailHref = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

/** The notations of an extension in written numbers and in `tel:` links. */
const EXTENSION = /[\s,;]*(?:;\s*ext\s*=|\bext(?:ension|n)?\b|x|#|durchwahl)[\s.:=]*(\d+)\s*$/i;

/**
 * Matches two numbers in one field: a word or punctuation between their digits, or a slash after more than an area
 * code.
 */
const SEVERAL = /\d[^\d]*[\p{L},;][^\d]*\d|(?:\d[^\d/]*){8}\//u;

/**
 * Returns the `tel:` link of a written phone number (RFC 3966). An extension is dialled after the number. The zero in
 * `+44 (0)20`, which is for callers inside the country, is removed.
 * @returns null if the text has no digit or more than one number
 */
export function toTelHref(phone: string): string | null {
  const [, extension] = EXTENSION.exec(phone) ?? [];
  const main = phone.replace(EXTENSION, '');
  const number = main.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '');
  if (number === '' || number === '+' || SEVERAL.test(main)) return null;
  return `tel:${number}${extension === undefined ? '' : `;ext=${extension}`}`;
}
