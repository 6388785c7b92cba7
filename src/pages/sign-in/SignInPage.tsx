import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { localPath } from '../../paths.ts';
import { keyFromAddress } from '../../session/addressKey.ts';
import { isSignedIn, subscribeToSession, useSession } from '../../session/session.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
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
  const { endedBy } = useSession();
  const [addressKey, setAddressKey] = useState(keyFromAddress);

  // The fragment alone can change without a new page: somebody pastes the printed address into this tab.
  useEffect(() => {
    if (hash !== '') setAddressKey(keyFromAddress());
  }, [hash]);

  // Signed in here, or in another tab meanwhile.
  const next = parameters.get('next');
  useEffect(() => {
    const goOn = () => {
      if (isSignedIn()) void navigate(localPath(next), { replace: true });
    };
    // The key of another tab can come between leaving a screen for this one and now.
    if (next !== null && addressKey === null) goOn();
    return subscribeToSession(goOn);
  }, [navigate, next, addressKey]);

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <title>{`${t.title} · ${productName}`}</title>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 440, p: { xs: 3, sm: 4 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 2.5, fontWeight: 700, fontSize: '1.0625rem' }}>
          <img src="/icon.svg" alt="" width={32} height={32} />
          {productName}
          <Box sx={{ ml: 'auto' }}>
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
        <SignInForm key={addressKey} initialKey={addressKey ?? undefined} />
      </Paper>
    </Box>
  );
}
