import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { fetchSession } from '../../api/account.ts';
import { useSignInMessages } from '../../i18n/signIn.ts';
import { accountSignInPath, routes } from '../../paths.ts';
import { isLongPath, keepLongPath } from '../../storage/longPath.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';

interface AccountSignInProps {
  /** The path to open then. */
  next: string;
  /** True if an account would replace the session of another organization: asks first. */
  isAsking: boolean;
  /** Called if the user keeps the current session. */
  onStay: () => void;
}

/** Leads to the sign-in page of the organization's identity provider. */
export function AccountSignIn({ next, isAsking, onStay }: AccountSignInProps) {
  const t = useSignInMessages();
  // A path that is kept in this tab is opened by the sign-in page.
  const returnPath = isLongPath(next) ? routes.signIn : next;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        variant="contained"
        size="large"
        href={accountSignInPath({ next: returnPath })}
        onClick={() => keepLongPath(next)}
        autoFocus
      >
        {t.account}
      </Button>
      <Box sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>{t.accountHelp}</Box>
      {isAsking && <ReplaceQuestion next={returnPath} onStay={onStay} />}
    </Box>
  );
}

/** Reads the names of both organizations, and asks. */
function ReplaceQuestion({ next, onStay }: { next: string; onStay: () => void }) {
  const [names, setNames] = useState<{ current: string; requested: string } | null>(null);
  useEffect(() => {
    const read = async () => {
      const { data, account_organization: requested } = await fetchSession();
      if (data !== null && requested != null) setNames({ current: data.organization, requested });
    };
    // Without an answer, the button above still signs in.
    read().catch(() => null);
  }, []);
  if (names === null) return null;
  const replace = () => window.location.assign(accountSignInPath({ next, replace: true }));
  return <ReplaceDialog {...names} onConfirm={replace} onCancel={onStay} />;
}
