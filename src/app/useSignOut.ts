import { useNavigate } from 'react-router';
import { signOut } from '../auth/accountSession.ts';
import { setConfirmingSignOut } from '../auth/session.ts';
import { showSnackbar } from '../components/feedback/Snackbar.tsx';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';
import { signInPath } from '../paths.ts';
import { clearDrafts, hasDrafts } from '../storage/eventDrafts.ts';
import { clearRecent } from '../storage/recentRecords.ts';

/** @returns a function that signs out and opens the sign-in page; if there are unsent forms, the session asks first */
export function useSignOut(): () => void {
  const signOutNow = useSignOutNow();
  return () => (hasDrafts() ? setConfirmingSignOut(true) : signOutNow());
}

/** @returns a function that signs out without a question */
export function useSignOutNow(): () => void {
  const navigate = useNavigate();
  const t = useAppMessages().session;
  const { retry } = useCommonMessages();
  const signOutNow = async () => {
    setConfirmingSignOut(false);
    let location: string | null;
    try {
      location = await signOut(() => {
        clearRecent();
        clearDrafts();
      });
    } catch {
      return showSnackbar({ text: t.signOutFailed, action: { label: retry, onClick: signOutNow } });
    }
    // The identity provider signs out at its own address, and leads back.
    if (location !== null && URL.canParse(location)) window.location.assign(location);
    else void navigate(signInPath());
  };
  return signOutNow;
}
