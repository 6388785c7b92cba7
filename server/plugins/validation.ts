import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import type { ProblemError } from '../../src/contract/problem.ts';
import { type HttpProblem, refuseErrors } from '../routes/problems.ts';
import { fieldName, onePerPlace, pointer, zodErrorMap } from '../zodErrorMap.ts';

/**
 * Checks a part of a request with the contract's schema. What fails becomes a refusal with one fault per place:
 * 422 with JSON pointers for the body, 400 with names for the query.
 */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const parsed = z.safeParse(schema, data, { error: zodErrorMap });
    if (parsed.success) return { value: parsed.data };
    return { error: httpPart === 'body' ? refuseBody(parsed.error) : refuseQuery(parsed.error, schema, data) };
  };

function refuseBody({ issues }: z.core.$ZodError): HttpProblem {
  const errors = onePerPlace(issues).flatMap((issue): ProblemError[] => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        pointer: pointer([...path, key]),
        detail: `${fieldName([...path, key])} is no field here`,
      }));
    return [{ pointer: pointer(path), detail: `${fieldName(path) || 'The body'} ${issue.message}` }];
  });
  return refuseErrors(422, errors);
}

function refuseQuery({ issues }: z.core.$ZodError, schema: z.core.$ZodType, data: unknown): HttpProblem {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const allowed = names.length === 0 ? 'this address takes no parameters' : allowedAre(names);
  const errors = onePerPlace(issues, parameterOf).flatMap((issue): ProblemError[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ parameter: key, detail: `${key} is no parameter here; ${allowed}` }));
    const parameter = parameterOf(issue);
    const given = typeof data === 'object' && data !== null ? Reflect.get(data, parameter) : undefined;
    if (Array.isArray(given)) return [{ parameter, detail: `${parameter} is given more than once` }];
    if (issue.code === 'invalid_value' && issue.path.length > 1) {
      const unknown = String(given)
        .split(',')
        .find((name) => name !== '' && !issue.values.some((value) => value === name));
      return [
        { parameter, detail: `${parameter} holds "${unknown}", which is no name here; ${allowedAre(issue.values)}` },
      ];
    }
    return [{ parameter, detail: `${parameter} ${issue.message}` }];
  });
  return refuseErrors(400, errors);
}

const parameterOf = ({ path }: z.core.$ZodIssue) => String(path[0] ?? '');

const allowedAre = (names: readonly unknown[]) =>
  names.length === 1 ? `only ${names[0]} is allowed` : `allowed are ${names.join(', ')}`;
