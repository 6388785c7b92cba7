import { readerLocale } from './locale.ts';

const rules = new Intl.PluralRules(readerLocale());

/** Chooses a form by the language's plural rules: `plural(3, { one: 'event', other: 'events' })`. */
export const plural = (
  count: number,
  forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string => forms[rules.select(count)] ?? forms.other;
