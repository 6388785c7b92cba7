/** What stands for an extension in numbers as people write them; and in `tel:` addresses. */
const EXTENSION = /[\s,;]*(?:;\s*ext\s*=|\bext(?:ension|n)?\b|x|#|durchwahl)[\s.:=]*(\d+)\s*$/i;

/** Two numbers in one field: a word or a mark between their digits, or a slash after more than an area code. */
const SEVERAL = /\d[^\d]*[\p{L},;][^\d]*\d|(?:\d[^\d/]*){8}\//u;

/**
 * The address that dials a telephone number as people write it (RFC 3966): an extension is dialled after the number, and
 * the zero in `+44 (0)20`, which is for callers inside the country, is left out.
 * @returns null where the text holds no digit, and where it is more than one number
 */
export function telephoneAddress(phone: string): string | null {
  const [, extension] = EXTENSION.exec(phone) ?? [];
  const main = phone.replace(EXTENSION, '');
  const number = main.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '');
  if (number === '' || number === '+' || SEVERAL.test(main)) return null;
  return `tel:${number}${extension === undefined ? '' : `;ext=${extension}`}`;
}
