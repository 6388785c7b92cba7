import { sql } from 'drizzle-orm';
import { customType, text, uuid } from 'drizzle-orm/pg-core';

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

const MOMENT =
  /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,3}))?([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?( BC)?$/;

/** Parses PostgreSQL's format, such as `2026-03-01 09:30:00.5+05:30`, in which `Date.parse` would read year 1 as 2001. */
export function parseTimestamp(value: string): string {
  const parts = MOMENT.exec(value);
  if (parts === null) throw new Error('The database returned a timestamp that is not in ISO format (DateStyle).');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const offset = (Number(parts[9]) * 60 + Number(parts[10] ?? 0)) * 60 + Number(parts[11] ?? 0);
  const utcTimestamp = new Date(0);
  utcTimestamp.setUTCFullYear(parts[12] === undefined ? year : 1 - year, month - 1, day);
  utcTimestamp.setUTCHours(hour, minute, second - (parts[8] === '-' ? -offset : offset));
  utcTimestamp.setUTCMilliseconds(Number((parts[7] ?? '').padEnd(3, '0')));
  return utcTimestamp.toISOString();
}

/** A random version, renewed by every transaction that changes the data. A restored backup cannot bring one back. */
export const version = () => uuid().notNull().default(sql`gen_random_uuid()`);
