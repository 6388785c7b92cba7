/** The languages that the catalogue has. */
const LANGUAGES = ['en'];

/**
 * The reader's locale as far as the catalogue goes: the browser's first preference in one of its languages, with
 * the region (`en-GB` writes its dates differently from `en-US`). Words and figures are never in two languages.
 * A browser may name a locale that `Intl` refuses (`en-US@posix` under some Linux settings); such a one is passed over.
 */
export function readerLocale(preferences: readonly string[] = globalThis.navigator?.languages ?? []): string {
  return preferences.find((locale) => isLocale(locale) && LANGUAGES.includes(new Intl.Locale(locale).language)) ?? 'en';
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
