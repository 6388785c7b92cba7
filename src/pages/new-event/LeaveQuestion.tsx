import Button from '@mui/material/Button';
import { Question } from '../../ui/Question.tsx';
import { useNewEventWords } from '../../words/newEvent.ts';

interface LeaveQuestionProps {
  /** True while it is unknown whether the event exists. */
  isUncertain: boolean;
  onStay: () => void;
  /** Leaves and keeps the draft. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks a user who leaves a changed form. */
export function LeaveQuestion({ isUncertain, onStay, onKeep, onDiscard }: LeaveQuestionProps) {
  const t = useNewEventWords();
  return (
    <Question title={t.leaveTitle} text={isUncertain ? t.leaveUncertain : t.leave} onClose={onStay}>
      <Button color="error" onClick={onDiscard}>
        {t.leaveDiscard}
      </Button>
      <Button onClick={onStay}>{t.stay}</Button>
      <Button variant="contained" autoFocus onClick={onKeep}>
        {t.leaveKeep}
      </Button>
    </Question>
  );
}
