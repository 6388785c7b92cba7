import { Button } from '../../ui/Button.tsx';
import { useNewEventWords } from '../../words/newEvent.ts';
import { Question } from './Question.tsx';

interface LeaveQuestionProps {
  /** True while nobody knows whether the event exists. */
  isUncertain: boolean;
  /** True where signing out leads away, which takes drafts from the device. */
  isSigningOut: boolean;
  onStay: () => void;
  /** Leaves, and keeps what was typed as a draft. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** What somebody is asked who leaves a changed form. */
export function LeaveQuestion({ isUncertain, isSigningOut, onStay, onKeep, onDiscard }: LeaveQuestionProps) {
  const t = useNewEventWords();
  return (
    <Question
      title={t.leaveTitle}
      text={isSigningOut ? t.leaveBySigningOut : isUncertain ? t.leaveUncertain : t.leave}
      onClose={onStay}
    >
      <Button color="error" onClick={onDiscard}>
        {t.leaveDiscard}
      </Button>
      <Button variant={isSigningOut ? 'contained' : 'text'} autoFocus={isSigningOut} onClick={onStay}>
        {t.stay}
      </Button>
      {!isSigningOut && (
        <Button variant="contained" autoFocus onClick={onKeep}>
          {t.leaveKeep}
        </Button>
      )}
    </Question>
  );
}
