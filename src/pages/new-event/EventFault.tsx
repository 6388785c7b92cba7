import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useSession } from '../../auth/session.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import type { EventCreate } from '../../contract/event.ts';
import type { ProblemFault } from '../../contract/problem.ts';
import type { Unanswered } from '../../storage/eventDrafts.ts';
import { FaultDetail } from '../../ui/FaultDetail.tsx';
import { FaultNotice, type ShownFault } from '../../ui/FaultNotice.tsx';
import { marksOf } from '../../ui/faultWords.ts';
import { LONGEST_COUNTED_S, useCountdown } from '../../ui/useCountdown.ts';
import { useFaultWords } from '../../ui/useFaultWords.ts';
import { useCommonWords } from '../../words/common.ts';
import { useEventWords } from '../../words/event.ts';
import { useEventSendingWords } from '../../words/eventSending.ts';
import { useFormat } from '../../words/format.ts';
import { LostAnswer, type LostAnswerProps } from './LostAnswer.tsx';
import { isPlaced, unplacedWords } from './placedFaults.ts';
import type { SendEventState } from './useSendEvent.ts';

interface EventFaultProps extends Pick<LostAnswerProps, 'onChange' | 'onOther'> {
  sending: SendEventState;
  /** A request whose answer was lost. */
  unanswered: Unanswered | null;
  /** What is under review; null where it is being changed. */
  reviewed: EventCreate | null;
  onFound: (unanswered: Unanswered, match: Parameters<LostAnswerProps['onFound']>[0]) => void;
}

/** Why the event was not created, or that nobody knows whether it was. */
export function EventFault({ sending, unanswered, reviewed, onFound, ...lost }: EventFaultProps) {
  const { error, faults, isSending } = sending;
  if (unanswered !== null)
    return (
      <LostAnswer
        // Sent again and still open, it has to be looked for again.
        key={sending.attemptsOpen}
        unanswered={unanswered}
        error={error}
        isSending={isSending}
        waitUntil={sending.waitUntil}
        onSendAgain={() => sending.send(unanswered.event)}
        onFound={(match) => onFound(unanswered, match)}
        {...lost}
      />
    );
  if (error === null || isSending) return null;
  if (error.status === 401) return <RefusedKey fault={error} reviewed={reviewed} onSend={sending.send} />;
  if (error.status === 429) return <Limit fault={error} until={sending.waitUntil} />;
  // The form's own list of faults says it all.
  if (isPlaced(faults)) return null;
  return (
    <>
      <Refusal fault={error} />
      {faults.unplaced.length > 0 && <UnplacedFaults faults={faults.unplaced} />}
    </>
  );
}

/** A refusal created nothing. */
function Refusal({ fault }: { fault: ShownFault }) {
  const { refused } = useEventWords();
  const format = useFormat();
  const { help } = useFaultWords(fault, false);
  return <FaultNotice fault={fault} help={format.sentences([refused, help])} />;
}

interface RefusedKeyProps extends Pick<EventFaultProps, 'reviewed'> {
  fault: ShownFault;
  onSend: (event: EventCreate) => void;
}

/**
 * The key is asked for over the form; once there is another, only the sending is left to do. Not by itself: the new key
 * may be another organization's.
 */
function RefusedKey({ fault, reviewed, onSend }: RefusedKeyProps) {
  const t = useEventSendingWords();
  const { submit } = useEventWords();
  const common = useCommonWords();
  const { isExpired } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  // After the dialog that asked for the key has given the keyboard back.
  useEffect(() => {
    if (!isExpired) button.current?.focus();
  }, [isExpired]);
  return (
    <Alert severity={isExpired ? 'error' : 'info'} variant="outlined" role="alert">
      <AlertTitle>{isExpired ? t.unauthorizedTitle : t.signedInAgainTitle}</AlertTitle>
      {isExpired ? t.unauthorized : t.signedInAgain}
      {isExpired && <FaultDetail title={t.unauthorizedTitle} marks={marksOf(fault, common.fault)} at={fault.at} />}
      {!isExpired && reviewed !== null && (
        <Box sx={{ marginTop: 1.5 }}>
          <Button ref={button} variant="contained" onClick={() => onSend(reviewed)}>
            {submit(reviewed.attendees.length)}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

/** Counts down to when the event can be sent again, where the service says when that is; then that is said. */
function Limit({ fault, until }: { fault: ShownFault; until: number | null }) {
  const t = useEventSendingWords();
  const format = useFormat();
  const wait = useCountdown(until ?? 0);
  const isOver = until !== null && wait === 0;
  const asked = wait > LONGEST_COUNTED_S ? t.limitedUntil(format.clock(new Date(until ?? 0))) : t.limited(wait);
  // The seconds are not read out, their end is.
  const help = until === null ? t.limitUnknown : !isOver && <div role="timer">{asked}</div>;
  return (
    <>
      <FaultNotice fault={fault} help={help} />
      <div role="status">
        {isOver && (
          <Alert severity="info" variant="outlined">
            {t.limitOver}
          </Alert>
        )}
      </div>
    </>
  );
}

/** Faults that fit no field, whole. */
function UnplacedFaults({ faults }: { faults: readonly ProblemFault[] }) {
  const t = useEventWords();
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{t.faultTitle}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {faults.map((fault) => (
          <li key={unplacedWords(fault)}>{unplacedWords(fault)}</li>
        ))}
      </Box>
    </Alert>
  );
}
