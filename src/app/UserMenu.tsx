import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { useAppMessages } from '../i18n/app.ts';
import { useSignOut } from './useSignOut.ts';

/** Shows that the user is signed in, and signs out. */
export function UserMenu() {
  const t = useAppMessages();
  const signOut = useSignOut();
  return (
    <Box sx={{ display: 'flex', flex: 'none', alignItems: 'center', gap: 1.5, minHeight: 'var(--app-bar-line)' }}>
      <Box
        sx={{
          color: 'text.secondary',
          fontSize: 'body3.fontSize',
          whiteSpace: 'nowrap',
          '@media (max-width: 56.247rem), (min-width: 75rem) and (max-width: 89.997rem)': { display: 'none' },
        }}
      >
        {t.signedIn}
      </Box>
      <Button
        color="inherit"
        variant="outlined"
        onClick={signOut}
        sx={{
          minWidth: 'var(--mui-touchTarget)',
          minHeight: 'var(--mui-touchTarget)',
          paddingInline: { xs: 1, sm: 1.5 },
          borderColor: 'divider',
        }}
        aria-label={t.signOut}
        title={t.signOut}
      >
        <LogOut size={18} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, marginInlineStart: 1 }}>
          {t.signOut}
        </Box>
      </Button>
    </Box>
  );
}
