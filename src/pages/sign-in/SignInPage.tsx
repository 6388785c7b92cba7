import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { forgetAddressKey, keyFromAddress } from '../../auth/addressKey.ts';
import { isSignedIn, readKey, subscribeToSession, useSession } from '../../auth/session.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { localPath } from '../../paths.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { useHandler } from '../../ui/useHandler.ts';
import { useCommonWords } from '../../words/common.ts';
import { useSignInWords } from '../../words/signIn.ts';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInPage.module.css';

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
    <main className={styles.page}>
      <title>{`${t.title} · ${productName}`}</title>
      <div className={styles.card}>
        <div className={styles.brand}>
          <img src="/icon.svg" alt="" width={32} height={32} />
          {productName}
          <div className={styles.language}>
            <LanguageSelect />
          </div>
        </div>
        <h1>{t.title}</h1>
        <p className={styles.intro}>{t.intro}</p>
        {endedBy !== null && (
          <Alert severity="info" className={styles.remark}>
            {t.endedBy[endedBy]}
          </Alert>
        )}
        {isRefused && key !== null && !isExpired && (
          <Alert
            severity="info"
            className={styles.remark}
            action={
              <Button component={Link} color="inherit" size="small" to={next} replace>
                {t.goOn}
              </Button>
            }
          >
            {t.formerKeyHolds}
          </Alert>
        )}
        <SignInForm key={addressKey} initialKey={addressKey ?? undefined} onRefused={noteRefusal} />
      </div>
    </main>
  );
}
