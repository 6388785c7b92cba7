import { and, type Column, like, type SQL, sql } from 'drizzle-orm';
import { normalizeText, searchWords } from '../../src/contract/normalizeText.ts';

/**
 * Normalizes text for search and sorting. The database does not do it, because `lower()` and `ILIKE` depend on the locale with
 * which it was created, so the same search could have different results on different machines.
 */

/**
 * For sorting by name, byte by byte (`db/columns.ts`): ignores case and accents. Contains only the beginning of a very long name,
 * because the size of an index entry is limited.
 */
export const sortKey = (name: string) => normalizeText(name).slice(0, MAX_SORT_KEY).toWellFormed();

const MAX_SORT_KEY = 250;

/** A `LIKE` pattern for text that contains `text`, in which `%`, `_` and `\` are plain characters. */
export const containsPattern = (text: string) => `%${normalizeText(text).replace(/[\\%_]/g, '\\$&')}%`;

/** How much of a text `searchText` keeps, in bytes. With the other columns it must fit into an index entry of 2,704 bytes. */
const MAX_SEARCH_BYTES = 1_200;

/**
 * Fields in which `matchesWords` searches, the longest last. Line breaks keep a word from matching the end of one and the start of
 * the next.
 */
export function searchText(...fields: (string | null | undefined)[]): string {
  const text = Buffer.from(fields.map((field) => normalizeText(field ?? '')).join('\n'));
  // A stream has no half character at its end.
  return new TextDecoder().decode(text.subarray(0, MAX_SEARCH_BYTES), { stream: true });
}

/** The condition that a text of `searchText` contains every word of a search; undefined for a search without words. */
export const matchesWords = (column: Column, search = ''): SQL | undefined =>
  and(...wordsOf(search).map((word) => like(column, containsPattern(word))));

/** The condition that every word of a search is at the beginning of a word of a normalized text; true for a search without words. */
export const startsWords = (text: SQL, search = ''): SQL | undefined =>
  and(sql`true`, ...wordsOf(search).map((word) => like(sql`' ' || ${text}`, containsPattern(` ${word}`))));

/** The same as `matchesWords` for a text of `searchText` that is not stored. */
export const containsWords = (text: string, search: string): boolean =>
  wordsOf(search).every((word) => text.includes(word));

/** How many characters of a search count. Each word is a condition, so that a longer text would keep the database busy for minutes. */
const MAX_SEARCH = 1_000;

const wordsOf = (search: string) => [...new Set(searchWords(search.slice(0, MAX_SEARCH).toWellFormed()))];
