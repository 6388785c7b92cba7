import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { localPath } from '../../paths.ts';
import { forgetAddressKey, keyFromAddress } from '../../session/addressKey.ts';
import { isSignedIn, readKey, subscribeToSession, useSession } from '../../session/session.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { useHandler } from '../../ui/useHandler.ts';
import { useCommonWords } from '../../words/common.ts';
import { useSignInWords } from '../../words/signIn.ts';
import { SignInForm } from './SignInForm.tsx';

/** Asks for the organization's API key; an address with `#key=…` brings it along. */
export function SignInPage() {
  const t = useSignInWords();
  const { productName } = useCommonWords();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const { endedBy, key, isExpired } = useSession();
  const [addressKey, setAddressKey] = useState(keyFromAddress);
  const [isRefused, setIsRefused] = useState(false);
  const noteRefusal = useHandler(() => {
    forgetAddressKey();
    setIsRefused(true);
  });

  // The fragment alone can change without a new page: somebody pastes the printed address into this tab.
  useEffect(() => {
    if (hash === '') return;
    setIsRefused(false);
    setAddressKey(keyFromAddress());
  }, [hash]);

  // Signed in here, or in another tab meanwhile; but the key of the address is tried first.
  const next = localPath(parameters.get('next'));
  const isTrying = addressKey !== null && !isRefused;
  useEffect(() => {
    const goOn = () => {
      if (isSignedIn() && (!isTrying || readKey() === addressKey)) void navigate(next, { replace: true });
    };
    // The key of another tab can come between leaving a screen for this one and now.
    if (addressKey === null) goOn();
    return subscribeToSession(goOn);
  }, [navigate, next, addressKey, isTrying]);

  return (
    <Box
      component="main"
      // From the top, and not in the middle: the name stands there before the rest is known (start/shell.css).
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'start center', p: 2, pt: 'max(16px, 16vh)' }}
    >
      <title>{`${t.title} · ${productName}`}</title>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: '27.5rem', p: { xs: 3, sm: 4 } }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1.25,
            mb: 2.5,
            fontWeight: 700,
            fontSize: '1.0625rem',
            whiteSpace: 'nowrap',
          }}
        >
          <img src="/icon.svg" alt="" width={32} height={32} />
          {productName}
          <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
            <LanguageSelect />
          </Box>
        </Box>
        <Typography variant="h1">{t.title}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{t.intro}</Typography>
        {endedBy !== null && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t.endedBy[endedBy]}
          </Alert>
        )}
        {isRefused && key !== null && !isExpired && (
          <Alert
            severity="info"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" size="small" component={Link} to={next} replace>
                {t.goOn}
              </Button>
            }
          >
            {t.formerKeyHolds}
          </Alert>
        )}
        <SignInForm key={addressKey} initialKey={addressKey ?? undefined} onRefused={noteRefusal} />
      </Paper>
    </Box>
  );
}
