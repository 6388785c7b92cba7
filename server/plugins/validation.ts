import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import type { ProblemError } from '../../src/contract/problem.ts';
import { type HttpProblem, invalidRequest } from '../problems.ts';
import { fieldName, onePerPath, pointer, zodErrorMap } from '../zodErrorMap.ts';

/**
 * Validates a part of a request with the contract's schema. An invalid body becomes a 422 with JSON pointers, an invalid query
 * a 400 with the names of the parameters, each with one error per field.
 */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const parsed = z.safeParse(schema, data, { error: zodErrorMap });
    if (parsed.success) return { value: parsed.data };
    return { error: httpPart === 'body' ? bodyProblem(parsed.error) : queryProblem(parsed.error, schema, data) };
  };

function bodyProblem({ issues }: z.core.$ZodError): HttpProblem {
  const errors = onePerPath(issues).flatMap((issue): ProblemError[] => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        pointer: pointer([...path, key]),
        detail: `${fieldName([...path, key])} is not a known field`,
      }));
    return [{ pointer: pointer(path), detail: `${fieldName(path) || 'The body'} ${issue.message}` }];
  });
  return invalidRequest(422, errors);
}

function queryProblem({ issues }: z.core.$ZodError, schema: z.core.$ZodType, data: unknown): HttpProblem {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const allowed = names.length === 0 ? 'this address takes no parameters' : listAllowed(names);
  const errors = onePerPath(issues, parameterName).flatMap((issue): ProblemError[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ parameter: key, detail: `${key} is not a known parameter; ${allowed}` }));
    const parameter = parameterName(issue);
    const given = typeof data === 'object' && data !== null ? Reflect.get(data, parameter) : undefined;
    if (Array.isArray(given)) return [{ parameter, detail: `${parameter} is given more than once` }];
    if (issue.code === 'invalid_value' && issue.path.length > 1) {
      const unknown = String(given)
        .split(',')
        .find((name) => name !== '' && !issue.values.some((value) => value === name));
      return [{ parameter, detail: `${parameter} contains "${unknown}"; ${listAllowed(issue.values)}` }];
    }
    return [{ parameter, detail: `${parameter} ${issue.message}` }];
  });
  return invalidRequest(400, errors);
}

const parameterName = ({ path }: z.core.$ZodIssue) => String(path[0] ?? '');

const listAllowed = (names: readonly unknown[]) =>
  names.length === 1 ? `only ${names[0]} is allowed` : `allowed are ${names.join(', ')}`;
