import { createContext, useContext } from 'react';
import { create } from 'zustand';
import { chooseLanguage, type Language, type Reading, readerReading } from './locale.ts';
import type { Translation } from './translation.ts';

/** What the reader reads now, with the words of its language; English needs none beside itself. */
export interface CurrentReading extends Reading {
  translation?: Translation;
}

/** Each language is a part of the program of its own, loaded when somebody reads it. */
const TRANSLATIONS = {
  de: () => import('./de/translation.ts'),
  ja: () => import('./ja/translation.ts'),
  'zh-CN': () => import('./zh-CN/translation.ts'),
} satisfies Record<Exclude<Language, 'en'>, unknown>;

/** For `app`, which hands each change on to the screens. */
export const useCurrentReading = create<CurrentReading>(() => ({ language: 'en', locale: 'en' }));

/** What is read now, for functions of the catalogue; components use `useReading`. */
export const currentReading = useCurrentReading.getState;

/** What was asked for last: words of another language that come later turn nothing. */
let wanted: Reading = currentReading();

/**
 * Turns every word, figure and date on screen to the reader's language (`readerReading`). Where its words do not arrive
 * everything is in English, figures included: half of each would be worse.
 */
export async function startReading(reading: Reading = readerReading()) {
  await turnTo(reading).catch(() => turnTo({ language: 'en', locale: 'en' }));
}

/** Turns everything to another language, now and at the next visit. @throws Error where its words do not arrive: nothing turns */
export async function changeLanguage(language: Language) {
  chooseLanguage(language);
  await turnTo(readerReading(undefined, language));
}

async function turnTo(reading: Reading) {
  wanted = reading;
  const translation = reading.language === 'en' ? undefined : (await TRANSLATIONS[reading.language]()).translation;
  if (wanted !== reading) return;
  document.documentElement.lang = reading.locale;
  useCurrentReading.setState({ ...reading, translation });
}

export const ReadingContext = createContext<CurrentReading>(currentReading());

export const useReading = (): CurrentReading => useContext(ReadingContext);
