import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCommonWords } from '../words/common.ts';

/** What a fault has to say about itself to be shown; every error of the API module does. */
export interface ShownFault {
  kind: 'offline' | 'timeout' | 'refused' | 'unreadable';
  status: number | null;
  code: string | null;
  detail: string | null;
  requestId: string | null;
}

interface FaultNoticeProps {
  fault: ShownFault;
  /** Asks again; without it there is nothing to press. */
  onRetry?: () => void;
  /** True while asking again is under way. */
  isRetrying?: boolean;
  /** True where older data is still on screen below: then this is a remark, not the whole story. */
  hasOldData?: boolean;
}

/** The one picture of a failed read: what happened, what to do, and what to pass on when asking for help. */
export function FaultNotice({ fault, onRetry, isRetrying = false, hasOldData = false }: FaultNoticeProps) {
  const t = useCommonWords();
  const [title, explanation] = useExplanation(fault);
  return (
    <Alert
      severity={hasOldData ? 'warning' : 'error'}
      variant="outlined"
      sx={{ alignItems: 'flex-start', bgcolor: 'background.paper', '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <AlertTitle component="p" sx={{ fontWeight: 650 }}>
        {title}
      </AlertTitle>
      {explanation}
      {hasOldData && ` ${t.fault.stale}`}
      <FaultDetail fault={fault} />
      {onRetry && (
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          onClick={onRetry}
          disabled={isRetrying}
          sx={{ mt: 1.5 }}
        >
          {isRetrying ? t.updating : t.retry}
        </Button>
      )}
    </Alert>
  );
}

/** The service's own words and the marks by which its log finds this request. */
function FaultDetail({ fault }: { fault: ShownFault }) {
  const t = useCommonWords();
  const marks = [
    fault.status === null ? null : t.fault.status(fault.status),
    fault.code,
    fault.requestId === null ? null : t.fault.requestId(fault.requestId),
  ].filter((mark) => mark !== null);
  if (fault.detail === null && marks.length === 0) return null;
  return (
    <Box sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {fault.detail !== null && <Box>{fault.detail}</Box>}
      <Box sx={{ fontFamily: 'monospace' }}>{marks.join(' · ')}</Box>
    </Box>
  );
}

function useExplanation({ kind, status }: ShownFault): [title: string, explanation: string] {
  const { fault: t } = useCommonWords();
  if (kind === 'offline') return [t.offlineTitle, t.offline];
  if (kind === 'timeout') return [t.timeoutTitle, t.timeout];
  if (kind === 'unreadable') return [t.unreadableTitle, t.unreadable];
  if (status === 401) return [t.unauthorizedTitle, t.unauthorized];
  if (status === 403) return [t.forbiddenTitle, t.forbidden];
  if (status === 404) return [t.notFoundTitle, t.notFound];
  if (status === 429) return [t.limitedTitle, t.limited];
  if (status !== null && status < 500) return [t.invalidTitle, t.invalid];
  return [t.brokenTitle, t.broken];
}
