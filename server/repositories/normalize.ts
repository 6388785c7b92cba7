/**
 * Normalizes text for search and sorting. The database does not do it, because `lower()` and `ILIKE` depend on the locale with
 * which it was created, so the same search could have different results on different machines.
 */

/** For search: ignores case. */
export const normalize = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * For sorting by name, byte by byte (`db/columns.ts`): ignores case and accents. Contains only the beginning of a very long name,
 * because the size of an index entry is limited.
 */
export const sortKey = (name: string) => {
  const key = normalize(name.normalize('NFKD').replace(/\p{M}/gu, ''));
  return key.slice(0, MAX_SORT_KEY).toWellFormed();
};

const MAX_SORT_KEY = 250;

/** A `LIKE` pattern for text that contains `text`, in which `%`, `_` and `\` are plain characters. */
export const containsPattern = (text: string) => `%${normalize(text).replace(/[\\%_]/g, '\\$&')}%`;
