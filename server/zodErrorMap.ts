import * as z from 'zod/mini';

/**
 * What is wrong with a value, in words that continue "name …": for requests and for the records of an import.
 * Messages that the contract gives itself come first. Given to each parse, so that it changes nobody's settings.
 */
export const zodErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${kindOf(issue)}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty';
      return issue.origin === 'array'
        ? `must hold at least ${amount(issue.minimum, 'item')}`
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `must be at most ${amount(issue.maximum, 'character')} long`;
      return issue.origin === 'array'
        ? `must hold at most ${amount(issue.maximum, 'item')}`
        : `must be at most ${issue.maximum}`;
    case 'invalid_format':
      return describeFormat(issue) ?? english(issue);
    case 'invalid_key':
      return 'holds a field name that cannot be stored';
    default:
      return english(issue);
  }
};

/** `zod/mini` brings no words of its own; these are for what the contract does not use today. */
const english = z.locales.en().localeError;

/**
 * One issue a place. A malformed date is not also too early; of a number beyond all exact numbers the contract's own
 * limit is told, not the machine's.
 */
export function onePerPlace(
  issues: readonly z.core.$ZodIssue[],
  placeOf = ({ path }: z.core.$ZodIssue) => pointer(path),
): z.core.$ZodIssue[] {
  const byPlace = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const first = byPlace.get(placeOf(issue));
    if (first === undefined || isMachineLimit(first)) byPlace.set(placeOf(issue), issue);
  }
  return [...byPlace.values()];
}

/** A JSON pointer (RFC 6901): `~` and `/` inside a name are written `~0` and `~1`. */
export const pointer = (path: readonly PropertyKey[]) =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** `location.country`, `attendees[3]`; empty for the value itself. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

const isMachineLimit = (issue: z.core.$ZodIssue) =>
  (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER) ||
  (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER);

const amount = (number: number | bigint, noun: string) => `${number} ${noun}${Number(number) === 1 ? '' : 's'}`;

function kindOf({ expected, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const isWhole = inst !== undefined && 'format' in inst._zod.def && inst._zod.def.format === 'safeint';
  return isWhole ? 'a whole number' : (KIND[expected] ?? expected);
}

const KIND: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function describeFormat({ format, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>) {
  if (format !== 'date' && format !== 'datetime') return undefined;
  const day = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(String(input))?.[0];
  if (day !== undefined && !z.iso.date().safeParse(day).success) return `names a day that does not exist, ${day}`;
  return format === 'date'
    ? 'must be a day such as 2026-03-01'
    : 'must be an ISO 8601 date-time with seconds and with Z or an offset, such as 2026-03-01T09:30:00Z';
}
