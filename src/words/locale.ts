/** The languages of the catalogue, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', ja: '日本語', 'zh-CN': '简体中文' } as const;

export type Language = keyof typeof LANGUAGES;

/** What the reader reads: the words' language, and the locale of figures and dates, which may name a region. */
export interface Reading {
  language: Language;
  locale: string;
}

const CHOICE = 'kol-desk.language';

/**
 * The reader's language and locale: the one chosen in the frame, else the browser's first preference that the catalogue
 * has. Words and figures are never in two languages; the region is the browser's where it knows one (`en-GB` writes its
 * dates differently from `en-US`). A browser may name a locale that `Intl` refuses (`en-US@posix` under some Linux
 * settings); such a one is passed over.
 */
export function readerReading(
  preferences: readonly string[] = globalThis.navigator?.languages ?? [],
  chosen: string | null = chosenLanguage(),
): Reading {
  const known = preferences.filter(isLocale).flatMap((locale) => {
    const language = languageOf(locale);
    return language === undefined ? [] : [{ language, locale }];
  });
  if (!isLanguage(chosen)) return known[0] ?? { language: 'en', locale: 'en' };
  return known.find(({ language }) => language === chosen) ?? { language: chosen, locale: chosen };
}

/** Keeps the choice for the next visit, where the browser lets us. */
export function chooseLanguage(language: Language) {
  try {
    localStorage.setItem(CHOICE, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export function isLanguage(value: string | null): value is Language {
  return value !== null && Object.hasOwn(LANGUAGES, value);
}

function chosenLanguage(): string | null {
  try {
    return globalThis.localStorage?.getItem(CHOICE) ?? null;
  } catch {
    return null;
  }
}

/** Chinese is offered in simplified characters only, which a reader of traditional ones has not asked for. */
function languageOf(locale: string): Language | undefined {
  const { language, script } = new Intl.Locale(locale).maximize();
  if (language === 'zh') return script === 'Hans' ? 'zh-CN' : undefined;
  return isLanguage(language) ? language : undefined;
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
