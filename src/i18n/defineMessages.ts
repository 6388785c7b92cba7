import { useLocale } from './localeStore.ts';

/**
 * Defines the messages of one subject in English. Messages with values are functions, so that each language forms its
 * own sentence. Components call the returned hook and never name a language.
 * @param name the key of the subject in `Translation`; the translation is in `src/i18n/<language>/<name>.ts`
 * @returns a hook that returns the messages in the user's language
 */
export function defineMessages<Messages>(name: string, english: Messages): () => Messages {
  return () => (useLocale().translation?.[name] as Messages | undefined) ?? english;
}
