import * as z from 'zod/mini';

/**
 * Messages for invalid values in requests and imported records. They continue a sentence that begins with the name of the
 * field. A message in the contract itself has precedence.
 */
export const zodErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${describeType(issue)}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty';
      return issue.origin === 'array'
        ? `must contain at least ${countOf(issue.minimum, 'item')}`
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `must be at most ${countOf(issue.maximum, 'character')} long`;
      return issue.origin === 'array'
        ? `must contain at most ${countOf(issue.maximum, 'item')}`
        : `must be at most ${issue.maximum}`;
    case 'invalid_format':
      return describeFormat(issue) ?? english(issue);
    case 'invalid_key':
      return 'contains a field name that cannot be stored';
    default:
      return english(issue);
  }
};

/** `zod/mini` contains no messages. These are for checks that the contract does not use yet. */
const english = z.locales.en().localeError;

/**
 * Keeps one issue per path: a malformed date is not also too early. The contract's limit for a number has precedence over the
 * limit of safe integers.
 */
export function onePerPath(
  issues: readonly z.core.$ZodIssue[],
  pathOf = ({ path }: z.core.$ZodIssue) => pointer(path),
): z.core.$ZodIssue[] {
  const byPath = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const first = byPath.get(pathOf(issue));
    if (first === undefined || isMachineLimit(first)) byPath.set(pathOf(issue), issue);
  }
  return [...byPath.values()];
}

/** The JSON pointer (RFC 6901) of a path. */
export const pointer = (path: readonly PropertyKey[]) =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A path as users read it, such as `location.country` or `attendees[3]`. Empty for the whole value. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

const isMachineLimit = (issue: z.core.$ZodIssue) =>
  (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER) ||
  (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER);

const countOf = (number: number | bigint, noun: string) => `${number} ${noun}${Number(number) === 1 ? '' : 's'}`;

function describeType({ expected, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const isWhole = inst !== undefined && 'format' in inst._zod.def && inst._zod.def.format === 'safeint';
  return isWhole ? 'a whole number' : (TYPE_NAMES[expected] ?? expected);
}

const TYPE_NAMES: Record<string, string> = {
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
