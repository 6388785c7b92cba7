import type { ReactNode } from 'react';
import type { Language } from '../words/locale.ts';
import { changeLanguage } from '../words/reading.ts';
import { loadOnce } from './arrival.ts';
import { useAction } from './useAction.tsx';

/** @returns how to turn everything to another language, and the fault to draw where its words do not arrive */
export function useLanguageChange(): [change: (language: Language) => void, fault: ReactNode] {
  const [run, fault] = useAction();
  return [(language) => void run(loadOnce(() => changeLanguage(language))), fault];
}
