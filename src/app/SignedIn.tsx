import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { signInPath } from '../paths.ts';
import { signOut, useSession } from '../session/session.ts';
import { useFrameWords } from '../words/frame.ts';

/** How much of the key is shown: enough to tell two keys apart, far too little to use one. */
const SHOWN_KEY_START = 9;

/** Says that somebody is signed in and with which key, and signs out. */
export function SignedIn() {
  const t = useFrameWords();
  const { key } = useSession();
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        sx={{
          display: { xs: 'none', lg: 'block' },
          color: 'text.secondary',
          fontSize: '0.8125rem',
          whiteSpace: 'nowrap',
        }}
        title={key === null ? undefined : t.signedInWith(key.slice(0, SHOWN_KEY_START))}
      >
        {t.signedIn}
      </Box>
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => {
          signOut();
          navigate(signInPath());
        }}
        sx={{ minWidth: 44, minHeight: 44, borderColor: 'divider' }}
        startIcon={<LogOut size={18} />}
        aria-label={t.signOut}
      >
        {t.signOut}
      </Button>
    </Box>
  );
}
