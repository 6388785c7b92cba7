import Box from '@mui/material/Box';
import { Languages } from 'lucide-react';
import { useAppMessages } from '../../i18n/app.ts';
import { isLanguage, LANGUAGES } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/localeStore.ts';
import { useLanguageChange } from './useLanguageChange.ts';

/** Selects the language. All texts change in place, and typed values stay. */
export function LanguageSelect() {
  const t = useAppMessages();
  const { language } = useLocale();
  const [change, error] = useLanguageChange();
  return (
    <>
      <Box component="span" sx={placeStyle} title={t.language}>
        <Languages size={20} aria-hidden />
        <select
          aria-label={t.language}
          value={language}
          onChange={({ target }) => {
            if (isLanguage(target.value)) change(target.value);
          }}
        >
          {Object.entries(LANGUAGES).map(([value, name]) => (
            // Each language has its own name, so that its speakers recognize it.
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
        </select>
      </Box>
      {error}
    </>
  );
}

/* An icon of the size of the buttons next to it, under an invisible native select. */
const placeStyle = {
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'action.active',
  '&:hover': { backgroundColor: 'action.hover' },
  '&:focus-within': { outline: '2px solid currentColor', outlineOffset: '2px' },
  '& select': {
    position: 'absolute',
    inset: '0',
    opacity: 0,
    backgroundColor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    cursor: 'pointer',
  },
} as const;
