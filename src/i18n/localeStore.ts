import type { Localization } from '@mui/material/locale';
import { createContext, use } from 'react';
import { create } from 'zustand';
import type { UserLocale } from './locale.ts';

/** The subjects of the messages. Each has a file of this name, in English and in every other language. */
export type Subject =
  | 'account'
  | 'app'
  | 'campaign'
  | 'commandPalette'
  | 'common'
  | 'comparison'
  | 'event'
  | 'eventList'
  | 'home'
  | 'kol'
  | 'kolList'
  | 'organization'
  | 'product'
  | 'table';

/** The current language and locale. */
interface CurrentLocale extends UserLocale {
  /**
   * The messages by subject, and the texts of MUI's components; English needs none. The exact type is `Translation`, which depends on
   * all messages and so on this file.
   */
  translation?: Record<Subject, object> & { mui: Localization };
}

/** For `app`, which passes each change on to the screens. */
export const useLocaleStore = create<CurrentLocale>(() => ({ language: 'en', locale: 'en' }));

/** The current state, for message functions; components use `useLocale`. */
export const getLocale = useLocaleStore.getState;

export const LocaleContext = createContext<CurrentLocale>(getLocale());

export const useLocale = (): CurrentLocale => use(LocaleContext);
