import { getLocale } from './localeStore.ts';

const rules = new Map<string, Intl.PluralRules>();

/** Chooses a form by the language's plural rules: `plural(3, { one: 'event', other: 'events' })`. */
export function plural(count: number, forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>): string {
  const { locale } = getLocale();
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return forms[known.select(count)] ?? forms.other;
}
