import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import { useCommandPalette } from '../components/layout/commandPalette.ts';
import { useAppMessages } from '../i18n/app.ts';
import { TOUCH } from '../theme/theme.ts';

/** Looks like a search field and opens the command palette, which has the real one. */
export function SearchButton() {
  const t = useAppMessages();
  const { openPalette } = useCommandPalette();
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      title={`${t.search} (${t.paletteKey})`}
      onClick={openPalette}
      sx={buttonStyle}
    >
      <Search size={16} aria-hidden />
      <Box component="span" sx={{ marginInlineEnd: 'auto' }}>
        {t.search}
      </Box>
      <Box component="kbd" sx={keyStyle}>
        {t.paletteKey}
      </Box>
    </Button>
  );
}

const buttonStyle = {
  // What does not fit beside the icon wraps out of sight.
  flex: '1 1 var(--mui-touchTarget)',
  flexWrap: 'wrap',
  minWidth: 'var(--mui-touchTarget)',
  maxWidth: '22rem',
  height: '2.25rem',
  marginInlineStart: 'auto',
  paddingBlock: 0,
  paddingInline: 1.5,
  columnGap: 1,
  overflow: 'hidden',
  borderColor: 'fieldBorder',
  color: 'text.secondary',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  '& > *': { flex: 'none', height: '2.25rem', lineHeight: '2.25rem' },
  [TOUCH]: {
    height: 'max(2.75rem, var(--mui-touchTarget))',
    maxWidth: 'none',
    '& > *': { height: '2.75rem', lineHeight: '2.75rem' },
  },
} as const;

const keyStyle = { fontFamily: 'inherit', fontSize: 'body3.fontSize', [TOUCH]: { display: 'none' } } as const;
