import type { ReactNode } from 'react';
import { useAsyncAction } from '../components/feedback/useAsyncAction.tsx';
import type { Language } from '../words/locale.ts';
import { changeLanguage } from '../words/reading.ts';

/** @returns a function that changes the language, and the error to render if its messages fail to load */
export function useLanguageChange(): [change: (language: Language) => void, fault: ReactNode] {
  const [run, fault] = useAsyncAction();
  return [(language) => void run(() => changeLanguage(language)), fault];
}
