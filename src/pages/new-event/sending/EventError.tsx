import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../../../api/ApiError.ts';
import { useSession } from '../../../auth/session.ts';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert.tsx';
import { ErrorDetails } from '../../../components/feedback/ErrorDetails.tsx';
import { getRequestInfo, useErrorMessage } from '../../../components/feedback/errorMessages.ts';
import { LONGEST_COUNTED_S, useCountdown } from '../../../components/feedback/useCountdown.ts';
import type { EventCreate } from '../../../contract/event.ts';
import type { ProblemError } from '../../../contract/problem.ts';
import { useCommonMessages } from '../../../i18n/common.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { PendingSubmission } from '../../../storage/eventDrafts.ts';
import { hasMappedErrors, unmappedText } from './mapServerErrors.ts';
import { UnconfirmedEventAlert, type UnconfirmedEventAlertProps } from './UnconfirmedEventAlert.tsx';
import type { SendEventState } from './useSendEvent.ts';

interface EventErrorProps extends Pick<UnconfirmedEventAlertProps, 'onChange' | 'onOther'> {
  sending: SendEventState;
  /** A request whose response was lost. */
  pendingSubmission: PendingSubmission | null;
  /** The event under review; null while the form is open. */
  reviewed: EventCreate | null;
  onFound: (pendingSubmission: PendingSubmission, match: Parameters<UnconfirmedEventAlertProps['onFound']>[0]) => void;
}

/** The reason why the event was not created, or that the result is unknown. */
export function EventError({ sending, pendingSubmission, reviewed, onFound, ...unconfirmed }: EventErrorProps) {
  const { error, serverErrors, isSending } = sending;
  if (pendingSubmission !== null)
    return (
      <UnconfirmedEventAlert
        // After another lost response the user must check the event again.
        key={sending.attemptsOpen}
        pendingSubmission={pendingSubmission}
        error={error}
        isSending={isSending}
        waitUntil={sending.waitUntil}
        onSendAgain={() => sending.send(pendingSubmission.event)}
        onFound={(match) => onFound(pendingSubmission, match)}
        {...unconfirmed}
      />
    );
  if (error === null || isSending) return null;
  if (error.status === 401) return <RejectedKeyAlert error={error} reviewed={reviewed} onSend={sending.send} />;
  if (error.status === 429) return <RateLimitAlert error={error} until={sending.waitUntil} />;
  // The error summary of the form shows everything.
  if (hasMappedErrors(serverErrors)) return null;
  return (
    <>
      <RejectionAlert error={error} />
      {serverErrors.unmapped.length > 0 && <UnmappedErrors issues={serverErrors.unmapped} />}
    </>
  );
}

/** A rejection. It created nothing, except that a conflict may be with an earlier request for the same event. */
function RejectionAlert({ error }: { error: ApiError }) {
  const { refused, conflict, tooLarge } = useEventMessages();
  const format = useFormat();
  const { help } = useErrorMessage(error, false);
  if (error.status === 409) return <ErrorAlert error={error} {...conflict} />;
  const isTooLarge = error.status === 413;
  return (
    <ErrorAlert
      error={error}
      means={isTooLarge ? tooLarge.means : undefined}
      help={format.sentences([refused, isTooLarge ? tooLarge.help : help])}
    />
  );
}

interface RejectedKeyAlertProps extends Pick<EventErrorProps, 'reviewed'> {
  error: ApiError;
  onSend: (event: EventCreate) => void;
}

/**
 * A dialog asks to sign in again. Afterwards only sending remains, which is not automatic, because the new sign-in may open
 * another organization.
 */
function RejectedKeyAlert({ error, reviewed, onSend }: RejectedKeyAlertProps) {
  const t = useEventMessages();
  const common = useCommonMessages();
  const { isExpired } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  // Wait until the dialog has returned focus.
  useEffect(() => {
    if (!isExpired) button.current?.focus();
  }, [isExpired]);
  return (
    <Alert severity={isExpired ? 'error' : 'info'} variant="outlined" role="alert">
      <AlertTitle>{isExpired ? t.unauthorizedTitle : t.signedInAgainTitle}</AlertTitle>
      {isExpired ? t.unauthorized : t.signedInAgain}
      {isExpired && (
        <ErrorDetails title={t.unauthorizedTitle} requestInfo={getRequestInfo(error, common.errors)} at={error.at} />
      )}
      {!isExpired && reviewed !== null && (
        <Box sx={{ marginTop: 1.5 }}>
          <Button ref={button} variant="contained" onClick={() => onSend(reviewed)}>
            {t.submit(reviewed.attendees.length)}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

/** Counts down to the time when the event can be sent again, if the service names one, and then says so. */
function RateLimitAlert({ error, until }: { error: ApiError; until: number | null }) {
  const t = useEventMessages();
  const format = useFormat();
  const wait = useCountdown(until ?? 0);
  const isOver = until !== null && wait === 0;
  const countdown = wait > LONGEST_COUNTED_S ? t.limitedUntil(format.time(new Date(until ?? 0))) : t.limited(wait);
  // Screen readers announce the end, not each second.
  const help = until === null ? t.limitUnknown : !isOver && <div role="timer">{countdown}</div>;
  return (
    <>
      <ErrorAlert error={error} help={help} />
      <div role="status">
        {isOver && (
          <Alert severity="info" variant="outlined">
            {t.limitOver}
          </Alert>
        )}
      </div>
    </>
  );
}

/** Errors without a field, complete. */
function UnmappedErrors({ issues }: { issues: readonly ProblemError[] }) {
  const t = useEventMessages();
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{t.errorTitle}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {issues.map((error) => (
          <li key={unmappedText(error)}>{unmappedText(error)}</li>
        ))}
      </Box>
    </Alert>
  );
}
