import { createContext, useContext } from 'react';
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

let current: CurrentReading = { language: 'en', locale: 'en' };

/** What was asked for last: words of another language that come later turn nothing. */
let wanted: Reading = current;
const listeners = new Set<() => void>();

/** What is read now, for functions of the catalogue; components use `useReading`. */
export const currentReading = (): CurrentReading => current;

/** For `app`, which hands each change on to the screens. */
export function subscribeToReading(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
  current = { ...reading, translation };
  document.documentElement.lang = reading.locale;
  for (const listener of listeners) listener();
}

export const ReadingContext = createContext<CurrentReading>(current);

export const useReading = (): CurrentReading => useContext(ReadingContext);
