import { IdleWarning } from './IdleWarning.tsx';
import { ReauthDialog } from './ReauthDialog.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

interface SessionPromptProps {
  about: 'signOut' | 'reauth' | 'idle';
  /** When the session ends without an answer, in milliseconds since 1970. */
  endsAt: number | null;
}

/** Asks about the session of this tab: whether to end it, to confirm it, or to keep it. */
export function SessionPrompt({ about, endsAt }: SessionPromptProps) {
  if (about === 'signOut') return <SignOutDialog />;
  if (about === 'reauth') return <ReauthDialog />;
  return endsAt !== null && <IdleWarning endsAt={endsAt} />;
}
