import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { ErrorDetails } from '../../components/feedback/ErrorDetails.tsx';
import type { ShownError } from '../../components/feedback/errorMessages.ts';
import { marksOf } from '../../components/feedback/errorMessages.ts';
import { describedBy, FieldHelperText } from '../../components/form/FormField.tsx';
import { kolIdsInText } from '../../contract/kolIds.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useEventMessages } from '../../i18n/event.ts';

interface AttendeeErrorProps {
  id: string;
  elementId: string;
  fault: string;
  /** Several ids if the user entered several in place of this one. */
  onCorrect: (ids: readonly string[]) => void;
  /** The response with the error; undefined if the id itself is invalid, or if the response is shown elsewhere. */
  answer?: ShownError;
  onReadAgain?: () => void;
}

/** An id with its error; the user corrects the id in place. */
export function AttendeeError({ id, elementId, fault, onCorrect, answer, onReadAgain }: AttendeeErrorProps) {
  const t = useEventMessages();
  const common = useCommonMessages();
  const [text, setText] = useState(id);
  const helper = { id: elementId, error: fault, help: t.editId };
  const correct = () => {
    const { ids } = kolIdsInText(text);
    const next = ids.length > 0 ? ids : [text.trim()];
    if (next.join() !== '' && next.join() !== id) onCorrect(next);
  };
  return (
    <>
      <OutlinedInput
        fullWidth
        id={elementId}
        value={text}
        onChange={(change) => setText(change.target.value)}
        onBlur={correct}
        onKeyDown={(press) => {
          if (press.key !== 'Enter') return;
          press.preventDefault();
          correct();
        }}
        error
        inputProps={{
          'aria-label': t.attendee(id),
          'aria-describedby': describedBy(helper),
          spellCheck: false,
          autoCapitalize: 'off',
        }}
        autoComplete="off"
      />
      <FieldHelperText {...helper} />
      {answer && <ErrorDetails title={fault} marks={marksOf(answer, common.fault)} at={answer.at} />}
      {onReadAgain !== undefined && (
        <Button size="small" color="inherit" onClick={onReadAgain} sx={{ paddingInline: 0 }}>
          {t.readAgain}
        </Button>
      )}
    </>
  );
}
