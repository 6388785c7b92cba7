/** The available languages, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', ja: '日本語', 'zh-CN': '简体中文' } as const;

export type Language = keyof typeof LANGUAGES;

/** The user's language for messages, and the locale for numbers and dates, which may name a region. */
export interface UserLocale {
  language: Language;
  locale: string;
}

/**
 * Returns the user's language and locale: the selected language, or the browser's first preference that is available.
 * Messages and numbers always use the same language. The region comes from the browser if it has one (dates differ
 * between `en-GB` and `en-US`). Locales that `Intl` rejects are skipped (`en-US@posix` on some Linux systems).
 * @param selected the user's choice; null or an unknown language if there is none
 */
export function getUserLocale(
  selected: string | null,
  preferences: readonly string[] = globalThis.navigator?.languages ?? [],
): UserLocale {
  const available = preferences.filter(isLocale).flatMap((locale) => {
    const language = languageOf(locale);
    return language === undefined ? [] : [{ language, locale }];
  });
  if (!isLanguage(selected)) return available[0] ?? { language: 'en', locale: 'en' };
  return available.find(({ language }) => language === selected) ?? { language: selected, locale: selected };
}

export function isLanguage(value: string | null): value is Language {
  return value !== null && Object.hasOwn(LANGUAGES, value);
}

/** Chinese is available only in simplified characters, which users of traditional characters have not asked for. */
function languageOf(tag: string): Language | undefined {
  const locale = new Intl.Locale(tag);
  // Only Chinese needs its script, because finding the likely one takes a slow processor some 20 ms.
  if (locale.language === 'zh') return locale.maximize().script === 'Hans' ? 'zh-CN' : undefined;
  return isLanguage(locale.language) ? locale.language : undefined;
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
