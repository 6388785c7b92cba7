import { useEffect, useRef } from 'react';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import { Section } from '../../components/layout/Section.tsx';
import type { EventCreate } from '../../contract/event.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Value } from '../../ui/Value.tsx';
import { useEventWords } from '../../words/event.ts';
import { useEventSendingWords } from '../../words/eventSending.ts';
import { useFormat } from '../../words/format.ts';
import { EventTimes } from './EventTimes.tsx';
import { placeWords } from './placeWords.ts';
import { ReviewedAttendees, useReviewedAttendees } from './ReviewedAttendees.tsx';
import styles from './ReviewStep.module.css';
import { TimeWarnings } from './TimeWarnings.tsx';
import { REVIEW_ID } from './useFormFocus.ts';
import type { SendEventState } from './useSendEvent.ts';
import { useWaitLabel } from './useWaitLabel.ts';
import { isZoneElsewhere } from './zones.ts';

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
  const t = useEventWords();
  const f = useEventSendingWords();
  const format = useFormat();
  const waiting = useWaitLabel(sending.waitUntil);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const attendees = useReviewedAttendees(event, zone);
  const { start_date: start, end_date: end, location } = event;
  const isOpen = isUncertain && !sending.isSending;
  const isVirtual = location?.type === 'virtual';
  const country = location?.country ?? '';
  const label = sending.isSending ? t.submitting : (waiting ?? t.submit(attendees.invited));
  return (
    <div className={styles.review} aria-busy={sending.isSending}>
      <div>
        <h2 id={REVIEW_ID} ref={top} tabIndex={-1} className={styles.title}>
          {f.reviewTitle}
        </h2>
        <div className={styles.intro}>{isOpen ? f.reviewSent : f.reviewIntro}</div>
      </div>
      <Section title={event.name}>
        <Facts
          facts={[
            { label: t.event_type, value: t.eventTypes[event.event_type] },
            { label: t.visibility, value: t.visibilities[event.visibility] },
            { label: t.location, value: <Value>{placeWords(location, t, format)}</Value> },
            {
              label: t.description,
              value: (
                <span className={styles.description}>
                  <Value>{event.description}</Value>
                </span>
              ),
            },
          ]}
        />
        <div className={styles.times}>
          <EventTimes start={start} end={end} zone={zone} isVirtual={isVirtual} />
        </div>
        <TimeWarnings
          start={start}
          end={end}
          zone={zone}
          isVirtual={isVirtual}
          elsewhere={isZoneElsewhere(zone, country) ? country : undefined}
          className={styles.warnings}
        />
      </Section>
      <ReviewedAttendees attendees={attendees} isLocked={isUncertain} onCorrect={onCorrect} />
      {isOpen && <div className={styles.settle}>{f.lost.settleFirst}</div>}
      <div className={styles.actions}>
        <FocusableButton
          variant="contained"
          size="large"
          disabled={isUncertain || waiting !== null || attendees.unknown.length > 0}
          onClick={() => sending.send(event)}
        >
          {label}
        </FocusableButton>
        <FocusableButton variant="outlined" color="inherit" size="large" onClick={onBack} disabled={isUncertain}>
          {f.backToForm}
        </FocusableButton>
      </div>
    </div>
  );
}
