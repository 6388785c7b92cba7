import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { EventCreate } from '../../contract/event.ts';
import { kolPath } from '../../paths.ts';
import { checkEventOptions } from '../../queries/events.ts';
import { FaultNotice, type ShownFault } from '../../ui/FaultNotice.tsx';
import { useFormat } from '../../words/format.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import type { Unanswered } from './eventDrafts.ts';

interface LostAnswerProps {
  unanswered: Unanswered;
  /** How the answer was lost; null after a reload. */
  error: ShownFault | null;
  onSendAgain: (event: EventCreate) => void;
  /** The planner wants to change the event before sending it again. */
  onForget: () => void;
  onGivenUp: () => void;
}

/** Says that the event may exist, looks for it on an attendee's profile, and only then lets it be sent again. */
export function LostAnswer({ unanswered, error, onSendAgain, onForget, onGivenUp }: LostAnswerProps) {
  const t = useNewEventWords().lost;
  const format = useFormat();
  const { event, witness } = unanswered;
  const check = useCheck(unanswered);
  const { result } = check;
  return (
    <Alert
      severity={result === 'found' ? 'success' : 'warning'}
      variant="outlined"
      role="alert"
      sx={{ bgcolor: 'background.paper', '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <AlertTitle component="p">{t.title}</AlertTitle>
      <p style={{ margin: 0 }}>{t.text(event.name)}</p>
      <p style={{ margin: '0.5em 0 0' }}>{witness === null ? t.noWitness : t.witness(witness)}</p>
      {check.error !== null && (
        <Box sx={{ mt: 1.5 }}>
          <p style={{ margin: '0 0 0.5em' }}>{t.checkFailed}</p>
          <FaultNotice fault={check.error} />
        </Box>
      )}
      {check.text !== null && <Box sx={{ mt: 1.5, fontWeight: 600 }}>{check.text}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {witness !== null && result !== 'found' && (
          <Button variant="contained" onClick={check.start} disabled={check.isRunning}>
            {check.isRunning ? t.checking : t.check}
          </Button>
        )}
        {result === 'found' && (
          <Button variant="contained" onClick={onGivenUp}>
            {t.done}
          </Button>
        )}
        {(witness === null || result !== null) && result !== 'found' && (
          <>
            <Button variant="outlined" color="inherit" onClick={() => onSendAgain(event)}>
              {t.sendAgain}
            </Button>
            <Button color="inherit" onClick={onForget}>
              {t.change}
            </Button>
          </>
        )}
        {result === 'found' && (
          <Button color="inherit" onClick={onForget}>
            {t.another}
          </Button>
        )}
        {witness !== null && result !== null && (
          <Button color="inherit" component={Link} to={kolPath(witness, 'events')} target="_blank" rel="noopener">
            {t.openProfile}
          </Button>
        )}
      </Box>
      {error !== null && result === null && (
        <Box sx={{ mt: 1.5, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {format.sentences([t.how(error.kind, error.status), error.detail])}
        </Box>
      )}
    </Alert>
  );
}

type CheckResult = 'found' | 'notFound' | 'unknown';

/** Looks once for every press of the button; what it found is said with the time of looking. */
function useCheck({ event, witness, before }: Unanswered) {
  const t = useNewEventWords().lost;
  const format = useFormat();
  const look = useMutation(checkEventOptions(useQueryClient()));
  const [result, setResult] = useState<CheckResult | null>(null);
  const id = witness ?? '';
  const text = {
    found: t.found(event.name, id),
    notFound: t.notFound(event.name, id, format.moment(new Date(look.submittedAt).toISOString())),
    unknown: t.unknown,
  };
  return {
    result,
    text: result === null ? null : text[result],
    error: look.error,
    isRunning: look.isPending,
    start: () => {
      if (witness === null || look.isPending) return;
      setResult(null);
      look.mutate(
        { kolId: witness, sought: event },
        {
          onSuccess: (found) => {
            if (found === null) return setResult('unknown');
            // One that stood there before is another one.
            const isNew = found.some((match) => !before.includes(match.id ?? ''));
            setResult(isNew ? 'found' : 'notFound');
          },
        },
      );
    },
  };
}
