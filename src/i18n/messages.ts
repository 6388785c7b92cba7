import { getLocale, type Subject, useLocale } from './localeStore.ts';

/**
 * Defines the messages of one subject in English. Messages with values are functions, so that each language forms its
 * own sentence. Components call the returned hook and never name a language.
 * @param subject the translation is in `src/i18n/<language>/<subject>.ts`
 * @param english all messages of the subject, or the part that some screens need (`kolLabels.ts`, `eventLabels.ts`):
 * English then loads only this part, while a translation always has the whole subject
 * @returns a hook that returns the messages in the user's language
 */
export function defineMessages<Messages>(subject: Subject, english: Messages): () => Messages {
  // `Translation` is made of the types of these hooks, so a translated subject has at least these messages.
  return () => (useLocale().translation?.[subject] as Messages | undefined) ?? english;
}

const rules = new Map<string, Intl.PluralRules>();

/** Chooses a form by the language's plural rules: `plural(3, { one: 'event', other: 'events' })`. */
export function plural(count: number, forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>): string {
  const { locale } = getLocale();
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return forms[known.select(count)] ?? forms.other;
}

/**
 * Returns the label of a token such as `advisory_board`. Lists of the interface may grow, so an unknown token is shown
 * in a readable form and never hidden: `site_visit` → "Site visit".
 */
export function getLabel(labels: Readonly<Record<string, string>>, token: string): string {
  if (Object.hasOwn(labels, token)) return labels[token] ?? token;
  const spaced = token.replaceAll('_', ' ').trim();
  return spaced === '' ? token : spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
