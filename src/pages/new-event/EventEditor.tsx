import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Event, EventCreate } from '../../contract/event.ts';
import type { Read } from '../../contract/tolerant.ts';
import { isUnknownKol } from '../../queries/kols.ts';
import { useEventWords } from '../../words/event.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { AttendeeFields } from './AttendeeFields.tsx';
import { addAttendees } from './addAttendees.ts';
import { BasicFields } from './BasicFields.tsx';
import { EventFault } from './EventFault.tsx';
import type { EventForm } from './eventForm.ts';
import { eventResolver } from './eventResolver.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { listFaults } from './formFaults.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { RestoreDraft } from './RestoreDraft.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useEventDraft } from './useEventDraft.ts';
import { useSendEvent } from './useSendEvent.ts';
import { WhereFields } from './WhereFields.tsx';

interface EventEditorProps {
  prefilled: EventForm;
  /** @param zone the venue's, which the answer does not carry */
  onCreated: (event: Read<Event>, sent: EventCreate, zone: string) => void;
  /** The planner has found that the event exists, and is done with this form. */
  onGivenUp: () => void;
}

/** The form and, after it, the review of what will be sent. Nothing is sent that the contract's schema refuses. */
export function EventEditor({ prefilled, onCreated, onGivenUp }: EventEditorProps) {
  const event = useEventWords();
  const t = useNewEventWords();
  const client = useQueryClient();
  const isUnknown = useCallback((id: string) => isUnknownKol(client, id), [client]);
  const resolver = useMemo(() => eventResolver({ event, form: t }, isUnknown), [event, t, isUnknown]);
  const form = useForm<EventForm, unknown, EventCreate>({
    defaultValues: prefilled,
    resolver,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [reviewed, setReviewed] = useState<EventCreate | null>(null);
  const focus = useFocusRequest();
  const draft = useEventDraft(form, prefilled);
  const { offered } = draft;
  const sending = useSendEvent(draft, {
    onCreated: (created, sent) => onCreated(created, sent, form.getValues('zone')),
    onRefused: ({ fields, attendees }) => {
      for (const [field, message] of fields) form.setError(field, { type: 'service', message });
      if (fields.size > 0 || attendees.size > 0) setReviewed(null);
      focus.request();
    },
  });
  const attendees = useWatch({ control: form.control, name: 'attendees' });
  const faults = listFaults(form.formState.errors, attendees, { event, form: t }, sending.faults.attendees, isUnknown);

  const review = form.handleSubmit(
    (request) => {
      setReviewed(request);
      window.scrollTo({ top: 0 });
    },
    () => focus.request(),
  );
  const fault = (
    <EventFault
      sending={sending}
      draft={draft}
      onGivenUp={() => {
        draft.finish();
        onGivenUp();
      }}
    />
  );

  return (
    <Box sx={{ maxWidth: 820 }}>
      <LeaveGuard
        isNeeded={draft.isChanged}
        onDiscard={draft.finish}
        onBack={reviewed === null ? undefined : () => setReviewed(null)}
      />
      {reviewed !== null ? (
        <ReviewStep
          event={reviewed}
          zone={form.getValues('zone')}
          sending={sending}
          isLocked={draft.unanswered !== null}
          onBack={() => setReviewed(null)}
          onCorrect={() => {
            setReviewed(null);
            void form.trigger('attendees').then(focus.request);
          }}
          fault={fault}
        />
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(submit) => {
            sending.clear();
            addAttendees(form);
            void review(submit);
          }}
        >
          {offered !== undefined && (
            <RestoreDraft
              draft={offered}
              onRestore={() => draft.restore(offered)}
              onDiscard={() => draft.discard(offered)}
            />
          )}
          <Box
            ref={focus.summary}
            tabIndex={-1}
            sx={{ outline: 'none', display: 'grid', gap: 2, '&:not(:empty)': { mb: 2 } }}
          >
            {fault}
            <FaultSummary faults={faults} />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <BasicFields form={form} />
            <WhereFields form={form} />
            <TimeFields form={form} />
            <AttendeeFields form={form} refused={sending.faults.attendees} />
            <Button type="submit" variant="contained" size="large" sx={{ justifySelf: 'start' }}>
              {t.review}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** Puts the keyboard on the first fault, or on what is said above the form, once it is on screen. */
function useFocusRequest() {
  const summary = useRef<HTMLDivElement>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests === 0) return;
    // The faults themselves come on screen just after they are known.
    const frame = requestAnimationFrame(() => {
      const first = summary.current?.querySelector<HTMLAnchorElement>('a[data-fault]');
      if (first) first.click();
      else summary.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [requests]);
  return { summary, request: () => setRequests((count) => count + 1) };
}
