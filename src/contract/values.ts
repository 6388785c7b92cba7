import * as z from 'zod/mini';

/**
 * The basic value types of all resources (interface §2).
 *
 * They use `zod/mini`, because the browser downloads the same schemas before it shows the first row
 * (docs/decisions/0003).
 */

/** The largest PostgreSQL `integer`. Every count is stored as one. */
const INTEGER_MAX = 2_147_483_647;

/** True if PostgreSQL can store the text: no NUL and no half of a surrogate pair. */
function isStorableText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/** Any text, including the empty text. */
export const text = z.string().check(
  z.refine(isStorableText, {
    error: 'holds a character that cannot be stored (NUL or half a surrogate pair)',
    abort: true,
  }),
);

/** Replaces every kind of line end by a line feed. */
export const normalizeLineEnds = (value: string) => value.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');

const NO_CONTROL = 'must not contain control characters';

/** A trimmed text of one line that a user writes: no control characters, which other programs may read as commands or line ends. */
export const singleLineText = text.check(
  z.trim(),
  z.refine((value) => !/\p{Cc}/u.test(value), NO_CONTROL),
);

/** A text of several lines that a user writes: line feeds and tabs are its only control characters. */
export const multiLineText = text.check(
  z.overwrite(normalizeLineEnds),
  z.refine((value) => !/[^\P{Cc}\n\t]/u.test(value), NO_CONTROL),
);

/** True if the timestamp is in the years 1 to 9999 in UTC, which every database and JSON parser supports. */
function isWithinCalendar(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

// `abort`: an invalid date has no year, so only its form is reported.

/** A timestamp: ISO 8601 date-time with `Z` or an offset (interface §2). The service always answers in UTC. */
export const timestamp = z.iso
  .datetime({ offset: true, abort: true })
  .check(z.refine(isWithinCalendar, 'must be between the years 1 and 9999'));

/**
 * A calendar day without a time zone: `YYYY-MM-DD` (interface §2.1). Do not convert it through a timestamp, because the
 * day would shift.
 */
export const day = z.iso
  .date({ abort: true })
  .check(z.refine(isWithinCalendar, 'must be between the years 1 and 9999'));

/** A count, 0 or more. */
export const count = z.int().check(z.minimum(0), z.maximum(INTEGER_MAX));

/** A fraction from 0 to 1, not a percentage (interface §2). */
export const rate = z.number().check(z.minimum(0), z.maximum(1));

/** The kinds of identifier and their prefixes (interface §2). */
export const ID_PREFIXES = {
  kol: 'kol_',
  event: 'evt_',
  campaign: 'cmp_',
  product: 'prod_',
  productLine: 'pl_',
} as const;

/**
 * An identifier of one kind: the prefix of the kind, then 1 to 100 letters, digits, `_`, `-`, `.` or `~`. An id needs
 * no encoding in a URL or in a comma-separated list.
 */
export const id = (kind: keyof typeof ID_PREFIXES) =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^${ID_PREFIXES[kind]}[\\w.~-]{1,100}$`),
        `must be ${ID_PREFIXES[kind]} followed by 1 to 100 letters, digits or any of _ - . ~`,
      ),
    );
