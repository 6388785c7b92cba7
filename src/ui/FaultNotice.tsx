import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';
import { useFormat } from '../words/format.ts';
import { FaultCard } from './FaultCard.tsx';
import { GoesOn } from './GoesOn.tsx';
import { useFaultWords } from './useFaultWords.ts';

/** What a fault has to say about itself to be shown; every error of the API module does. */
export interface ShownFault {
  kind: 'offline' | 'timeout' | 'refused' | 'unreadable';
  /** Method and path, without the query. */
  request: string;
  status: number | null;
  code: string | null;
  detail: string | null;
  /** True where the service itself says that there is no such record. */
  isNotFound: boolean;
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
  /** True where only the reader asks again: not the dashboard after an outage. */
  isOneOff?: boolean;
  /** When the older data that is still on screen was read (milliseconds since 1970; 0 is unknown): it makes this a remark. */
  dataFrom?: number;
  /** True where that data answers another request: the filters or the page before. */
  isOfBefore?: boolean;
  /** What to do, where the place of the fault knows better; it may change by itself. */
  help?: ReactNode;
}

/** The one picture of a failed request: what happened, what it means, what to do, and what to pass on. */
export function FaultNotice(props: FaultNoticeProps) {
  const { fault, onRetry, isRetrying = false, isOneOff = false, dataFrom, isOfBefore = false, help } = props;
  const t = useCommonWords();
  const format = useFormat();
  const { title, means, help: usualHelp, marks } = useFaultWords(fault, onRetry !== undefined && !isOneOff, isRetrying);
  const isLimited = fault.status === 429;
  const waits = isLimited && onRetry !== undefined;
  return (
    <FaultCard
      severity={dataFrom === undefined && !isLimited ? 'error' : 'warning'}
      title={title}
      detail={{ marks, at: fault.at, said: fault.detail }}
      onRetry={onRetry}
      isRetrying={isRetrying}
      isCounting={waits || (isLimited && help !== undefined)}
    >
      <div>{means}</div>
      {isOfBefore && <Box sx={{ fontWeight: 600 }}>{t.fault.ofBefore}</Box>}
      {dataFrom !== undefined && <div>{t.fault.stale(dataFrom === 0 ? null : format.clock(new Date(dataFrom)))}</div>}
      {waits ? <GoesOn fault={fault} onRetry={onRetry} isRetrying={isRetrying} /> : <div>{help ?? usualHelp}</div>}
    </FaultCard>
  );
}
