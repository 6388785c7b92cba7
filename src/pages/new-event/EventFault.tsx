import type { ProblemFault } from '../../contract/problem.ts';
import { useSession } from '../../session/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { AlertTitle } from '../../ui/AlertTitle.tsx';
import { FaultDetail } from '../../ui/FaultDetail.tsx';
import { FaultNotice, type ShownFault } from '../../ui/FaultNotice.tsx';
import { marksOf } from '../../ui/faultWords.ts';
import { useCountdown } from '../../ui/useCountdown.ts';
import { useFaultWords } from '../../ui/useFaultWords.ts';
import { useCommonWords } from '../../words/common.ts';
import { useEventWords } from '../../words/event.ts';
import { useEventSendingWords } from '../../words/eventSending.ts';
import { useFormat } from '../../words/format.ts';
import styles from './EventFault.module.css';
import type { Unanswered } from './eventDrafts.ts';
import { LostAnswer, type LostAnswerProps } from './LostAnswer.tsx';
import { isPlaced, unplacedWords } from './placedFaults.ts';
import type { SendEventState } from './useSendEvent.ts';

interface EventFaultProps extends Pick<LostAnswerProps, 'onChange' | 'onOther'> {
  sending: SendEventState;
  /** A request whose answer was lost. */
  unanswered: Unanswered | null;
  onFound: (unanswered: Unanswered, match: Parameters<LostAnswerProps['onFound']>[0]) => void;
}

/** Why the event was not created, or that nobody knows whether it was. */
export function EventFault({ sending, unanswered, onFound, ...lost }: EventFaultProps) {
  const { error, faults, isSending } = sending;
  if (unanswered !== null)
    return (
      <LostAnswer
        // Sent again and lost again, it has to be looked for again.
        key={sending.losses}
        unanswered={unanswered}
        error={error}
        isSending={isSending}
        onSendAgain={() => sending.send(unanswered.event)}
        onFound={(match) => onFound(unanswered, match)}
        {...lost}
      />
    );
  if (error === null || isSending) return null;
  if (error.status === 401) return <RefusedKey fault={error} />;
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

/** A refusal created nothing; after an error of the service's own that is open. */
function Refusal({ fault }: { fault: ShownFault }) {
  const t = useEventSendingWords();
  const format = useFormat();
  const { help } = useFaultWords(fault, false);
  const isOpen = fault.status === null || fault.status >= 500;
  return <FaultNotice fault={fault} help={isOpen ? t.broken : format.sentences([t.refused, help])} />;
}

/** The key is asked for over the form; once there is another, only the sending is left to do. */
function RefusedKey({ fault }: { fault: ShownFault }) {
  const t = useEventSendingWords();
  const common = useCommonWords();
  const { isExpired } = useSession();
  return (
    <Alert severity={isExpired ? 'error' : 'info'} variant="outlined" role="alert">
      <AlertTitle>{isExpired ? t.unauthorizedTitle : t.signedInAgainTitle}</AlertTitle>
      {isExpired ? t.unauthorized : t.signedInAgain}
      {isExpired && <FaultDetail title={t.unauthorizedTitle} marks={marksOf(fault, common.fault)} at={fault.at} />}
    </Alert>
  );
}

/** Counts down to when the event can be sent again, where the service says when that is; then only that is left to say. */
function Limit({ fault, until }: { fault: ShownFault; until: number | null }) {
  const t = useEventSendingWords();
  const wait = useCountdown(until ?? 0);
  const isOver = until !== null && wait === 0;
  // The seconds are not read out, their end is.
  const help = until === null ? t.limitUnknown : <div role="timer">{t.limited(wait)}</div>;
  return (
    <>
      {!isOver && <FaultNotice fault={fault} help={help} />}
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
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={unplacedWords(fault)}>{unplacedWords(fault)}</li>
        ))}
      </ul>
    </Alert>
  );
}
