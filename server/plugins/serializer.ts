import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod/mini';

/**
 * Writes answers as the contract's schemas describe them, and fields that these do not name not at all. A stored record
 * that does not fit must not take a whole list down: it is logged, and the answer goes out as it is.
 */
export const serializerCompiler =
  (log: FastifyBaseLogger): FastifySerializerCompiler<z.core.$ZodType> =>
  ({ schema, url }) => {
    const stringify = fastJson(z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' }) as Schema);
    return (answer) => {
      try {
        return stringify(answer);
      } catch {
        // Paths only: the values are people's data.
        const issues = z.safeParse(schema, answer).error?.issues ?? [];
        log.warn(
          { route: url, fields: issues.map(({ path }) => path.join('.')) },
          'an answer does not fit the contract',
        );
        return JSON.stringify(answer);
      }
    };
  };
