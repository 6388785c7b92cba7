import { useNavigate } from 'react-router';
import { signInPath } from '../paths.ts';
import { forgetRecent } from '../session/recent.ts';
import { noteLeaving, readSession, signOut } from '../session/session.ts';
import { hasDrafts } from '../session/tabStorage.ts';
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
    const ask = () => noteLeaving('asked');
    void SessionNotice.load().then(ask, readSession().leaving === 'unasked' ? leave : ask);
  };
}

/** @returns signs out, whatever was not sent */
export function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    forgetRecent();
    signOut();
    void navigate(signInPath());
  };
}
