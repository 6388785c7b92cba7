import { sql } from 'drizzle-orm';
import { customType, text, uuid } from 'drizzle-orm/pg-core';

/** The kinds of column that the tables are made of. */

/**
 * An identifier or a sort key, compared byte by byte. PostgreSQL otherwise orders text by the locale that its
 * database happened to be created with, and the embedded database by bytes: pages would differ between the two.
 */
export const ordered = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const organizationId = () => ordered('organization_id').notNull();

/**
 * A moment, in the program an ISO 8601 text in UTC with `Z` and milliseconds, which are what JavaScript and the
 * interface's timestamps carry. What a driver hands over depends on the session's time zone; that ends here.
 */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: readMoment,
});

/** A list of words; empty rather than null. */
export const words = (name: string) => text(name).array().notNull().default(sql`'{}'`);

const MOMENT =
  /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,3}))?([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?( BC)?$/;

/** Reads PostgreSQL's own form, such as `2026-03-01 09:30:00.5+05:30`. `Date.parse` takes year 1 in it for 2001. */
export function readMoment(value: string): string {
  const parts = MOMENT.exec(value);
  if (parts === null) throw new Error('The database wrote a timestamp in another form than ISO (DateStyle).');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const offset = (Number(parts[9]) * 60 + Number(parts[10] ?? 0)) * 60 + Number(parts[11] ?? 0);
  const moment = new Date(0);
  moment.setUTCFullYear(parts[12] === undefined ? year : 1 - year, month - 1, day);
  moment.setUTCHours(hour, minute, second - (parts[8] === '-' ? -offset : offset));
  moment.setUTCMilliseconds(Number((parts[7] ?? '').padEnd(3, '0')));
  return moment.toISOString();
}

/** Another one after every transaction that changes what it stands for. Random, so that none comes back with a backup. */
export const version = (name: string) => uuid(name).notNull().default(sql`gen_random_uuid()`);
