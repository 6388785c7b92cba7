import { useLocale } from './localeStore.ts';
import type { Translation } from './translation.ts';

/**
 * Defines the messages of one subject in English. Messages with values are functions, so that each language forms its
 * own sentence. Components call the returned hook and never name a language. A translation is an object of the same
 * type in `src/i18n/<language>/<name>.ts`.
 * @returns a hook that returns the messages in the user's language
 */
export function defineMessages<Words>(name: keyof Translation, english: Words): () => Words {
  // `Translation` has the type of this subject under its name. The compiler checks this in each translation.
  return () => (useLocale().translation?.[name] as Words | undefined) ?? english;
}
