import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { CopyErrorButton } from '../../../components/feedback/ErrorDetails.tsx';
import { getRequestInfo } from '../../../components/feedback/errorMessages.ts';
import { FocusableButton } from '../../../components/form/FocusableButton.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import type { EventCreate } from '../../../contract/event.ts';
import { useCommonMessages } from '../../../i18n/common.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useKolMessages } from '../../../i18n/kol.ts';
import { kolPath } from '../../../paths.ts';
import { isUnknownEntry, type KolBatchEntry, useKolBatch } from '../../../queries/kolBatch.ts';
import { INCLUDE_EVENTS } from '../../../queries/kols.ts';
import { useBusyLimit } from '../../../storage/preferences.ts';
import { AttendeeEvidence } from './AttendeeEvidence.tsx';
import { eventDays, isBusy, isWarned, readEventsAround } from './attendeeWarnings.ts';

interface InvitedKolsProps {
  kols: readonly KolBatchEntry[];
  /** A note about one of them. */
  remark?: (entry: KolBatchEntry) => ReactNode;
}

/** The invited KOLs: their names, or their ids until the names are loaded. Each links to the profile in a new tab. */
export function InvitedKols({ kols, remark }: InvitedKolsProps) {
  return (
    <Box component="ul" sx={listStyle}>
      {kols.map((entry) => (
        <li key={entry.id}>
          <Link to={kolPath(entry.id, 'events')} target="_blank" rel="noopener">
            {(entry.status === 'loaded' && entry.kol.full_name) || entry.id}
          </Link>
          {remark?.(entry)}
        </li>
      ))}
    </Box>
  );
}

/** Returns the attendees, the loading results of their profiles, and those that the service does not know. */
export function useReviewedAttendees({ attendees, start_date, end_date }: EventCreate, zone: string) {
  const { kols, isRunning, done, total } = useKolBatch(attendees, INCLUDE_EVENTS);
  const readAround = readEventsAround(eventDays(start_date, end_date, zone));
  // The service would reject these. Profiles that failed for another reason are left to the service.
  const unknown = kols.filter(isUnknownEntry).map(({ id }) => id);
  return { invited: attendees.length - unknown.length, kols, isRunning, done, total, readAround, unknown };
}

const NO_KOLS: readonly KolBatchEntry[] = [];

interface ReviewedAttendeesProps {
  attendees: ReturnType<typeof useReviewedAttendees>;
  /** True while nothing can be corrected. */
  isLocked: boolean;
  onCorrect: () => void;
}

/** The attendees with their warnings. */
export function ReviewedAttendees({ attendees, isLocked, onCorrect }: ReviewedAttendeesProps) {
  const { unknownId } = useKolMessages();
  const t = useEventMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const limit = useBusyLimit();
  const { invited, kols, readAround, unknown } = attendees;
  // Hundreds of attendees render after the review itself, without delaying it.
  const listed = useDeferredValue(kols, NO_KOLS);
  const warned = kols.filter((entry) => isWarned(readAround(entry), limit)).length;
  return (
    <Section title={t.who} note={t.attendeesCount(invited)}>
      {unknown.length > 0 && (
        <Alert
          severity="error"
          variant="outlined"
          sx={{ marginBottom: 2 }}
          action={
            <FocusableButton color="inherit" size="small" onClick={onCorrect} disabled={isLocked}>
              {t.backToForm}
            </FocusableButton>
          }
        >
          {t.unknownInvited(format.list(unknown), unknown.length)}
        </Alert>
      )}
      {/* The changing numbers are not announced, only the last one. */}
      <Box
        role="status"
        aria-live={attendees.isRunning ? 'off' : 'polite'}
        sx={{ '&:not(:empty)': { marginBottom: 1 } }}
      >
        {attendees.isRunning && attendees.total > 0 && t.progress(attendees.done, attendees.total)}
        {warned > 0 && (
          <Box key={String(attendees.isRunning)} sx={{ color: 'warning.main' }}>
            {t.warned(warned)}
          </Box>
        )}
      </Box>
      {invited + unknown.length === 0 ? (
        t.noneInvited
      ) : (
        <InvitedKols
          kols={listed}
          remark={(entry) =>
            entry.status === 'loaded' ? (
              <AttendeeEvidence kol={entry.kol} around={readAround(entry)} isBusy={isBusy(readAround(entry), limit)} />
            ) : entry.status === 'failed' ? (
              <Typography
                component="div"
                variant="body3"
                sx={{ color: isUnknownEntry(entry) ? 'error.main' : 'warning.main' }}
              >
                {isUnknownEntry(entry) ? (
                  unknownId
                ) : (
                  <>
                    {t.notRead}
                    <CopyErrorButton
                      title={t.notRead}
                      requestInfo={getRequestInfo(entry.error, common.errors)}
                      at={entry.error.at}
                    />
                  </>
                )}
              </Typography>
            ) : null
          }
        />
      )}
    </Section>
  );
}

const listStyle = {
  columns: { xs: 1, sm: 2 },
  columnGap: 3,
  margin: 0,
  paddingInlineStart: '20px',
  overflowWrap: 'anywhere',
  '& > li': { breakInside: 'avoid', paddingBlock: 0.5 },
} as const;
