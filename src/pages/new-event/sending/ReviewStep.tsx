import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEffect, useId, useRef } from 'react';
import { FocusableButton } from '../../../components/form/FocusableButton.tsx';
import { DescriptionList } from '../../../components/layout/DescriptionList.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { Value } from '../../../components/layout/Value.tsx';
import type { EventCreate } from '../../../contract/event.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import { formatLocation } from '../../shared/formatLocation.ts';
import { isZoneElsewhere } from '../../shared/zones.ts';
import { ReviewedAttendees, useReviewedAttendees } from '../attendees/InvitedKols.tsx';
import styles from '../EventForm.module.css';
import { EventTimes, TimeWarnings } from '../schedule/EventTimes.tsx';
import { REVIEW_ID } from '../useFormFocus.ts';
import { type SendEventState, useWaitLabel } from './useSendEvent.ts';

interface ReviewStepProps {
  /** The exact request. */
  event: EventCreate;
  zone: string;
  sending: SendEventState;
  /** True while it is sent, and while the result is unknown: then it can be neither changed nor sent here. */
  isUncertain: boolean;
  onBack: () => void;
  /** Returns to the attendees that the service does not know. */
  onCorrect: () => void;
}

/** The complete event before sending, with the send button. */
export function ReviewStep({ event, zone, sending, isUncertain, onBack, onCorrect }: ReviewStepProps) {
  const t = useEventMessages();
  const format = useFormat();
  const waiting = useWaitLabel(sending.waitUntil);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const attendees = useReviewedAttendees(event, zone);
  const { start_date: start, end_date: end, location } = event;
  const unknown = attendees.unknown.length;
  const reasonId = useId();
  const isOpen = isUncertain && !sending.isSending;
  const isVirtual = location?.type === 'virtual';
  const country = location?.country ?? '';
  const label = sending.isSending ? t.submitting : (waiting ?? t.submit(attendees.invited));
  return (
    <Box className={`${styles.form} ${styles.review}`} sx={{ overflowAnchor: 'none' }} aria-busy={sending.isSending}>
      <div className={styles.column}>
        <div>
          <Box component="h2" id={REVIEW_ID} ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
            {t.reviewTitle}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{isOpen ? t.reviewSent : t.reviewIntro}</Box>
        </div>
        <Section title={event.name}>
          <DescriptionList
            items={[
              { label: t.event_type, value: t.eventTypes[event.event_type] },
              { label: t.visibility, value: t.visibilities[event.visibility] },
              { label: t.location, value: <Value>{formatLocation(location, t, format)}</Value> },
              {
                label: t.description,
                value: (
                  <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
                    <Value>{event.description}</Value>
                  </Box>
                ),
              },
            ]}
          />
          <Box sx={{ marginTop: 2 }}>
            <EventTimes start={start} end={end} zone={zone} isVirtual={isVirtual} />
          </Box>
          <Box sx={{ marginTop: 2, '&:empty': { display: 'none' } }}>
            <TimeWarnings
              start={start}
              end={end}
              zone={zone}
              isVirtual={isVirtual}
              elsewhere={isZoneElsewhere(zone, country) ? country : undefined}
            />
          </Box>
        </Section>
        <ReviewedAttendees attendees={attendees} isLocked={isUncertain} onCorrect={onCorrect} />
      </div>
      <div className={styles.summary}>
        <Paper component="section" aria-labelledby={REVIEW_ID} variant="outlined" className={styles.reviewCard}>
          <Box sx={{ color: 'text.secondary' }}>{isOpen ? t.unconfirmed.settleFirst : t.reviewEffect}</Box>
          <div className={styles.reviewActions}>
            {unknown > 0 && (
              <Box id={reasonId} sx={{ color: 'error.main' }}>
                {t.unknownIds(unknown)}
              </Box>
            )}
            <FocusableButton
              variant="contained"
              size="large"
              disabled={isUncertain || waiting !== null || unknown > 0}
              aria-describedby={unknown > 0 ? reasonId : undefined}
              onClick={() => sending.send(event)}
            >
              {label}
            </FocusableButton>
            <FocusableButton variant="outlined" size="large" onClick={onBack} disabled={isUncertain}>
              {t.backToForm}
            </FocusableButton>
          </div>
        </Paper>
      </div>
    </Box>
  );
}
