import * as z from 'zod/mini';
import { type Page, PageMeta } from './page.ts';

/**
 * Reading what a service answers without falling over it.
 *
 * The interface says neither which fields are always present nor which may be null (§2.5), and its closed
 * lists may grow. So of a resource only `id` is required; any other field may be missing or null, an unknown
 * word of a closed list is kept, and so are fields that we do not know. A field of the wrong type is dropped,
 * marked, and reported, while the rest of the record stays usable.
 */

/** The key under which an object lists its own fields that could not be read. A string, because structural sharing drops symbols. */
export const UNREADABLE = '$unreadable';

/** A value as it may arrive: every field of every object possibly missing or null, every closed list open. */
export type Tolerant<Value> = Value extends string
  ? string extends Value
    ? string
    : Value | (string & {})
  : Value extends readonly (infer Item)[]
    ? Tolerant<Item>[]
    : Value extends object
      ? { [Field in keyof Value]?: Tolerant<Value[Field]> | null } & { [UNREADABLE]?: string[] }
      : Value;

/** A resource as it may arrive: only its `id` is certain. */
export type Read<Resource extends { id: string }> = Tolerant<Resource> & { id: string };

/** What finds an answer again in the log of the service that gave it, where something about it is odd. */
export interface AnswerMarks {
  /** Method and path, such as `GET /v1/campaigns`; never the query. */
  request: string;
  status: number;
  requestId: string | null;
  /** When it came, in milliseconds since 1970. */
  at: number;
}

/** A page as it may arrive; `leftOut` counts the records that had no `id` and so cannot be shown. */
export type ReadPage<Resource extends { id: string }> = Page<Read<Resource>> & { leftOut: number; answer: AnswerMarks };

/** One field that could not be read: where it stood and what belongs there. */
export interface ReadFault {
  path: string;
  expected: string;
}

/** What is thrown for an answer that cannot be used at all: no envelope, or a record without an id. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
}

/** Tells whether the field at `path` (such as `metrics.h_index`) arrived but could not be read. */
export function isUnreadable(record: object | null | undefined, path: string): boolean {
  let current: unknown = record;
  for (const field of path.split('.')) {
    if (!isObject(current)) return false;
    const lost = current[UNREADABLE];
    if (Array.isArray(lost) && lost.includes(field)) return true;
    current = current[field];
  }
  return false;
}

/**
 * Reads the envelope of one resource (interface §1, rule 1).
 * @returns the record and the faults found in it
 * @throws UnreadableAnswer where there is no `data` object with an `id`
 */
export function readOne<Resource extends { id: string }>(schema: z.core.$ZodType<Resource>, body: unknown) {
  if (!isObject(body) || !isObject(body.data)) throw new UnreadableAnswer('The answer holds no "data" object.');
  const faults: ReadFault[] = [];
  const data = readRecord(schema, body.data, faults);
  if (data === null) throw new UnreadableAnswer('The answer holds a record without an "id".');
  return { data, faults };
}

/**
 * Reads the envelope of a list (interface §1, rule 2). A row without an `id` is left out and reported as a fault.
 * @throws UnreadableAnswer where `data` is no array or `meta` lacks one of its three integers, or its total is less than the rows that came
 */
export function readPage<Resource extends { id: string }>(
  schema: z.core.$ZodType<Resource>,
  body: unknown,
): Omit<ReadPage<Resource>, 'answer'> & { faults: ReadFault[] } {
  if (!isObject(body) || !Array.isArray(body.data)) throw new UnreadableAnswer('The answer holds no "data" list.');
  const meta = z.safeParse(PageMeta, body.meta);
  // A total of fewer than came counts something else, or nothing.
  if (!meta.success || meta.data.total < body.data.length)
    throw new UnreadableAnswer('The answer holds no "meta" with page, per_page and total.');
  const faults: ReadFault[] = [];
  const data = body.data.flatMap((item) => readRecord(schema, item, faults) ?? []);
  return { data, meta: meta.data, leftOut: body.data.length - data.length, faults };
}

function readRecord<Resource extends { id: string }>(
  schema: z.core.$ZodType<Resource>,
  input: unknown,
  faults: ReadFault[],
): Read<Resource> | null {
  if (!isObject(input) || typeof input.id !== 'string' || input.id === '') {
    faults.push({ path: 'id', expected: 'string' });
    return null;
  }
  const parsed = z.safeParse(schema, input);
  const wrong = parsed.success ? [] : parsed.error.issues.filter((issue) => isWrongType(issue, input));
  for (const issue of wrong) faults.push({ path: fieldPath(issue.path), expected: expectation(issue) });
  // Every path that the schema did not vouch for has just been dropped, which is what `Read` promises.
  return dropPaths(
    input,
    wrong.map((issue) => issue.path),
  ) as Read<Resource>;
}

/** A missing field, a null, an unknown word of a closed list, a long text, or an id in another style is no fault when reading. */
function isWrongType(issue: z.core.$ZodIssue, input: unknown): boolean {
  const value = issue.path.reduce<unknown>(
    (part, key) => (isObject(part) || Array.isArray(part) ? Reflect.get(part, key) : undefined),
    input,
  );
  // Null stands for a missing field; among the entries of a list it stands for nothing, and every entry is used as one.
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

/** `events.3.date` is reported as `events[].date`, so that a hundred equal faults are one. */
function fieldPath(path: PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** A copy of `value` without the given paths; the nearest object around each lists it under `UNREADABLE`. */
function dropPaths(value: unknown, paths: PropertyKey[][]): unknown {
  if (paths.length === 0) return value;
  const below = (key: PropertyKey) =>
    paths.filter((path) => path[0] === key && path.length > 1).map((path) => path.slice(1));
  const isDropped = (key: PropertyKey) => paths.some((path) => path.length === 1 && path[0] === key);
  if (Array.isArray(value))
    return value.flatMap((item, index) => (isDropped(index) ? [] : [dropPaths(item, below(index))]));
  if (!isObject(value)) return value;

  const kept: Record<string, unknown> = {};
  const lost: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    const lostItem = Array.isArray(item) && below(key).some((path) => path.length === 1);
    if (isDropped(key) || lostItem) lost.push(key);
    if (!isDropped(key)) kept[key] = dropPaths(item, below(key));
  }
  return lost.length > 0 ? { ...kept, [UNREADABLE]: lost } : kept;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
