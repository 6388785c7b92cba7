import { styled } from '@mui/material/styles';
import { Languages } from 'lucide-react';
import { useFrameWords } from '../words/frame.ts';
import { isLanguage, LANGUAGES } from '../words/locale.ts';
import { useReading } from '../words/reading.ts';
import { useLanguageChange } from './useLanguageChange.ts';

/** Chooses the language of the words; everything on screen changes in place, and nothing that was typed is lost. */
export function LanguageSelect() {
  const t = useFrameWords();
  const { language } = useReading();
  const [change, fault] = useLanguageChange();
  return (
    <>
      <Place title={t.language}>
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
      </Place>
      {fault}
    </>
  );
}

/** A sign of the size of the buttons beside it, over which the browser's own list lies unseen. */
const Place = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: theme.vars.palette.action.active,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-within': { outline: '2px solid currentColor', outlineOffset: 2 },
  '& select': {
    position: 'absolute',
    inset: 0,
    opacity: 0,
    cursor: 'pointer',
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));
