import type { ReactNode } from 'react';
import { useAsyncAction } from '../components/feedback/useAsyncAction.tsx';
import type { Language } from '../words/locale.ts';
import { changeLanguage } from '../words/reading.ts';

/** @returns how to turn everything to another language, and the fault to draw where its words do not arrive */
export function useLanguageChange(): [change: (language: Language) => void, fault: ReactNode] {
  const [run, fault] = useAsyncAction();
  return [(language) => void run(() => changeLanguage(language)), fault];
}
