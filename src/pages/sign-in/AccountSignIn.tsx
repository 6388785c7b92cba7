import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { declineSignIn, fetchSession } from '../../api/account.ts';
import { focusOnMount } from '../../components/feedback/focus.ts';
import type { ReplacementProblem } from '../../contract/account.ts';
import { useAccountMessages } from '../../i18n/account.ts';
import { accountSignInPath, routes } from '../../paths.ts';
import { isLongPath, keepLongPath } from '../../storage/longPath.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';

interface AccountSignInProps {
  /** The path to open then. */
  next: string;
  /** True if the provider must authenticate the person again, as the refused sign-in should have done. */
  isReauth: boolean;
  /** True if a sign-in with an account would replace the session of another person or key: asks first. */
  isAsking: boolean;
  /** True if the account of the last sign-in cannot enter. The provider may sign it in again without asking. */
  offersOtherAccount: boolean;
  /** Called if the user keeps the current session, or there is nothing to ask any more. */
  onStay: () => void;
}

/** Leads to the sign-in page of the organization's identity provider. */
export function AccountSignIn({ next, isReauth, isAsking, offersOtherAccount, onStay }: AccountSignInProps) {
  const t = useAccountMessages();
  // A path that is kept in this tab is opened by the sign-in page.
  const returnPath = isLongPath(next) ? routes.signIn : next;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        variant="contained"
        size="large"
        href={accountSignInPath({ next: returnPath, reauth: isReauth })}
        onClick={() => keepLongPath(next)}
        ref={focusOnMount}
      >
        {t.signInWithAccount}
      </Button>
      {offersOtherAccount && (
        <Button
          variant="outlined"
          size="large"
          href={accountSignInPath({ next: returnPath, otherAccount: true })}
          onClick={() => keepLongPath(next)}
        >
          {t.signInWithOtherAccount}
        </Button>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>{t.accountHelp}</Box>
      {isAsking && <ReplaceQuestion next={returnPath} onStay={onStay} />}
    </Box>
  );
}

/** Reads who is signed in, and who wants to sign in, and asks. */
function ReplaceQuestion({ next, onStay }: { next: string; onStay: () => void }) {
  const [owners, setOwners] = useState<ReplacementProblem | null>(null);
  const onNothingToAsk = useEffectEvent(onStay);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const { data: current, requested } = await fetchSession();
      if (current === null || isGone) return;
      if (requested == null || requested.id === current.id) onNothingToAsk();
      else setOwners({ current, requested });
    };
    // Without an answer, the button above still signs in.
    read().catch(() => null);
    return () => {
      isGone = true;
    };
  }, []);
  if (owners === null) return null;
  const replace = () => window.location.assign(accountSignInPath({ next, replace: true }));
  const stay = () => {
    // If this fails, the cookie ends after ten minutes.
    void declineSignIn().catch(() => null);
    onStay();
  };
  return <ReplaceDialog {...owners} onConfirm={replace} onCancel={stay} />;
}
