import * as z from 'zod/mini';
import type { Kol } from '../../src/contract/kol.ts';
import { ID_PREFIXES } from '../../src/contract/values.ts';
import { onePerPath, zodErrorMap } from '../zodErrorMap.ts';
import { type ImportRecord, KINDS, RECORD_KINDS } from './recordKinds.ts';

/** An error in a field of a record. An empty path means the record itself. */
export interface RecordIssue {
  path: PropertyKey[];
  reason: string;
}

/** The errors of a record, or the valid record with the paths of its fields that are not in the contract. */
type Checked = { issues: RecordIssue[] } | { accepted: ImportRecord; ignored: string[] };

/**
 * Validates a record with the contract. The prefix of its `id` tells the kind. Every documented field must be present, because
 * the service returns every one.
 */
export function validateRecord(input: unknown): Checked {
  if (!isObject(input)) return { issues: [{ path: [], reason: 'is not a record: expected an object with an "id"' }] };
  const { id } = input;
  if (typeof id !== 'string')
    return { issues: [{ path: ['id'], reason: id === undefined ? 'is required' : 'must be a text' }] };
  const kind = KINDS.find((one) => id.startsWith(ID_PREFIXES[one]));
  if (kind === undefined) return { issues: [{ path: ['id'], reason: 'must begin with kol_, prod_, cmp_ or evt_' }] };
  const parsed = z.safeParse(RECORD_KINDS[kind].schema, input, { error: zodErrorMap });
  if (!parsed.success)
    return {
      issues: onePerPath(parsed.error.issues).map(({ path, message }) => ({ path: [...path], reason: message })),
    };
  const accepted = { kind, record: parsed.data } as ImportRecord;
  const issues = accepted.kind === 'kol' ? findRepeatedIds(accepted.record) : [];
  if (issues.length > 0) return { issues };
  return { accepted, ignored: findIgnoredFields(input, parsed.data) };
}

/** Items of a list are stored by their ids, so an id must not occur twice. */
function findRepeatedIds(kol: Kol): RecordIssue[] {
  return (['events', 'campaigns', 'interactions', 'publications'] as const).flatMap((list) => {
    const seen = new Map<string, number>();
    return (kol[list] ?? []).flatMap(({ id }, index) => {
      const first = seen.get(id);
      if (first === undefined) seen.set(id, index);
      return first === undefined ? [] : [{ path: [list, index, 'id'], reason: `the same as ${list}[${first}].id` }];
    });
  });
}

/** The fields that are in `input` but not in the contract, such as `contact.fax` or `events[].city`. */
function findIgnoredFields(input: unknown, parsed: unknown, path = ''): string[] {
  if (Array.isArray(input) && Array.isArray(parsed))
    return input.flatMap((item, index) => findIgnoredFields(item, parsed[index], `${path}[]`));
  if (!isObject(input) || !isObject(parsed)) return [];
  return Object.entries(input).flatMap(([field, value]) => {
    const here = path === '' ? field : `${path}.${field}`;
    return Object.hasOwn(parsed, field) ? findIgnoredFields(value, parsed[field], here) : [here];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
