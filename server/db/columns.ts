import { sql } from 'drizzle-orm';
import { customType, text, uuid } from 'drizzle-orm/pg-core';
import { types } from 'pg';

/** The column types of the schema. A column has the name of its field. */

/**
 * Text that is compared byte by byte, for ids and sort keys. Otherwise PostgreSQL sorts by the locale of the database, and the
 * embedded database by bytes.
 */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * A timestamp with milliseconds. In the program it is an ISO 8601 text in UTC with `Z`, as in the interface. Drivers return it in
 * the time zone of the session; this type converts it.
 */
export const utcTimestamp = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: parseTimestamp,
});

/** A list of texts, which is empty rather than null. */
export const textArray = () => text().array().notNull().default(sql`'{}'`);

/** The parser of node-postgres. `Date.parse` would read year 1 as 2001. */
const parseDate = types.getTypeParser(types.builtins.TIMESTAMPTZ);

/**
 * Parses PostgreSQL's format, such as `2026-03-01 09:30:00.5+05:30`. `infinity`, which another program may have stored, stays as it
 * is: it breaks one record, not a whole list.
 */
export function parseTimestamp(value: string): string {
  const date: unknown = parseDate(value);
  if (date instanceof Date) return date.toISOString();
  if (typeof date === 'number') return value;
  throw new Error('The database returned a timestamp that is not in ISO format (DateStyle).');
}

/** A random version, renewed by every transaction that changes the data. A restored backup cannot bring one back. */
export const version = () => uuid().notNull().default(sql`gen_random_uuid()`);
