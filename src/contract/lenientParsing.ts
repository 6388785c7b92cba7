import * as z from 'zod/mini';
import { type Page, PageMeta } from './page.ts';

/**
 * Lenient parsing of the service's responses.
 *
 * The interface does not say which fields are always present or may be null (§2.5), and its closed lists may grow. So
 * only `id` is required. Any other field may be missing or null. Unknown fields and unknown values of closed lists are
 * kept. A field of the wrong type is removed, marked and reported; the rest of the record stays usable.
 */

/** The key under which an object lists its invalid fields. It is a string because structural sharing loses symbols. */
export const UNREADABLE = '$unreadable';

/** A value in a response: any field of any object may be missing or null, and any closed list is open. */
export type Lenient<Value> = Value extends string
  ? string extends Value
    ? string
    : Value | (string & {})
  : Value extends readonly (infer Item)[]
    ? Lenient<Item>[]
    : Value extends object
      ? { [Field in keyof Value]?: Lenient<Value[Field]> | null } & { [UNREADABLE]?: string[] }
      : Value;

/** A resource in a response: only its `id` is certain. */
export type Parsed<Resource extends { id: string }> = Lenient<Resource> & { id: string };

/** Identifies a response in the service's log. */
export interface ResponseInfo {
  /** Method and path, such as `GET /v1/campaigns`, without the query. */
  request: string;
  status: number;
  requestId: string | null;
  /** When the response arrived, in milliseconds since 1970. */
  at: number;
}

/** A page in a response. `skipped` counts the records without an `id`, which cannot be shown. */
export type ParsedPage<Resource extends { id: string }> = Page<Parsed<Resource>> & {
  skipped: number;
  response: ResponseInfo;
};

/** One invalid field: its path and the expected type. */
export interface ParseIssue {
  path: string;
  expected: string;
}

/** Thrown for an unusable response: no envelope, or a record without an id. */
export class InvalidResponseError extends Error {
  override name = 'InvalidResponseError';
}

/** True if the field at `path` (such as `metrics.h_index`) was present but invalid. */
export function isUnreadable(record: object | null | undefined, path: string): boolean {
  let current: unknown = record;
  for (const field of path.split('.')) {
    if (!isObject(current)) return false;
    const invalid = current[UNREADABLE];
    if (Array.isArray(invalid) && invalid.includes(field)) return true;
    current = current[field];
  }
  return false;
}

/**
 * Parses the envelope of one resource (interface §1, rule 1).
 * @returns the record and its issues
 * @throws InvalidResponseError if there is no `data` object with an `id`
 */
export function parseOne<Resource extends { id: string }>(schema: z.core.$ZodType<Resource>, body: unknown) {
  if (!isObject(body) || !isObject(body.data)) throw new InvalidResponseError('The answer holds no "data" object.');
  const issues: ParseIssue[] = [];
  const data = parseRecord(schema, body.data, issues);
  if (data === null) throw new InvalidResponseError('The answer holds a record without an "id".');
  return { data, issues };
}

/**
 * Parses the envelope of a list (interface §1, rule 2). A row without an `id` is skipped and reported as an issue.
 * @throws InvalidResponseError if `data` is not an array, `meta` lacks one of its three integers, or the total is less than
 * the number of rows
 */
export function parsePage<Resource extends { id: string }>(
  schema: z.core.$ZodType<Resource>,
  body: unknown,
): Omit<ParsedPage<Resource>, 'response'> & { issues: ParseIssue[] } {
  if (!isObject(body) || !Array.isArray(body.data)) throw new InvalidResponseError('The answer holds no "data" list.');
  const meta = z.safeParse(PageMeta, body.meta);
  // A total below the number of rows is wrong.
  if (!meta.success || meta.data.total < body.data.length)
    throw new InvalidResponseError('The answer holds no "meta" with page, per_page and total.');
  const issues: ParseIssue[] = [];
  const data = body.data.flatMap((item) => parseRecord(schema, item, issues) ?? []);
  return { data, meta: meta.data, skipped: body.data.length - data.length, issues };
}

function parseRecord<Resource extends { id: string }>(
  schema: z.core.$ZodType<Resource>,
  input: unknown,
  issues: ParseIssue[],
): Parsed<Resource> | null {
  if (!isObject(input) || typeof input.id !== 'string' || input.id === '') {
    issues.push({ path: 'id', expected: 'string' });
    return null;
  }
  const parsed = z.safeParse(schema, input);
  const wrong = parsed.success ? [] : parsed.error.issues.filter((issue) => isWrongType(issue, input));
  for (const issue of wrong) issues.push({ path: fieldPath(issue.path), expected: expectation(issue) });
  // `dropPaths` removes every path that the schema rejects, so the result matches `Parsed`.
  return dropPaths(
    input,
    wrong.map((issue) => issue.path),
  ) as Parsed<Resource>;
}

/**
 * Lenient parsing accepts a missing field, null, an unknown value of a closed list, a long text, and an id of any form.
 */
function isWrongType(issue: z.core.$ZodIssue, input: unknown): boolean {
  const value = issue.path.reduce<unknown>(
    (part, key) => (isObject(part) || Array.isArray(part) ? Reflect.get(part, key) : undefined),
    input,
  );
  // A null field counts as missing. A null list entry is invalid, because the code uses every entry.
  if (value === null) return typeof issue.path.at(-1) === 'number';
  if (value === undefined) return false;
  if (issue.code === 'invalid_value' || issue.path.at(-1) === 'id') return typeof value !== 'string';
  if (issue.code === 'too_big' && issue.origin === 'string') return false;
  return issue.code !== 'unrecognized_keys';
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_format':
      return issue.format;
    case 'invalid_value':
      return 'string';
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** Reports `events.3.date` as `events[].date`, so that a hundred equal issues become one. */
function fieldPath(path: PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/**
 * Returns a copy of `value` without the given paths. The nearest object around each path lists it under `UNREADABLE`.
 */
function dropPaths(value: unknown, paths: PropertyKey[][]): unknown {
  if (paths.length === 0) return value;
  const below = (key: PropertyKey) =>
    paths.filter((path) => path[0] === key && path.length > 1).map((path) => path.slice(1));
  const isDropped = (key: PropertyKey) => paths.some((path) => path.length === 1 && path[0] === key);
  if (Array.isArray(value))
    return value.flatMap((item, index) => (isDropped(index) ? [] : [dropPaths(item, below(index))]));
  if (!isObject(value)) return value;

  const remaining: Record<string, unknown> = {};
  const invalid: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    const hasInvalidItem = Array.isArray(item) && below(key).some((path) => path.length === 1);
    if (isDropped(key) || hasInvalidItem) invalid.push(key);
    if (!isDropped(key)) remaining[key] = dropPaths(item, below(key));
  }
  return invalid.length > 0 ? { ...remaining, [UNREADABLE]: invalid } : remaining;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
