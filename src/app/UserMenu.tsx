import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LogOut } from 'lucide-react';
import { useAppMessages } from '../i18n/app.ts';
import { useSignOut } from './useSignOut.ts';

/** Shows that the user is signed in, and signs out. */
export function UserMenu() {
  const t = useAppMessages();
  const signOut = useSignOut();
  return (
    <Box sx={{ display: 'flex', flex: 'none', alignItems: 'center', gap: 1.5, minHeight: 'var(--app-bar-line)' }}>
      <Typography
        variant="body3"
        color="textSecondary"
        noWrap
        // Where the navigation items leave space.
        sx={{ display: { xs: 'none', md: 'block', lg: 'none', xl: 'block' } }}
      >
        {t.signedIn}
      </Typography>
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
