import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { ApiError } from '../../../api/ApiError.ts';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert.tsx';
import { ErrorDetails } from '../../../components/feedback/ErrorDetails.tsx';
import { getRequestInfo } from '../../../components/feedback/errorMessages.ts';
import { FocusableButton } from '../../../components/form/FocusableButton.tsx';
import { useCommonMessages } from '../../../i18n/common.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import { eventsPath, kolPath } from '../../../paths.ts';
import { useHasDeskApi } from '../../../queries/deskApi.ts';
import { checkEventOptions, type FoundEvent } from '../../../queries/events.ts';
import type { PendingSubmission } from '../../../storage/eventDrafts.ts';
import { useWaitLabel } from './useSendEvent.ts';

export interface UnconfirmedEventAlertProps {
  pendingSubmission: PendingSubmission;
  /** What came instead of a clear response; null after a reload. */
  error: ApiError | null;
  /** True while it is sent again. */
  isSending: boolean;
  /** When the service accepts a retry, in milliseconds since 1970; null if it does not say. */
  waitUntil: number | null;
  onSendAgain: () => void;
  /** The planner wants to change the event before a retry. */
  onChange: () => void;
  /** The found event is another one. */
  onOther: () => void;
  onFound: (match: FoundEvent) => void;
}

/** Says that the event may exist, looks for it among the events or on an attendee's profile, and only then allows a retry. */
export function UnconfirmedEventAlert(props: UnconfirmedEventAlertProps) {
  const { pendingSubmission, error, isSending, waitUntil, onSendAgain, onChange, onOther, onFound } = props;
  const { unconfirmed: t, submitting } = useEventMessages();
  const common = useCommonMessages();
  const { event, verificationKolId: kolId } = pendingSubmission;
  const isListed = useHasDeskApi();
  const canCheck = isListed || kolId !== null;
  const check = useCheck(pendingSubmission, isListed);
  const { match, isDone } = check;
  const waiting = useWaitLabel(waitUntil);
  const title = match === null ? t.title : t.foundTitle;
  return (
    <Alert severity={match === null ? 'warning' : 'success'} variant="outlined" role="group" aria-label={title}>
      <div role="alert">
        <AlertTitle>{title}</AlertTitle>
        {match === null && (
          <>
            <Box component="p" sx={{ margin: 0 }}>
              {t.text(event.name)}
            </Box>
            <Box component="p" sx={{ margin: '0.5em 0 0' }}>
              {isListed ? t.verificationInList : kolId === null ? t.noVerification : t.verification(kolId)}
            </Box>
          </>
        )}
      </div>
      {/* The result of the check gets focus, because the pressed button may be gone. */}
      <Box ref={check.outcome} tabIndex={-1} sx={{ outline: 'none', '&:not(:empty)': { marginTop: 1.5 } }}>
        {check.error !== null && (
          <>
            <Box component="p" sx={{ margin: '0 0 0.5em' }}>
              {t.checkFailed}
            </Box>
            <ErrorAlert error={check.error} />
          </>
        )}
        {check.text !== null && <Box sx={{ fontWeight: 600 }}>{check.text}</Box>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
        {canCheck && match === null && (
          <FocusableButton variant="contained" onClick={check.start} disabled={check.isRunning || isSending}>
            {check.isRunning ? t.checking : t.check}
          </FocusableButton>
        )}
        {match !== null && (
          <>
            <Button variant="contained" onClick={() => onFound(match)}>
              {t.done}
            </Button>
            <Button color="inherit" onClick={onOther}>
              {t.another}
            </Button>
          </>
        )}
        {(!canCheck || isDone) && match === null && (
          <FocusableButton
            variant="outlined"
            color="inherit"
            onClick={onSendAgain}
            disabled={isSending || waiting !== null}
          >
            {isSending ? submitting : (waiting ?? t.sendAgain)}
          </FocusableButton>
        )}
        {/* A check that always fails must not block the planner. */}
        {(!canCheck || isDone || check.error !== null) && match === null && (
          <FocusableButton color="inherit" onClick={onChange} disabled={isSending}>
            {t.change}
          </FocusableButton>
        )}
        {canCheck && isDone && (
          <Button
            component={Link}
            color="inherit"
            to={isListed || kolId === null ? eventsPath({ search: event.name }) : kolPath(kolId, 'events')}
            target="_blank"
            rel="noopener"
          >
            {isListed ? t.openEvents : t.openProfile}
          </Button>
        )}
      </Box>
      {error !== null && !isDone && (
        <Box sx={{ marginTop: 1.5, fontSize: 'body3.fontSize', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t.how(error.kind, error.status)}
          <ErrorDetails
            title={t.title}
            requestInfo={getRequestInfo(error, common.errors)}
            at={error.at}
            serviceMessage={error.detail}
          />
        </Box>
      )}
    </Alert>
  );
}

/** Looks once per press of the button, and shows the result with its time. */
function useCheck({ event, verificationKolId: kolId, before }: PendingSubmission, isListed: boolean) {
  const { unconfirmed: t } = useEventMessages();
  const format = useFormat();
  const check = useMutation(checkEventOptions);
  const outcome = useRef<HTMLDivElement>(null);
  const { data: found } = check;
  // An event that existed before the request is not the one that was sent.
  const match = found?.find(({ id }) => !before.includes(id ?? '')) ?? null;
  const resultText = () => {
    if (found === null) return t.unknown;
    const time = format.dateTime(new Date(check.submittedAt).toISOString());
    if (isListed || kolId === null)
      return match === null ? t.notFoundInList(event.name, time) : t.foundInList(event.name);
    return match === null ? t.notFound(event.name, kolId, time) : t.found(event.name, kolId);
  };
  return {
    outcome,
    match,
    /** True if the service answered, with any result. */
    isDone: check.isSuccess,
    text: check.isSuccess ? resultText() : null,
    error: check.error,
    isRunning: check.isPending,
    start: () => {
      if (check.isPending) return;
      check.mutate(
        { kolId, criteria: event },
        { onSettled: () => requestAnimationFrame(() => outcome.current?.focus()) },
      );
    },
  };
}
