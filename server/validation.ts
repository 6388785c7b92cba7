import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import type { ProblemFault } from '../src/contract/problem.ts';
import { type Refusal, refuseFaults } from './routes/problems.ts';

/**
 * Checks a part of a request with the contract's schema. What fails becomes a refusal with one fault per place:
 * 422 with JSON pointers for the body, 400 with names for the query.
 */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const parsed = z.safeParse(schema, data, { error: describe });
    if (parsed.success) return { value: parsed.data };
    return { error: httpPart === 'body' ? refuseBody(parsed.error) : refuseQuery(parsed.error, schema, data) };
  };

function refuseBody({ issues }: z.core.$ZodError): Refusal {
  const faults = issues.flatMap((issue): ProblemFault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ pointer: pointer([...issue.path, key]), detail: `${key} is no field here` }));
    return [{ pointer: pointer(issue.path), detail: `${fieldName(issue.path)} ${issue.message}` }];
  });
  return refuseFaults(422, onePerPlace(faults));
}

function refuseQuery({ issues }: z.core.$ZodError, schema: z.core.$ZodType, data: unknown): Refusal {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const allowed = names.length === 0 ? 'this address takes no parameters' : `allowed are ${names.join(', ')}`;
  const faults = issues.flatMap((issue): ProblemFault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ parameter: key, detail: `${key} is no parameter here; ${allowed}` }));
    const parameter = String(issue.path[0] ?? '');
    const given = typeof data === 'object' && data !== null ? Reflect.get(data, parameter) : undefined;
    if (Array.isArray(given)) return [{ parameter, detail: `${parameter} is given more than once` }];
    if (issue.code === 'invalid_value' && issue.path.length > 1)
      return [{ parameter, detail: `${parameter} holds an unknown name; allowed are ${issue.values.join(', ')}` }];
    return [{ parameter, detail: `${parameter} ${issue.message}` }];
  });
  return refuseFaults(400, onePerPlace(faults));
}

/** Only the first fault of a place: a malformed date is not also too early. */
function onePerPlace(faults: ProblemFault[]): ProblemFault[] {
  const byPlace = new Map<string | undefined, ProblemFault>();
  for (const fault of faults) {
    const place = fault.pointer ?? fault.parameter;
    if (!byPlace.has(place)) byPlace.set(place, fault);
  }
  return [...byPlace.values()];
}

/** A JSON pointer (RFC 6901): `~` and `/` inside a name are written `~0` and `~1`. */
export const pointer = (path: readonly PropertyKey[]) =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** `location.country`, `attendees[3]`; the body itself where the path is empty. */
function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return name === '' ? 'The body' : name.replace(/^\./, '');
}

/** What is wrong, in words that continue "name …". Messages that the contract gives itself come first. */
function describe(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${KIND[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty';
      return issue.origin === 'array'
        ? `must hold at least ${issue.minimum} items`
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `must be at most ${issue.maximum} characters long`;
      return issue.origin === 'array' ? `must hold at most ${issue.maximum} items` : `must be at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'must be an ISO 8601 date-time with Z or an offset, such as 2026-03-01T09:30:00Z'
        : undefined;
    default:
      return undefined;
  }
}

const KIND: Record<string, string> = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
};

// What `describe` has no words for falls back to Zod's English ones, which `zod/mini` does not load by itself.
z.config(z.locales.en());
