import Button from '@mui/material/Button';
import { setConfirmingSignOut, useSession } from '../auth/session.ts';
import { ConfirmDialog } from '../components/feedback/ConfirmDialog.tsx';
import { useAccountMessages } from '../i18n/account.ts';
import { useDraftTitles } from '../storage/eventDrafts.ts';
import { useSignOutNow } from './useSignOut.ts';

/** Asks before a sign-out that deletes unsent forms. */
export function SignOutDialog() {
  const t = useAccountMessages();
  const signOutNow = useSignOutNow();
  const { isExpired } = useSession();
  const stay = () => setConfirmingSignOut(false);
  return (
    <ConfirmDialog
      title={t.signOutTitle}
      text={t.signOut(useDraftTitles().map(({ name }) => name))}
      onClose={stay}
      hidesPage={isExpired}
    >
      <Button color="error" onClick={signOutNow}>
        {t.signOutDiscard}
      </Button>
      <Button variant="contained" autoFocus onClick={stay}>
        {t.signOutStay}
      </Button>
    </ConfirmDialog>
  );
}
