import type { ReactNode } from 'react';
import type { Language } from '../../i18n/locale.ts';
import { changeLanguage } from '../../i18n/localeStore.ts';
import { useAsyncAction } from '../feedback/useAsyncAction.tsx';

/** @returns a function that changes the language, and the error to render if its messages fail to load */
export function useLanguageChange(): [change: (language: Language) => void, fault: ReactNode] {
  const [run, fault] = useAsyncAction();
  return [(language) => void run(() => changeLanguage(language)), fault];
}
