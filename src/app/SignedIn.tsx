import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { useSubmit } from 'react-router';
import { signInPath } from '../paths.ts';
import { BAR_LINE } from '../ui/media.ts';
import { useFrameWords } from '../words/frame.ts';

/** Says that somebody is signed in, and signs out. */
export function SignedIn() {
  const t = useFrameWords();
  const submit = useSubmit();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: 'none', minHeight: BAR_LINE }}>
      <Box
        sx={{
          color: 'text.secondary',
          fontSize: '0.8125rem',
          whiteSpace: 'nowrap',
          // Where there is little room the button to sign out says as much.
          '@media (max-width: 56.247rem), (min-width: 75rem) and (max-width: 89.997rem)': { display: 'none' },
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
