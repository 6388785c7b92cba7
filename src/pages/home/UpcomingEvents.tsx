import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useHasRole } from '../../auth/role.ts';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { focusParentOnUnmount } from '../../components/feedback/focus.ts';
import { RateLimitNotice } from '../../components/feedback/RateLimitNotice.tsx';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Value } from '../../components/layout/Value.tsx';
import { dayOfEvent } from '../../contract/calendarDays.ts';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { type Format, useFormat } from '../../i18n/format.ts';
import { useHomeMessages } from '../../i18n/home.ts';
import { createdEventPath, eventsPath, kolPath, newEventPath } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { useCreatedEventTitles } from '../../storage/createdEvents.ts';
import { useDraftTitles } from '../../storage/eventDrafts.ts';
import { LinkList, Links } from './LinkList.tsx';
import { type UpcomingEventsState, useUpcomingEvents } from './useUpcomingEvents.ts';

/** The maximum number of drafts and of created events; the form lists more. */
const MAX_ENTRIES = 3;

/** The height of the longest list with the buttons, in pixels. It is reserved, so that nothing below moves. */
const HEIGHT = 264;

/** What this browser knows of the user's events: the unfinished ones, and those created here if the service cannot list them. */
export function EventsOfBrowser() {
  const t = useHomeMessages();
  const format = useFormat();
  const hasDeskApi = useHasDeskApi();
  const mayCreateEvents = useHasRole('planner');
  const drafts = useDraftTitles().slice(0, mayCreateEvents ? MAX_ENTRIES : 0);
  const created = useCreatedEventTitles().slice(0, hasDeskApi ? 0 : MAX_ENTRIES);
  return (
    <>
      {drafts.length > 0 && (
        <Section title={t.drafts}>
          <Links
            lines={drafts.map(({ id, name, invited, toCorrect, savedAt, mayExist }) => ({
              key: id,
              to: newEventPath({ draft: id }),
              title: name === '' ? t.unnamedDraft : name,
              detail: mayExist ? t.mayExist : t.draftLine(invited, toCorrect, format.recentDate(savedAt)),
            }))}
          />
        </Section>
      )}
      {created.length > 0 && (
        <Section title={t.created}>
          <Links
            lines={created.map(({ id, name, start_date, city }) => ({
              key: id,
              to: createdEventPath(id),
              title: name,
              end: placeAndDay(format, city, start_date),
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** What is coming up, and the way to a new event. */
export function UpcomingEvents() {
  const t = useHomeMessages();
  const upcoming = useUpcomingEvents();
  const hasDeskApi = useHasDeskApi();
  const mayCreateEvents = useHasRole('planner');
  return (
    <Section title={t.upcoming}>
      <Box sx={{ minHeight: HEIGHT }}>
        <RateLimitNotice wait={upcoming.wait} />
        {upcoming.isLoading ? (
          <Skeleton variant="rounded" height={HEIGHT} />
        ) : (
          <>
            <OfMyKols {...upcoming} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
              {mayCreateEvents && (
                <Button component={Link} to={newEventPath()} variant="outlined" startIcon={<CalendarPlus size={18} />}>
                  {t.newEvent}
                </Button>
              )}
              {hasDeskApi && (
                <Button component={Link} to={eventsPath()} variant="outlined">
                  {t.allEvents}
                </Button>
              )}
            </Box>
            {upcoming.organization !== null && <OfOrganization {...upcoming.organization} />}
          </>
        )}
      </Box>
    </Section>
  );
}

/** `Berlin · Apr 1, 2027`, without what is not known. */
const placeAndDay = (format: Format, city: string | null | undefined, start: string | null | undefined) =>
  [city, start && format.day(dayOfEvent(start))].filter(Boolean).join(' · ');

/** The next events of the KOLs that this user opened or put on a shortlist. */
function OfMyKols({ hasKols, onlyFirst, events, isIncomplete, retry, isRetrying }: UpcomingEventsState) {
  const t = useHomeMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const hasDeskApi = useHasDeskApi();
  return (
    <>
      {isIncomplete && (
        <Box ref={focusParentOnUnmount} sx={{ color: 'text.secondary' }}>
          {t.eventsMissing}{' '}
          {retry && (
            <FocusableButton size="small" disabled={isRetrying} onClick={retry}>
              {isRetrying ? common.updating : common.retry}
            </FocusableButton>
          )}
        </Box>
      )}
      {events.length === 0 && !isIncomplete && (
        <Box sx={{ color: 'text.secondary' }}>
          {!hasKols ? t.noKols : onlyFirst === undefined ? t.noUpcoming : t.noUpcomingOfFirst(onlyFirst)}
        </Box>
      )}
      <Links
        lines={events.map(({ id, name, date, kols: [first, ...others] }) => ({
          key: id,
          to: hasDeskApi ? eventsPath({ selected: id }) : kolPath(first.id, 'events'),
          title: name,
          detail: t.invited(first.full_name || first.id, others.length),
          end: format.day(date),
        }))}
      />
    </>
  );
}

/** The next events of the organization, for a user whose KOLs have none. */
function OfOrganization({
  data,
  dataUpdatedAt,
  error,
  isFetching,
  refetch,
}: NonNullable<UpcomingEventsState['organization']>) {
  const t = useHomeMessages();
  const format = useFormat();
  return (
    <Box sx={{ marginTop: 2.5 }}>
      {data?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t.noneOfOrganization}</Box>}
      {data !== undefined && data.length > 0 && (
        <LinkList
          title={t.ofOrganization}
          lines={data.map((event) => ({
            key: event.id,
            to: eventsPath({ selected: event.id }),
            title: event.name || event.id,
            end: (
              <Value isUnreadable={isUnreadable(event, 'start_date')}>
                {placeAndDay(format, event.location?.city, event.start_date)}
              </Value>
            ),
          }))}
        />
      )}
      {error !== null && (
        <ErrorAlert error={error} onRetry={refetch} isRetrying={isFetching} dataUpdatedAt={data && dataUpdatedAt} />
      )}
    </Box>
  );
}
