import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ArrowRight, Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useHotkeysContext } from 'react-hotkeys-hook';
import { useNavigate } from 'react-router';
import { SEARCH_THIS_PAGE } from '../components/form/SearchField.tsx';
import { useSingleKeyShortcut } from '../components/layout/singleKeyShortcuts.ts';
import { kolIdsInText } from '../contract/kolIds.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';
import { kolPath, kolsPath } from '../paths.ts';
import { setIdParseResult } from '../storage/kolList.ts';

/**
 * Opens a profile by KOL id or by a pasted URL that contains one. Several ids open as a list. On phones it shares its
 * own line with the palette button.
 */
export function KolLookup() {
  const t = useAppMessages();
  const common = useCommonMessages();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [hasError, setHasError] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // A screen with its own search uses the key for that search.
  const hasPageSearch = useHotkeysContext().hotkeys.some(({ description }) => description === SEARCH_THIS_PAGE);
  useSingleKeyShortcut('/', () => input.current?.focus(), { enabled: !hasPageSearch });

  const open = (submit: FormEvent) => {
    submit.preventDefault();
    const found = kolIdsInText(text);
    const { ids } = found;
    const [first] = ids;
    setHasError(first === undefined);
    if (first === undefined) return;
    setText('');
    setIdParseResult(found);
    navigate(ids.length === 1 ? kolPath(first) : kolsPath(ids));
  };

  return (
    <Box component="form" role="search" aria-label={t.lookUp} onSubmit={open} sx={formStyle}>
      <OutlinedInput
        inputRef={input}
        value={text}
        onChange={(change) => {
          setText(change.target.value);
          setHasError(false);
        }}
        placeholder={t.lookUpPlaceholder}
        inputProps={{ 'aria-label': t.lookUp, 'aria-describedby': hasError ? 'kol-lookup-error' : undefined }}
        error={hasError}
        startAdornment={
          <InputAdornment position="start" disablePointerEvents>
            <Search size={18} aria-hidden />
          </InputAdornment>
        }
        endAdornment={
          <IconButton type="submit" size="small" aria-label={t.lookUpSubmit} title={t.lookUpSubmit}>
            <ArrowRight size={18} />
          </IconButton>
        }
        sx={{ width: '100%', paddingInlineEnd: 0.5, '& button': { marginInlineEnd: '-3px' } }}
      />
      {hasError && (
        <Box id="kol-lookup-error" role="alert" sx={errorStyle}>
          {common.kolIdExample}
        </Box>
      )}
    </Box>
  );
}

const formStyle = {
  position: 'relative',
  display: 'flex',
  flex: { xs: '1 1 calc(100% - max(48px, 1.25rem + 28px))', sm: '1 1 8rem' },
  order: { xs: 1, sm: 0 },
  alignItems: 'center',
  minWidth: 0,
  minHeight: 'var(--app-bar-line)',
  maxWidth: { sm: 'max(280px, 17.5rem)' },
  marginInlineStart: { sm: 'auto' },
} as const;

const errorStyle = {
  position: 'absolute',
  insetInlineStart: '0',
  top: 'calc(100% + 4px)',
  padding: '4px 10px',
  border: 1,
  borderColor: 'error.main',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  color: 'error.main',
  fontSize: 'body3.fontSize',
  whiteSpace: 'nowrap',
} as const;
