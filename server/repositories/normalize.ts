/**
 * Text made comparable. It is done here and stored, not by the database: `lower()` and `ILIKE` follow the locale that
 * a PostgreSQL database was created with, so the same search would find different records on different machines.
 */

/** For search: case does not matter. */
export const normalize = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * For ordering by name as people do: neither case nor accents matter (compared byte by byte, see `db/columns.ts`).
 * Only the start of a name that is longer than any: an index does not take all of it.
 */
export const orderKey = (name: string) => {
  const key = normalize(name.normalize('NFKD').replace(/\p{M}/gu, ''));
  return key.slice(0, LONGEST_KEY).toWellFormed();
};

const LONGEST_KEY = 250;

/** A `LIKE` pattern for "holds this text": `%`, `_` and `\` are plain characters in it. */
export const holding = (text: string) => `%${normalize(text).replace(/[\\%_]/g, '\\$&')}%`;
