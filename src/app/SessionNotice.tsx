import { IdleWarning } from './IdleWarning.tsx';
import { KeyChanged } from './KeyChanged.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';

interface SessionNoticeProps {
  about: 'change' | 'leaving' | 'key' | 'presence';
  /** When the session ends without an answer, in milliseconds since 1970. */
  endsAt?: number | null;
}

/** A message or a dialog about the session. */
export function SessionNotice({ about, endsAt = null }: SessionNoticeProps) {
  if (about === 'change') return <KeyChanged />;
  if (about === 'leaving') return <SignOutQuestion />;
  if (about === 'key') return <SignInAgain />;
  return endsAt !== null && <IdleWarning endsAt={endsAt} />;
}
