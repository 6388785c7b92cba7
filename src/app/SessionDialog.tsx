import { IdleWarning } from './IdleWarning.tsx';
import { ReauthDialog } from './ReauthDialog.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

interface SessionDialogProps {
  about: 'signOut' | 'reauth' | 'idle';
  /** When the session ends without an answer, in milliseconds since 1970. */
  endsAt: number | null;
}

/** A question about the session. */
export function SessionDialog({ about, endsAt }: SessionDialogProps) {
  if (about === 'signOut') return <SignOutDialog />;
  if (about === 'reauth') return <ReauthDialog />;
  return endsAt !== null && <IdleWarning endsAt={endsAt} />;
}
