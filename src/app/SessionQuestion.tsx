import { IdleWarning } from './IdleWarning.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';

interface SessionQuestionProps {
  asked: 'leaving' | 'key' | 'presence';
  /** When the session ends if nobody answers, in milliseconds since 1970. */
  endsAt: number | null;
}

/** What a session asks over the page. All of it is one piece of code, which is there before it is needed. */
export function SessionQuestion({ asked, endsAt }: SessionQuestionProps) {
  if (asked === 'leaving') return <SignOutQuestion />;
  if (asked === 'key') return <SignInAgain />;
  return endsAt !== null && <IdleWarning endsAt={endsAt} />;
}
