import { useQueryClient } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { Fragment, lazy, Suspense, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { useHasRole } from '../../auth/role.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { focusOnMount } from '../../components/feedback/focus.ts';
import { useAsyncAction } from '../../components/feedback/useAsyncAction.tsx';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import { createdEventPath, eventsPath } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { eventOptions, getCachedEvent } from '../../queries/events.ts';
import {
  addCreatedEvent,
  type CreatedEventRecord,
  findCreatedEvent,
  useCreatedEvents,
} from '../../storage/createdEvents.ts';
import { listDrafts, type PendingSubmission } from '../../storage/eventDrafts.ts';
import { formatAddress } from '../shared/formatLocation.ts';
import { useCreatedEventPath } from '../shared/useCreatedEventPath.ts';
import styles from './EventForm.module.css';
import { EventForm } from './EventForm.tsx';
import { duplicateEvent, duplicateForm, isBlankForm, prefilledForm } from './eventFormValues.ts';

// Loaded after the event was created. If a new release has replaced the chunk, the page reloads and loses nothing, because the
// address names the event and this browser stores it.
const CreatedEvent = lazy(async () => ({ default: (await import('./created/CreatedEvent.tsx')).CreatedEvent }));

interface ShownForm {
  address: string;
  round: number;
  /** The request of the previous form, which was found to exist. */
  found: PendingSubmission | null;
  /** The address with the draft of this form; empty before the first change. */
  draftAddress: string;
}

/** Creates an event, and shows the events that were created in this browser. Readers may not. */
export function NewEventPage() {
  const t = useEventMessages();
  const hasDeskApi = useHasDeskApi();
  const mayCreateEvents = useHasRole('planner');
  const createdId = useSearchParams()[0].get('created');
  // Another browser created the event. The desk interface shows it to every role.
  if (hasDeskApi && createdId !== null && findCreatedEvent(createdId) === undefined)
    return <Navigate to={eventsPath({ selected: createdId })} replace />;
  return mayCreateEvents ? (
    <PlanEvent />
  ) : (
    <Page title={t.newTitle}>
      <EmptyState icon={CalendarX} title={t.plannersOnlyTitle}>
        {t.plannersOnly}
      </EmptyState>
    </Page>
  );
}

function PlanEvent() {
  const t = useEventMessages();
  const [address, setAddress] = useSearchParams();
  // Another URL means another form or event. The same URL means a new form after the old one is done.
  const [shown, setShown] = useState<ShownForm>({
    address: address.toString(),
    round: 0,
    found: null,
    draftAddress: '',
  });
  const begin = (found: PendingSubmission | null) =>
    setShown({ address: address.toString(), round: shown.round + 1, found, draftAddress: '' });
  if (shown.address !== address.toString()) {
    // The form stays when its draft is added to the URL.
    if (shown.draftAddress === address.toString()) setShown({ ...shown, address: shown.draftAddress });
    else begin(null);
  }
  // An address with values opens a new form, so a reload needs the draft. An address without values restores it already.
  const addDraft = (draftId: string) => {
    if (shown.address === '' || address.get('draft') === draftId) return;
    const next = new URLSearchParams(address);
    next.set('draft', draftId);
    setShown({ ...shown, draftAddress: next.toString() });
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const createdId = address.get('created');
  if (createdId === null)
    return (
      <Page title={t.newTitle} intro={t.intro}>
        <Fragment key={shown.round}>
          {shown.found !== null ? <FoundWithoutId sent={shown.found} /> : <MissingNotice onFound={() => begin(null)} />}
          <NewEvent
            isOpenedHere={shown.round > 0 && shown.found === null}
            onDraftSaved={addDraft}
            onFoundWithoutId={begin}
          />
        </Fragment>
        <RecentEvents />
      </Page>
    );
  return (
    <Page title={findCreatedEvent(createdId) === undefined ? t.createdUnknownTitle : t.createdTitle}>
      <Suspense>
        <CreatedEvent key={createdId} id={createdId} />
      </Suspense>
      <RecentEvents except={createdId} />
    </Page>
  );
}

interface NewEventProps {
  isOpenedHere: boolean;
  onDraftSaved: (draftId: string) => void;
  /** The event was found, but without an id to show it. */
  onFoundWithoutId: (sent: PendingSubmission) => void;
}

/** The form for this URL. */
function NewEvent({ isOpenedHere, onDraftSaved, onFoundWithoutId }: NewEventProps) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const client = useQueryClient();
  const [prefilled] = useState(() => {
    const likeId = address.get('like') ?? '';
    const like = findCreatedEvent(likeId);
    if (like !== undefined) return duplicateForm(like.sent, like.zone);
    const event = getCachedEvent(client, likeId);
    return event === undefined ? prefilledForm(address) : duplicateEvent(event);
  });
  const draftId = address.get('draft');
  const show = ({ event }: CreatedEventRecord) => void navigate(createdEventPath(event.id), { replace: true });
  return (
    <EventForm
      prefilled={prefilled}
      draftId={draftId}
      isOpenedHere={isOpenedHere}
      restoresLatest={!isOpenedHere && draftId === null && !address.has('like') && isBlankForm(prefilled)}
      onDraftSaved={onDraftSaved}
      onCreated={show}
      onFound={(sent, record) => {
        if (record === null) return onFoundWithoutId(sent);
        addCreatedEvent(record);
        show(record);
      }}
    />
  );
}

/**
 * Says that the form does not contain what its address names. It is there from the start, so that nothing moves.
 * @param onFound called when the service has sent the event after all
 */
function MissingNotice({ onFound }: { onFound: () => void }) {
  const t = useEventMessages();
  const { retry } = useCommonMessages();
  const [address] = useSearchParams();
  const client = useQueryClient();
  const [missing] = useState((): 'draftMissing' | 'likeMissing' | 'likeAttendeesMissing' | null => {
    const [draft, like] = [address.get('draft'), address.get('like')];
    if (draft !== null) return listDrafts().some(({ id }) => id === draft) ? null : 'draftMissing';
    if (like === null || findCreatedEvent(like)) return null;
    const event = getCachedEvent(client, like);
    if (event === undefined) return 'likeMissing';
    return event.attendees && !isUnreadable(event, 'attendees') ? null : 'likeAttendeesMissing';
  });
  const like = address.get('like') ?? '';
  const [run, errorDialog, isRunning] = useAsyncAction();
  const [hasFailed] = useState(() => {
    const error = client.getQueryState(eventOptions(like).queryKey)?.error;
    return missing === 'likeMissing' && error != null && !error.isNotFound;
  });
  const loadAgain = async ({ signal }: { signal: AbortSignal }) => {
    await client.fetchQuery({ ...eventOptions(like), retry: false });
    // The event would replace what the user has typed meanwhile, which is a draft now.
    if (!signal.aborted && !new URLSearchParams(window.location.search).has('draft')) onFound();
  };
  return (
    missing && (
      <Alert
        severity="warning"
        role="status"
        action={
          hasFailed &&
          !address.has('draft') && (
            <FocusableButton color="inherit" size="small" disabled={isRunning} onClick={() => void run(loadAgain)}>
              {retry}
            </FocusableButton>
          )
        }
        sx={{ maxWidth: 'var(--mui-narrowTextWidth)', marginBottom: 2 }}
      >
        {t[missing]}
        {errorDialog}
      </Alert>
    )
  );
}

/** Says that the event exists, because nothing else about it can be shown. */
function FoundWithoutId({ sent: { event, verificationKolId: kolId } }: { sent: PendingSubmission }) {
  const t = useEventMessages();
  return (
    <Alert
      ref={focusOnMount}
      tabIndex={-1}
      severity="info"
      variant="outlined"
      role="status"
      sx={{ outline: 'none', maxWidth: 'var(--mui-narrowTextWidth)', marginBottom: 2 }}
    >
      {t.foundWithoutId(event.name, kolId ?? '')}
    </Alert>
  );
}

/** The events that were created in this browser, because the interface cannot list them. */
function RecentEvents({ except }: { except?: string }) {
  const t = useEventMessages();
  const format = useFormat();
  const pathOf = useCreatedEventPath();
  const others = useCreatedEvents().filter(({ event }) => event.id !== except);
  if (others.length === 0) return null;
  return (
    <div className={styles.recent}>
      <Section title={t.createdHere}>
        <div className={styles.note}>{t.createdHereNote}</div>
        <ul>
          {others.map(({ event, sent, zone }) => (
            <li key={event.id}>
              <Link to={pathOf(event.id)}>{event.name || sent.name}</Link>
              <div>
                {format.joinList(
                  [
                    t.createdHereLine(
                      format.dateTimeIn(event.start_date ?? sent.start_date, zone),
                      sent.attendees.length,
                    ),
                    formatAddress(event.location ?? sent.location, format),
                  ].filter(Boolean),
                )}
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
