/** The languages that the catalogue has. */
const LANGUAGES = ['en'];

/**
 * The reader's locale as far as the catalogue goes: the browser's first preference in one of its languages, with
 * the region (`en-GB` writes its dates differently from `en-US`). Words and figures are never in two languages.
 */
export function readerLocale(preferences: readonly string[] = navigator.languages): string {
  return preferences.find((locale) => LANGUAGES.includes(locale.split('-')[0] ?? '')) ?? 'en';
}
