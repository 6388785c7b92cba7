import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { useSubmit } from 'react-router';
import { signInPath } from '../paths.ts';
import { useFrameWords } from '../words/frame.ts';

/** Says that somebody is signed in, and signs out. */
export function SignedIn() {
  const t = useFrameWords();
  const submit = useSubmit();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: 'none' }}>
      <Box
        sx={{
          color: 'text.secondary',
          fontSize: '0.8125rem',
          whiteSpace: 'nowrap',
          // Where there is little room the button to sign out says as much.
          '@media (max-width: 899.95px), (min-width: 1200px) and (max-width: 1439px)': { display: 'none' },
        }}
      >
        {t.signedIn}
      </Box>
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => submit(null, { method: 'post', action: signInPath() })}
        sx={{ minWidth: 44, minHeight: 44, px: { xs: 1, sm: 1.5 }, borderColor: 'divider' }}
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
