import { useNavigate } from 'react-router';
import { setLeaving, signOut } from '../auth/session.ts';
import { signInPath } from '../paths.ts';
import { hasDrafts } from '../storage/eventDrafts.ts';
import { clearRecent } from '../storage/recentKols.ts';

/** @returns signs out and leads to the sign-in; where forms were not sent, the session asks about them first */
export function useSignOut(): () => void {
  const leave = useLeave();
  return () => (hasDrafts() ? setLeaving('asked') : leave());
}

/** @returns signs out, whatever was not sent */
export function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    clearRecent();
    signOut();
    void navigate(signInPath());
  };
}
