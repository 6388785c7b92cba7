import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod/mini';

/**
 * Serializes responses by the contract's schemas, without fields that these do not contain. If a stored record violates the
 * schema, the error is logged and the response is sent as it is, so that one record does not break a whole list.
 */
export const serializerCompiler =
  (log: FastifyBaseLogger): FastifySerializerCompiler<z.core.$ZodType> =>
  ({ schema, url }) => {
    const stringify = fastJson(z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' }) as Schema);
    return (answer) => {
      try {
        return stringify(answer);
      } catch {
        // Only paths, because the values are personal data.
        const issues = z.safeParse(schema, answer).error?.issues ?? [];
        log.warn({ route: url, fields: issues.map(({ path }) => path.join('.')) }, 'a response violates the contract');
        return JSON.stringify(answer);
      }
    };
  };
