import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod/mini';

/**
 * Serializes responses by the contract's schemas, without fields that these do not contain. If a stored record violates the
 * schema, this is logged and the response is sent as it is, so that one record does not break a whole list. The check comes
 * first, because fast-json-stringify would convert most wrong values, such as a number to a text, without an error.
 */
export const serializerCompiler =
  (log: FastifyBaseLogger): FastifySerializerCompiler<z.core.$ZodType> =>
  ({ schema, url }) => {
    const stringify = fastJson(z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' }) as Schema);
    return (answer) => {
      const { error } = z.safeParse(schema, answer);
      if (error === undefined) return stringify(answer);
      // Only paths, because the values are personal data.
      const fields = error.issues.map(({ path }) => path.join('.'));
      log.warn({ route: url, fields }, 'a response violates the contract');
      return JSON.stringify(answer);
    };
  };
