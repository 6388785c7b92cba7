import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { keyFromAddress, removeAddressKey } from '../../auth/addressKey.ts';
import { isSignedIn, readKey, subscribeToSession, useSession } from '../../auth/session.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { useAppMessages } from '../../i18n/app.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { localPath } from '../../paths.ts';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Asks for the organization's API key. A URL with `#key=…` contains it. */
export function SignInPage() {
  const t = useAppMessages().signIn;
  const { productName } = useCommonMessages();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const { endedBy, key, isExpired } = useSession();
  const [addressKey, setAddressKey] = useState(keyFromAddress);
  const [isRejected, setIsRejected] = useState(false);
  const rejectAddressKey = () => {
    removeAddressKey();
    setIsRejected(true);
  };

  // A user may paste the printed URL into this tab, which changes only the fragment and does not reload the page.
  useEffect(() => {
    if (hash === '') return;
    setIsRejected(false);
    setAddressKey(keyFromAddress());
  }, [hash]);

  // Signed in here or in another tab meanwhile. A key in the URL is tested first.
  const next = localPath(parameters.get('next'));
  const isTrying = addressKey !== null && !isRejected;
  useEffect(() => {
    const openNext = () => {
      if (isSignedIn() && (!isTrying || readKey() === addressKey)) void navigate(next, { replace: true });
    };
    // Another tab may sign in while this screen opens.
    if (addressKey === null) openNext();
    return subscribeToSession(openNext);
  }, [navigate, next, addressKey, isTrying]);

  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        placeItems: 'start center',
        minHeight: '100dvh',
        padding: 'clamp(16px, 40vh - 240px, 16vh) 16px 16px',
      }}
    >
      <title>{`${t.title} · ${productName}`}</title>
      <Box
        sx={{
          width: '100%',
          maxWidth: '27.5rem',
          padding: { xs: 3, sm: 4 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'background.paper',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.25,
            marginBottom: 2.5,
            fontSize: 'h2.fontSize',
            fontWeight: 700,
            whiteSpace: 'nowrap',
          }}
        >
          <img src="/icon.svg" alt="" width={32} height={32} />
          {productName}
          <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
            <LanguageSelect />
          </Box>
        </Box>
        <h1>{t.title}</h1>
        <Box component="p" sx={{ margin: '4px 0 24px', color: 'text.secondary' }}>
          {t.intro}
        </Box>
        {endedBy !== null && (
          <Alert severity="info" sx={{ marginBottom: 2 }}>
            {t.endedBy[endedBy]}
          </Alert>
        )}
        {isRejected && key !== null && !isExpired && (
          <Alert
            severity="info"
            sx={{ marginBottom: 2 }}
            action={
              <Button component={Link} color="inherit" size="small" to={next} replace>
                {t.goOn}
              </Button>
            }
          >
            {t.formerKeyHolds}
          </Alert>
        )}
        <SignInForm key={addressKey} initialKey={addressKey ?? undefined} onRejected={rejectAddressKey} />
      </Box>
    </Box>
  );
}
