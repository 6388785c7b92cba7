import { useNavigate } from 'react-router';
import { readSession, setLeaving, signOut } from '../auth/session.ts';
import { signInPath } from '../paths.ts';
import { hasDrafts } from '../storage/eventDrafts.ts';
import { clearRecent } from '../storage/recentKols.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

export const SessionNotice = lazyPart(async () => (await import('./SessionNotice.tsx')).SessionNotice);

/**
 * @returns signs out and leads to the sign-in; where forms were not sent, the session asks about them first. Where that
 *   question does not come, the next call does without.
 */
export function useSignOut(): () => void {
  const leave = useLeave();
  return () => {
    if (!hasDrafts()) return leave();
    const ask = () => setLeaving('asked');
    void SessionNotice.load().then(ask, readSession().leaving === 'unasked' ? leave : ask);
  };
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
