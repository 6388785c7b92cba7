import type { ReactNode } from 'react';
import { useAsyncAction } from '../../components/feedback/useAsyncAction.tsx';
import { changeLocale } from '../../i18n/changeLocale.ts';
import { getUserLocale, type Language } from '../../i18n/locale.ts';
import { setSelectedLanguage } from '../../storage/preferences.ts';

/**
 * @returns a function that changes the language, now and for the next visit, and the error to render if its messages
 * fail to load
 */
export function useLanguageChange(): [change: (language: Language) => void, error: ReactNode] {
  const [run, error] = useAsyncAction();
  const change = (language: Language) => {
    setSelectedLanguage(language);
    void run(() => changeLocale(getUserLocale(language)));
  };
  return [change, error];
}
