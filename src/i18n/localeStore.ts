import { createContext, useContext } from 'react';
import { create } from 'zustand';
import type { UserLocale } from './locale.ts';
import type { Translation } from './translation.ts';

/** The current language and locale. */
interface CurrentLocale extends UserLocale {
  /** The messages by subject, and the texts of MUI's components; English needs none. */
  translation?: Translation;
}

/** For `app`, which passes each change on to the screens. */
export const useLocaleStore = create<CurrentLocale>(() => ({ language: 'en', locale: 'en' }));

/** The current state, for message functions; components use `useLocale`. */
export const getLocale = useLocaleStore.getState;

export const LocaleContext = createContext<CurrentLocale>(getLocale());

export const useLocale = (): CurrentLocale => useContext(LocaleContext);
