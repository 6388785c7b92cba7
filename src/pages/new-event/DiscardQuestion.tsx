import Button from '@mui/material/Button';
import { Question } from '../../ui/Question.tsx';
import { useNewEventWords } from '../../words/newEvent.ts';

interface DiscardQuestionProps {
  title: string;
  text: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a draft is deleted. */
export function DiscardQuestion({ title, text, onKeep, onDiscard }: DiscardQuestionProps) {
  const t = useNewEventWords();
  return (
    <Question title={title} text={text} onClose={onKeep}>
      <Button color="error" onClick={onDiscard}>
        {t.discardDraft}
      </Button>
      <Button variant="contained" autoFocus onClick={onKeep}>
        {t.keepDraft}
      </Button>
    </Question>
  );
}
