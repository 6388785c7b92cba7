import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EventCreate } from '../../contract/event.ts';
import { useResolvedKols } from '../../queries/resolveKols.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useCountdown } from '../../ui/useCountdown.ts';
import { Value } from '../../ui/Value.tsx';
import { useEventWords } from '../../words/event.ts';
import { useFormat } from '../../words/format.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { INCLUDE_EVENTS } from './attendeeInclude.ts';
import { EventTimes } from './EventTimes.tsx';
import { InvitedKols } from './InvitedKols.tsx';
import { placeWords } from './placeWords.ts';
import type { SendEventState } from './useSendEvent.ts';
import { useTimeWarnings } from './useTimeWarnings.ts';

interface ReviewStepProps {
  /** Exactly what will be sent. */
  event: EventCreate;
  zone: string;
  sending: SendEventState;
  /** True while it is open whether an earlier request created an event. */
  isLocked: boolean;
  onBack: () => void;
  /** Goes back to the attendees that the service does not know. */
  onCorrect: () => void;
  /** What the last attempt to send it led to. */
  fault: ReactNode;
}

/** The whole event as it will be sent, and the one button that sends it. */
export function ReviewStep({ event, zone, sending, isLocked, onBack, onCorrect, fault }: ReviewStepProps) {
  const t = useEventWords();
  const f = useNewEventWords();
  const format = useFormat();
  const [now] = useState(Date.now);
  const warnings = useTimeWarnings(event.start_date, event.end_date, zone, now);
  const wait = useCountdown(sending.waitUntil);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const { kols } = useResolvedKols(event.attendees, INCLUDE_EVENTS);
  // The service would refuse them; who could not be read for another reason is left to it.
  const unknown = kols.flatMap((entry) => (entry.status === 'failed' && entry.error.status === 404 ? entry.id : []));
  const isLimited = sending.error?.status === 429;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }} aria-busy={sending.isSending}>
      <div>
        <Typography variant="h2" ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
          {f.reviewTitle}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{f.reviewIntro}</Box>
      </div>
      <Box sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
        {fault}
        {isLimited && !sending.isSending && (
          <Alert severity="warning" variant="outlined" sx={{ bgcolor: 'background.paper' }} role="timer">
            {f.limited(wait)}
          </Alert>
        )}
      </Box>
      <Panel title={event.name}>
        <Facts
          facts={[
            { label: t.event_type, value: t.eventTypes[event.event_type] },
            { label: t.visibility, value: t.visibilities[event.visibility] },
            { label: t.location, value: <Value>{placeWords(event.location, t, format)}</Value> },
            {
              label: t.description,
              value: (
                <span style={{ whiteSpace: 'pre-line' }}>
                  <Value>{event.description}</Value>
                </span>
              ),
            },
          ]}
        />
        <Box sx={{ mt: 2 }}>
          <EventTimes start={event.start_date} end={event.end_date} zone={zone} />
        </Box>
        {warnings.length > 0 && (
          <Alert severity="warning" variant="outlined" role="note" sx={{ mt: 2 }}>
            {warnings.map((warning) => (
              <div key={warning}>{warning}</div>
            ))}
          </Alert>
        )}
      </Panel>
      <Panel title={t.who} note={t.attendeesCount(event.attendees.length)}>
        {unknown.length > 0 && (
          <Alert
            severity="error"
            variant="outlined"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" size="small" onClick={onCorrect}>
                {f.backToForm}
              </Button>
            }
          >
            {f.unknownInvited(format.list(unknown), unknown.length)}
          </Alert>
        )}
        {event.attendees.length === 0 ? f.nobodyInvited : <InvitedKols kols={kols} />}
      </Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          size="large"
          disabled={sending.isSending || isLocked || wait > 0 || unknown.length > 0}
          onClick={() => sending.send(event)}
        >
          {sending.isSending ? t.submitting : wait > 0 ? f.waitShort(wait) : t.submit(event.attendees.length)}
        </Button>
        <Button variant="outlined" color="inherit" size="large" onClick={onBack} disabled={sending.isSending}>
          {f.backToForm}
        </Button>
      </Box>
    </Box>
  );
}
