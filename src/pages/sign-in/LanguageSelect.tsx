import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { Languages } from 'lucide-react';
import { useAppMessages } from '../../i18n/app.ts';
import { isLanguage, LANGUAGES } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/localeStore.ts';
import { useLanguageChange } from '../shared/useLanguageChange.ts';

/** Selects the language. All texts change in place, and typed values stay. */
export function LanguageSelect() {
  const t = useAppMessages();
  const { language } = useLocale();
  const [change, error] = useLanguageChange();
  return (
    <>
      <NativeSelect
        input={<InputBase startAdornment={<Languages size={20} aria-hidden />} />}
        inputProps={{ 'aria-label': t.language }}
        title={t.language}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) change(target.value);
        }}
        sx={iconStyle}
      >
        {Object.entries(LANGUAGES).map(([value, name]) => (
          // Each language has its own name, so that its speakers recognize it.
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {error}
    </>
  );
}

/* An icon of the size of the buttons next to it, under the invisible select. */
const iconStyle = {
  flex: 'none',
  justifyContent: 'center',
  width: 'var(--mui-touchTarget)',
  height: 'var(--mui-touchTarget)',
  borderRadius: '50%',
  color: 'action.active',
  '&:hover': { backgroundColor: 'action.hover' },
  '&:focus-within': { outline: '2px solid currentColor', outlineOffset: '2px' },
  '& .MuiNativeSelect-select': {
    boxSizing: 'border-box',
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
  },
  '& .MuiNativeSelect-icon': { display: 'none' },
} as const;
