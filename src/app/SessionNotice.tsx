import { IdleWarning } from './IdleWarning.tsx';
import { ReauthDialog } from './ReauthDialog.tsx';
import { SessionChangedAlert } from './SessionChangedAlert.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

interface SessionNoticeProps {
  about: 'change' | 'leaving' | 'key' | 'presence';
  /** When the session ends without an answer, in milliseconds since 1970. */
  endsAt?: number | null;
}

/** A message or a dialog about the session. */
export function SessionNotice({ about, endsAt = null }: SessionNoticeProps) {
  if (about === 'change') return <SessionChangedAlert />;
  if (about === 'leaving') return <SignOutDialog />;
  if (about === 'key') return <ReauthDialog />;
  return endsAt !== null && <IdleWarning endsAt={endsAt} />;
}
