import { type ReactNode, useEffect, useRef } from 'react';
import { useCommonWords } from '../words/common.ts';
import { useFormat } from '../words/format.ts';
import { FaultCard } from './FaultCard.tsx';
import styles from './FaultNotice.module.css';
import { faultKind, marksOf } from './faultWords.ts';
import { useCountdown } from './useCountdown.ts';

/** What a fault has to say about itself to be shown; every error of the API module does. */
export interface ShownFault {
  kind: 'offline' | 'timeout' | 'refused' | 'unreadable';
  /** Method and path, without the query. */
  request: string;
  status: number | null;
  code: string | null;
  detail: string | null;
  requestId: string | null;
  retryAfterMs: number | null;
  /** When it was found out, in milliseconds since 1970. */
  at: number;
}

interface FaultNoticeProps {
  fault: ShownFault;
  /** Asks again; without it there is nothing to press. */
  onRetry?: () => void;
  /** True while asking again is under way. */
  isRetrying?: boolean;
  /** When the older data that is still on screen was read (milliseconds since 1970; 0 is unknown): it makes this a remark. */
  dataFrom?: number;
  /** True where that data answers another request: the filters or the page before. */
  isOfBefore?: boolean;
  /** What to do, where the place of the fault knows better; it may change by itself. */
  help?: ReactNode;
}

/** How long a limit is waited for where the service does not say, in milliseconds. */
const USUAL_WAIT_MS = 15_000;

/** A longer wait is told by the clock: nobody sits through seconds by the thousand. */
const LONGEST_COUNTED_S = 120;

/** The one picture of a failed request: what happened, what it means, what to do, and what to pass on. */
export function FaultNotice(props: FaultNoticeProps) {
  const { fault, onRetry, isRetrying = false, dataFrom, isOfBefore = false, help } = props;
  const t = useCommonWords();
  const format = useFormat();
  const { title, means, help: usualHelp } = t.fault[faultKind(fault)];
  const isLimited = fault.status === 429;
  const waits = isLimited && onRetry !== undefined;
  const marks = marksOf(fault, t.fault);
  return (
    <FaultCard
      severity={dataFrom === undefined && !isLimited ? 'error' : 'warning'}
      title={title}
      detail={{ marks, at: fault.at, said: fault.detail }}
      onRetry={onRetry}
      isRetrying={isRetrying}
      isCounting={waits || help !== undefined}
    >
      <div>{means}</div>
      {isOfBefore && <div className={styles.strong}>{t.fault.ofBefore}</div>}
      {dataFrom !== undefined && <div>{t.fault.stale(dataFrom === 0 ? null : format.clock(new Date(dataFrom)))}</div>}
      {waits ? <GoesOn fault={fault} onRetry={onRetry} isRetrying={isRetrying} /> : <div>{help ?? usualHelp}</div>}
    </FaultCard>
  );
}

/** Counts down to the end of a limit, or says when that is, and asks again then, once. */
function GoesOn({ fault, onRetry, isRetrying }: { fault: ShownFault; onRetry: () => void; isRetrying: boolean }) {
  const t = useCommonWords();
  const format = useFormat();
  const until = fault.at + (fault.retryAfterMs ?? USUAL_WAIT_MS);
  const seconds = useCountdown(until);
  const asked = useRef<ShownFault>(null);
  useEffect(() => {
    if (seconds > 0 || isRetrying || asked.current === fault) return;
    asked.current = fault;
    onRetry();
  }, [seconds, isRetrying, fault, onRetry]);
  const rest =
    seconds > LONGEST_COUNTED_S ? t.fault.waitsUntil(format.clock(new Date(until))) : t.fault.goesOnIn(seconds);
  return (
    <div role="timer" className={styles.strong}>
      {seconds > 0 ? rest : t.updating}
    </div>
  );
}
