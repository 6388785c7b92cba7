import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { ProblemFault } from '../../contract/problem.ts';
import { kolPath } from '../../paths.ts';
import { FaultNotice, type ShownFault } from '../../ui/FaultNotice.tsx';
import { useEventWords } from '../../words/event.ts';

interface EventFaultProps {
  error: ShownFault;
  /** Faults of the service that belong to no field of the form. */
  unplaced: ProblemFault[];
  /** True where some of the service's faults stand on their fields already. */
  hasPlaced: boolean;
  firstAttendee: string | undefined;
}

/** Why the event was not created, or that nobody knows whether it was. */
export function EventFault({ error, unplaced, hasPlaced, firstAttendee }: EventFaultProps) {
  const t = useEventWords();
  if (isAnswerLost(error))
    return (
      <Alert severity="warning" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
        <AlertTitle component="p">{t.uncertainTitle}</AlertTitle>
        {t.uncertain}
        {firstAttendee !== undefined && (
          <Button
            component={Link}
            to={kolPath(firstAttendee, 'events')}
            target="_blank"
            sx={{ display: 'block', mt: 1, px: 0 }}
          >
            {t.checkAttendee}
          </Button>
        )}
      </Alert>
    );
  if (hasPlaced && unplaced.length === 0) return null;
  return (
    <>
      <FaultNotice fault={error} />
      {unplaced.length > 0 && (
        <Alert severity="error" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
          <AlertTitle component="p">{t.faultTitle}</AlertTitle>
          <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
            {unplaced.map((fault) => (
              <li key={`${fault.pointer}${fault.detail}`}>
                {[fault.pointer, fault.detail].filter(Boolean).join(': ')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

/** True where the request may have reached the service although no usable answer came back. */
const isAnswerLost = ({ kind, status }: ShownFault) => kind !== 'refused' || [502, 503, 504].includes(status ?? 0);
