import { Languages } from 'lucide-react';
import { useFrameWords } from '../words/frame.ts';
import { isLanguage, LANGUAGES } from '../words/locale.ts';
import { useReading } from '../words/reading.ts';
import styles from './LanguageSelect.module.css';
import { useLanguageChange } from './useLanguageChange.ts';

/** Chooses the language of the words; everything on screen changes in place, and nothing that was typed is lost. */
export function LanguageSelect() {
  const t = useFrameWords();
  const { language } = useReading();
  const [change, fault] = useLanguageChange();
  return (
    <>
      <span className={styles.place} title={t.language}>
        <Languages size={20} aria-hidden />
        <select
          aria-label={t.language}
          value={language}
          onChange={({ target }) => {
            if (isLanguage(target.value)) change(target.value);
          }}
        >
          {Object.entries(LANGUAGES).map(([value, name]) => (
            // Each by its own name, so that whoever reads no other finds it.
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
        </select>
      </span>
      {fault}
    </>
  );
}
