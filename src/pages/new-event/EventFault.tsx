import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ProblemFault } from '../../contract/problem.ts';
import { FaultNotice } from '../../ui/FaultNotice.tsx';
import { useEventWords } from '../../words/event.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { LostAnswer } from './LostAnswer.tsx';
import type { EventDraftState } from './useEventDraft.ts';
import type { SendEventState } from './useSendEvent.ts';

interface EventFaultProps {
  sending: SendEventState;
  draft: EventDraftState;
  onGivenUp: () => void;
}

/** Why the event was not created, or that nobody knows whether it was. */
export function EventFault({ sending, draft, onGivenUp }: EventFaultProps) {
  const t = useNewEventWords();
  const { error, faults, isSending } = sending;
  if (isSending) return null;
  if (draft.unanswered !== null)
    return (
      <LostAnswer
        unanswered={draft.unanswered}
        error={error}
        onSendAgain={sending.send}
        onForget={() => draft.noteUnanswered(null, false)}
        onGivenUp={onGivenUp}
      />
    );
  if (error === null) return null;
  if (error.status === 401)
    return (
      <Alert severity="error" variant="outlined" role="alert" sx={{ bgcolor: 'background.paper' }}>
        <AlertTitle component="p">{t.unauthorizedTitle}</AlertTitle>
        {t.unauthorized}
      </Alert>
    );
  // Every fault stands at its field already.
  if (faults.fields.size + faults.attendees.size > 0 && faults.unplaced.length === 0) return null;
  return (
    <>
      <FaultNotice fault={error} />
      {faults.unplaced.length > 0 && <UnplacedFaults faults={faults.unplaced} />}
    </>
  );
}

/** Faults that fit no field, whole. */
function UnplacedFaults({ faults }: { faults: readonly ProblemFault[] }) {
  const t = useEventWords();
  return (
    <Alert severity="error" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
      <AlertTitle component="p">{t.faultTitle}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {faults.map((fault) => (
          <li key={`${fault.pointer}${fault.detail}`}>{[fault.pointer, fault.detail].filter(Boolean).join(': ')}</li>
        ))}
      </ul>
    </Alert>
  );
}
