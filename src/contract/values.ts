import * as z from 'zod/mini';

/**
 * The small values that every resource is made of (interface §2).
 *
 * Built on `zod/mini`: the same schemas run in the service and in the browser, and there
 * every byte is downloaded before the first row is seen (docs/decisions/0003).
 */

/** Largest value of PostgreSQL's `integer`; every count is stored as one. */
const INTEGER_MAX = 2_147_483_647;

/** What PostgreSQL can store as text: no NUL, no half of a surrogate pair. */
function isStorableText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/** Any text, also an empty one. */
export const text = z
  .string()
  .check(z.refine(isStorableText, 'holds a character that cannot be stored (NUL or half a surrogate pair)'));

/** True where the moment falls into the years 1 to 9999 in UTC, which every database and JSON reader can hold. */
function isWithinCalendar(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

// `abort`: what is no date has no year, so its form is its only fault.

/** A moment: ISO 8601 date-time with `Z` or an offset (interface §2). The service always answers in UTC. */
export const timestamp = z.iso
  .datetime({ offset: true, abort: true })
  .check(z.refine(isWithinCalendar, 'must be between the years 1 and 9999'));

/** A calendar day without a time zone: `YYYY-MM-DD` (interface §2.1). Never convert it through a moment: the day would shift. */
export const day = z.iso
  .date({ abort: true })
  .check(z.refine(isWithinCalendar, 'must be between the years 1 and 9999'));

/** A number of things, 0 or more. */
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
 * An identifier of one kind: the kind's prefix, then 1 to 100 letters, digits, `_`, `-`, `.` or `~`,
 * so that an id can stand in an address and in a comma-separated list as it is.
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
