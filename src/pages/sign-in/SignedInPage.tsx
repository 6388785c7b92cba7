import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useAccountMessages } from '../../i18n/account.ts';
import { routes } from '../../paths.ts';
import { SignInCard } from './SignInCard.tsx';

/** The end of a sign-in in its own tab: the tab that asked for it continues, so this one closes if the browser lets it. */
export function SignedInPage() {
  const t = useAccountMessages();
  useEffect(() => window.close(), []);
  return (
    <SignInCard title={t.signedInTitle} intro={t.signedInHelp}>
      <Button component={Link} to={routes.home} variant="outlined">
        {t.openHere}
      </Button>
    </SignInCard>
  );
}
