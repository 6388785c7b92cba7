import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { readKey } from '../../auth/session.ts';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import type { EventCreate } from '../../contract/event.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { isKolNotFound } from '../../queries/kols.ts';
import type { CreatedEventRecord } from '../../storage/createdEvents.ts';
import type { EventDraft, EventFormValues, PendingSubmission } from '../../storage/eventDrafts.ts';
import { addTypedAttendees } from './AddAttendees.tsx';
import { AttendeeFields } from './AttendeeFields.tsx';
import { BasicsSection } from './BasicsSection.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { EventError } from './EventError.tsx';
import { toFoundRecord } from './eventFormValues.ts';
import { eventResolver } from './eventResolver.ts';
import { hasMappedErrors, listErrors } from './formErrors.ts';
import { LocationSection } from './LocationSection.tsx';
import { RestoreDraft } from './RestoreDraft.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt.tsx';
import { isOfOtherKey, useEventDraft } from './useEventDraft.ts';
import { useFormFocus } from './useFormFocus.ts';
import { useSendEvent } from './useSendEvent.ts';

interface EventFormProps {
  prefilled: EventFormValues;
  /** The draft that the user selected. It opens without an offer. */
  draftId: string | null;
  /** True if something on this screen opened the form; then the first field gets focus. */
  isOpenedHere: boolean;
  onCreated: (record: CreatedEventRecord) => void;
  /** The planner has found the event and no longer needs this form; the record is null if its id is unknown. */
  onFound: (sent: PendingSubmission, record: CreatedEventRecord | null) => void;
}

/** The form and then the review of the request. Only requests that match the contract's schema are sent. */
export function EventForm({ prefilled, draftId, isOpenedHere, onCreated, onFound }: EventFormProps) {
  const t = useEventMessages();
  const client = useQueryClient();
  const isUnknown = (id: string) => isKolNotFound(client, id);
  const resolver = eventResolver(t, isUnknown);
  const form = useForm<EventFormValues, unknown, EventCreate>({
    defaultValues: prefilled,
    resolver,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [reviewed, setReviewed] = useState<EventCreate | null>(null);
  const focus = useFormFocus(isOpenedHere);
  const draft = useEventDraft(form, prefilled, draftId);
  const { offered } = draft;
  const sending = useSendEvent(draft, {
    onCreated: (created, sent) => onCreated({ event: created, sent, zone: form.getValues('zone') }),
    onRejected: (mapped) => {
      for (const [field, message] of mapped.fields) form.setError(field, { type: 'service', message });
      if (hasMappedErrors(mapped)) setReviewed(null);
      focus.goTo('messages');
    },
  });
  const attendees = useWatch({ control: form.control, name: 'attendees' });
  const errors = listErrors(form.formState.errors, attendees, t, sending.serverErrors, isUnknown);

  const review = form.handleSubmit(
    (request) => {
      setReviewed(request);
      window.scrollTo({ top: 0 });
    },
    () => focus.goTo('messages'),
  );
  const backToForm = () => {
    setReviewed(null);
    focus.goTo('start');
  };
  // A request in flight, or one that may have arrived, cannot be changed, so the review keeps showing it.
  const isUncertain = sending.isSending || draft.pending !== null;
  const restore = (restored: EventDraft) => {
    draft.restore(restored);
    setReviewed(restored.pendingSubmission?.event ?? null);
    focus.goTo(restored.pendingSubmission === null ? 'start' : 'messages');
  };
  const restoreRequested = useEffectEvent(restore);
  // A draft of another key is still offered, because the offer explains the possible problem.
  const requested = offered?.id === draftId && !isOfOtherKey(offered, readKey()) ? offered : undefined;
  useEffect(() => {
    if (requested !== undefined) restoreRequested(requested);
  }, [requested]);
  const closeQuestion = () => {
    draft.setPendingSubmission(null, false);
    sending.clear();
  };

  return (
    <Box sx={{ maxWidth: 820 }}>
      <UnsavedChangesPrompt
        isNeeded={draft.isChanged}
        isUncertain={isUncertain}
        onDiscard={draft.finish}
        onBack={reviewed === null || isUncertain ? undefined : backToForm}
      />
      {offered !== undefined && offered !== requested && reviewed === null && (
        <RestoreDraft
          key={offered.id}
          draft={offered}
          onRestore={() => restore(offered)}
          onDiscard={() => {
            draft.discard(offered);
            focus.goTo('start');
          }}
        />
      )}
      <Box ref={focus.messages} tabIndex={-1} sx={{ outline: 'none' }}>
        <VisuallyHidden role="status">{sending.isSending && t.submitting}</VisuallyHidden>
        <Box sx={{ display: 'grid', gap: 2, '&:not(:empty)': { marginBottom: 2 } }}>
          {(draft.pending !== null || sending.error !== null) && (
            <EventError
              sending={sending}
              pendingSubmission={draft.pending}
              reviewed={reviewed}
              onChange={() => {
                closeQuestion();
                backToForm();
              }}
              onOther={() => {
                closeQuestion();
                focus.goTo('start');
              }}
              onFound={(pending, match) => {
                draft.finish();
                onFound(pending, toFoundRecord(pending, match, form.getValues('zone')));
              }}
            />
          )}
          {reviewed === null && (
            <ErrorSummary errors={errors} response={hasMappedErrors(sending.serverErrors) ? sending.error : null} />
          )}
        </Box>
      </Box>
      {reviewed !== null ? (
        <ReviewStep
          event={reviewed}
          zone={form.getValues('zone')}
          sending={sending}
          isUncertain={isUncertain}
          onBack={backToForm}
          onCorrect={() => {
            setReviewed(null);
            void form.trigger('attendees').then(() => focus.goTo('messages'));
          }}
        />
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(submit) => {
            sending.clear();
            addTypedAttendees(form);
            void review(submit);
          }}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'minmax(0, 1fr)',
            '& [id^="event-"]': { scrollMarginBlock: '4rem' },
          }}
        >
          <BasicsSection form={form} />
          <LocationSection form={form} />
          <ScheduleSection form={form} />
          <AttendeeFields form={form} serverErrors={sending.serverErrors.attendees} />
          <FocusableButton
            type="submit"
            variant="contained"
            size="large"
            disabled={sending.isSending}
            sx={{ justifySelf: 'start' }}
          >
            {t.review}
          </FocusableButton>
        </Box>
      )}
    </Box>
  );
}
