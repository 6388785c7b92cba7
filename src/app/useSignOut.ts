import { useNavigate } from 'react-router';
import { setConfirmingSignOut, signOut } from '../auth/session.ts';
import { signInPath } from '../paths.ts';
import { hasDrafts } from '../storage/eventDrafts.ts';
import { clearRecent } from '../storage/recentKols.ts';

/** @returns a function that signs out and opens the sign-in page; if there are unsent forms, the session asks first */
export function useSignOut(): () => void {
  const leave = useLeave();
  return () => (hasDrafts() ? setConfirmingSignOut(true) : leave());
}

/** @returns a function that signs out without a question */
export function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    clearRecent();
    signOut();
    void navigate(signInPath());
  };
}
