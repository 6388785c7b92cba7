import Button from '@mui/material/Button';
import { setLeaving } from '../auth/session.ts';
import { listDraftTitles } from '../storage/eventDrafts.ts';
import { Question } from '../ui/Question.tsx';
import { useSessionWords } from '../words/session.ts';
import { useLeave } from './useSignOut.ts';

/** Asks before a sign-out that deletes unsent forms of this tab. */
export function SignOutQuestion() {
  const t = useSessionWords();
  const leave = useLeave();
  const stay = () => setLeaving(null);
  return (
    <Question title={t.signOutTitle} text={t.signOut(listDraftTitles().map(({ name }) => name))} onClose={stay}>
      <Button color="error" onClick={leave}>
        {t.signOutDiscard}
      </Button>
      <Button variant="contained" autoFocus onClick={stay}>
        {t.signOutStay}
      </Button>
    </Question>
  );
}
