import { useReading } from './reading.ts';
import type { Translation } from './translation.ts';

/**
 * One subject's part of the catalogue: every word that the dashboard shows about it, in English. What varies is a
 * function of it, so that each language forms its own sentence. Components call the returned hook and never name a
 * language; another language is an object of the same type in `src/words/<language>/<name>.ts`.
 * @returns a hook that gives the words in the reader's language
 */
export function defineWords<Words>(name: keyof Translation, english: Words): () => Words {
  // `Translation` holds under each name just this subject's type, which the compiler checks where translations are made.
  return () => (useReading().translation?.[name] as Words | undefined) ?? english;
}
