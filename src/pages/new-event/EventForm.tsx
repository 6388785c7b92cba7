import { useQueryClient } from '@tanstack/react-query';
import { type FormEventHandler, memo, useEffect, useEffectEvent, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import { showSnackbar } from '../../components/feedback/Snackbar.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import type { EventCreate } from '../../contract/event.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import { getCachedKol, isKolNotFound } from '../../queries/kols.ts';
import type { CreatedEventRecord } from '../../storage/createdEvents.ts';
import {
  type EventDraft,
  type EventFormValues,
  findDraft,
  listDrafts,
  type PendingSubmission,
  saveDraft,
} from '../../storage/eventDrafts.ts';
import { addTypedAttendees } from './attendees/AddAttendees.tsx';
import { AttendeeFields } from './attendees/AttendeeFields.tsx';
import { type Attendees, useAttendees } from './attendees/useAttendees.ts';
import { BasicsSection } from './BasicsSection.tsx';
import { LostDraft, OtherDraft, RestoredDraft } from './DraftNotice.tsx';
import styles from './EventForm.module.css';
import { EventSummary } from './EventSummary.tsx';
import { type EventField, toFoundRecord } from './eventFormValues.ts';
import { eventResolver } from './eventResolver.ts';
import type { EventSectionProps } from './fieldProps.ts';
import { LocationSection } from './LocationSection.tsx';
import { ScheduleSection } from './schedule/ScheduleSection.tsx';
import { ErrorSummary } from './sending/ErrorSummary.tsx';
import { EventError } from './sending/EventError.tsx';
import { hasMappedErrors, listErrors } from './sending/mapServerErrors.ts';
import { ReviewStep } from './sending/ReviewStep.tsx';
import { useSendEvent } from './sending/useSendEvent.ts';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt.tsx';
import { useEventDraft } from './useEventDraft.ts';
import { useFormFocus } from './useFormFocus.ts';

interface EventFormProps {
  prefilled: EventFormValues;
  /** The draft that the user selected. */
  draftId: string | null;
  /** True if something on this screen opened the form; then the first field gets focus. */
  isOpenedHere: boolean;
  /** True to restore the latest draft, because the address asks for nothing else. */
  restoresLatest: boolean;
  /** Called after the first change of the form, when its draft has an id. */
  onDraftSaved: (draftId: string) => void;
  onCreated: (record: CreatedEventRecord) => void;
  /** The planner has found the event and no longer needs this form; the record is null if its id is unknown. */
  onFound: (sent: PendingSubmission, record: CreatedEventRecord | null) => void;
}

/** The form and then the review of the request. Only requests that match the contract's schema are sent. */
export function EventForm(props: EventFormProps) {
  const t = useEventMessages();
  const client = useQueryClient();
  const form = useForm<EventFormValues, unknown, EventCreate>({
    defaultValues: props.prefilled,
    resolver: eventResolver(t, (id) => isKolNotFound(client, id)),
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  return <EventSteps {...props} form={form} />;
}

/** Memoized, because `useForm` renders its component a second time before the first paint. */
const EventSteps = memo((props: EventFormProps & EventSectionProps) => {
  const { form, prefilled, draftId, isOpenedHere, restoresLatest, onDraftSaved, onCreated, onFound } = props;
  const t = useEventMessages();
  const common = useCommonMessages();
  const client = useQueryClient();
  const isUnknown = (id: string) => isKolNotFound(client, id);
  // The sections read the same state from `form`.
  const { errors: formErrors, isSubmitted: _isSubmitted } = useFormState({ control: form.control });
  const [reviewed, setReviewed] = useState<EventCreate | null>(null);
  const focus = useFormFocus(isOpenedHere);
  const draft = useEventDraft(form, prefilled);
  const reportSaved = useEffectEvent(onDraftSaved);
  useEffect(() => {
    if (draft.savedId !== null) reportSaved(draft.savedId);
  }, [draft.savedId]);
  const sending = useSendEvent(form, draft, {
    onCreated,
    onRejected: (mapped) => {
      for (const [field, message] of mapped.fields) form.setError(field, { type: 'service', message });
      if (hasMappedErrors(mapped)) setReviewed(null);
      focus.goTo('messages');
    },
  });
  const attendees = useWatch({ control: form.control, name: 'attendees' });
  const errors = listErrors(formErrors, attendees, t, sending.serverErrors, isUnknown);
  const translateErrors = useEffectEvent(() => {
    const fields = Object.entries(formErrors).flatMap(([field, { type }]) => (type === 'service' ? [] : field));
    if (fields.length > 0) void form.trigger(fields as EventField[]);
  });
  // The errors are translated when the language changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is the reason
  useEffect(() => translateErrors(), [t]);

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
  const leaveChangedReview = useEffectEvent(() => {
    if (reviewed !== null && !isUncertain) backToForm();
  });
  // An undone removal changes the attendees also during the review.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attendees are the reason
  useEffect(() => leaveChangedReview(), [attendees]);
  const restore = (restored: EventDraft) => {
    draft.restore(restored);
    setReviewed(restored.pendingSubmission?.event ?? null);
    focus.goTo(restored.pendingSubmission === null ? 'start' : 'messages');
  };
  /** A draft that is not in this form. */
  const [otherDraft, setOtherDraft] = useState<EventDraft | undefined>();
  const locksElsewhere = useLoaderData<string[]>();
  const offerDraft = useEffectEvent(() => {
    const isOpenElsewhere = ({ id }: EventDraft) => locksElsewhere.some((name) => name.includes(id));
    const requested = findDraft(draftId);
    const found = requested ?? listDrafts().find((each) => !isOpenElsewhere(each));
    if (found === undefined) return;
    // A draft whose event may already exist opens even if the address requests another form.
    const isExpected = found === requested || restoresLatest || found.pendingSubmission !== null;
    if (!isExpected || isOpenElsewhere(found)) setOtherDraft(found);
    else restore(found);
  });
  useEffect(offerDraft, []);
  const startOver = () => {
    const discarded = draft.startOver();
    sending.clear();
    setReviewed(null);
    setOtherDraft(listDrafts()[0]);
    focus.goTo('start');
    if (discarded === undefined) return;
    const undo = () => {
      saveDraft(discarded);
      restore(discarded);
    };
    showSnackbar({ text: t.draftDiscarded, action: { label: common.undo, onClick: undo } });
  };
  const closeQuestion = () => {
    draft.storePendingSubmission(null);
    draft.showPendingSubmission(null);
    sending.clear();
  };

  return (
    <>
      <UnsavedChangesPrompt
        isNeeded={draft.isChanged}
        isUncertain={isUncertain}
        onDiscard={draft.finish}
        onKeep={draft.save}
        onBack={reviewed === null || isUncertain ? undefined : backToForm}
      />
      {draft.restored !== null && (reviewed === null || draft.pending !== null) && (
        <RestoredDraft
          draft={draft.restored}
          isUnconfirmed={draft.pending !== null}
          isSending={sending.isSending}
          onStartOver={startOver}
        />
      )}
      {draft.isLost && <LostDraft />}
      {otherDraft !== undefined && draft.restored === null && reviewed === null && (
        <OtherDraft draft={otherDraft} onOpen={otherDraft.id === draftId ? restore : undefined} />
      )}
      <div ref={focus.messages} tabIndex={-1} className={styles.messages}>
        <VisuallyHidden role="status">{sending.isSending && t.submitting}</VisuallyHidden>
        <div>
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
        </div>
      </div>
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
        <EventFields
          form={form}
          serverErrors={sending.serverErrors.attendees}
          isSending={sending.isSending}
          onToCorrect={draft.setToCorrect}
          onSubmit={(submit) => {
            sending.clear();
            addTypedAttendees(form);
            void review(submit);
          }}
        />
      )}
    </>
  );
});

interface EventFieldsProps extends EventSectionProps {
  serverErrors: ReadonlyMap<string, string>;
  isSending: boolean;
  onToCorrect: (toCorrect: number) => void;
  onSubmit: FormEventHandler;
}

/** The fields, and the summary next to them where there is room. */
function EventFields({ form, serverErrors, isSending, onToCorrect, onSubmit }: EventFieldsProps) {
  const attendees = useAttendees(form, serverErrors);
  const { toCorrect } = attendees;
  useEffect(() => onToCorrect(toCorrect), [onToCorrect, toCorrect]);
  return (
    <>
      <InvitedStrip attendees={attendees} />
      <form noValidate onSubmit={onSubmit} className={styles.form}>
        <div className={styles.column}>
          <BasicsSection form={form} />
          <LocationSection form={form} />
          <ScheduleSection form={form} />
          <AttendeeFields form={form} attendees={attendees} />
        </div>
        <div className={styles.summary}>
          <EventSummary form={form} attendees={attendees} isSending={isSending} />
        </div>
      </form>
    </>
  );
}

/** How many names the line about the invited KOLs has at most. The last one makes room for the number of the others. */
const MAX_NAMES = 4;

/** Names the invited KOLs under the title, because their list is at the end of the form. */
function InvitedStrip({ attendees: { attendees, byId, invitable, toCorrect } }: { attendees: Attendees }) {
  const t = useEventMessages();
  const format = useFormat();
  const client = useQueryClient();
  if (attendees.length === 0) return null;
  const names = invitable.slice(0, invitable.length > MAX_NAMES ? MAX_NAMES - 1 : MAX_NAMES).map((id) => {
    const entry = byId.get(id);
    // The cache may have the name from the list or the profile that opened the form.
    const kol = entry?.status === 'loaded' ? entry.kol : getCachedKol(client, id);
    return kol?.full_name || id;
  });
  const more = invitable.length - names.length;
  return (
    <p className={styles.invited}>
      {t.inviting(format.list(more > 0 ? [...names, t.moreKols(more)] : names), invitable.length, toCorrect)}
    </p>
  );
}
