import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { signInPath } from '../paths.ts';
import { forgetRecentKols } from '../session/recentKols.ts';
import { signOut } from '../session/session.ts';
import { useFrameWords } from '../words/frame.ts';

/** Says that somebody is signed in, and signs out. */
export function SignedIn() {
  const t = useFrameWords();
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
      >
        {t.signedIn}
      </Box>
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => {
          forgetRecentKols();
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
