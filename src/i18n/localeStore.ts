import { createContext, useContext } from 'react';
import { create } from 'zustand';
import { chooseLanguage, getReaderLocale, type Language, type ReaderLocale } from './locale.ts';
import type { Translation } from './translation.ts';

/** The current language and locale, with its messages; English needs none. */
export interface CurrentLocale extends ReaderLocale {
  translation?: Translation;
}

/** Each language is a separate chunk that loads on demand. */
const TRANSLATIONS = {
  de: () => import('./de/translation.ts'),
  ja: () => import('./ja/translation.ts'),
  'zh-CN': () => import('./zh-CN/translation.ts'),
} satisfies Record<Exclude<Language, 'en'>, unknown>;

/** For `app`, which passes each change on to the screens. */
export const useLocaleStore = create<CurrentLocale>(() => ({ language: 'en', locale: 'en' }));

/** The current state, for message functions; components use `useLocale`. */
export const getLocale = useLocaleStore.getState;

/** The latest request: messages of another language that load later are ignored. */
let wanted: ReaderLocale = getLocale();

/**
 * Switches all messages, numbers and dates to the user's language (`getReaderLocale`). If its messages fail to load,
 * everything is in English, including numbers, because a mixture would be worse.
 */
export async function startLocale(reading: ReaderLocale = getReaderLocale()) {
  await turnTo(reading).catch(() => turnTo({ language: 'en', locale: 'en' }));
}

/**
 * Switches to another language, now and for the next visit. @throws Error if its messages fail to load; nothing changes
 * then
 */
export async function changeLanguage(language: Language) {
  chooseLanguage(language);
  await turnTo(getReaderLocale(undefined, language));
}

async function turnTo(reading: ReaderLocale) {
  wanted = reading;
  const translation = reading.language === 'en' ? undefined : (await TRANSLATIONS[reading.language]()).translation;
  if (wanted !== reading) return;
  document.documentElement.lang = reading.locale;
  useLocaleStore.setState({ ...reading, translation });
}

export const LocaleContext = createContext<CurrentLocale>(getLocale());

export const useLocale = (): CurrentLocale => useContext(LocaleContext);
