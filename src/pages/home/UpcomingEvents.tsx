import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQueries, useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useHasRole } from '../../auth/role.ts';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { dayOfEvent, todayUtc } from '../../contract/calendarDays.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { type Format, useFormat } from '../../i18n/format.ts';
import { useHomeMessages } from '../../i18n/home.ts';
import { createdEventPath, eventsPath, kolPath, newEventPath } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { upcomingEventsOptions } from '../../queries/events.ts';
import { kolOptions } from '../../queries/kols.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { listCreatedEventTitles } from '../../storage/createdEvents.ts';
import { listDraftTitles } from '../../storage/eventDrafts.ts';
import { useRecentKols } from '../../storage/recentRecords.ts';
import { useShortlists } from '../../storage/shortlists.ts';
import { type Line, LinkList, Links } from './LinkList.tsx';

const MAX_EVENTS = 5;

/** The maximum number of drafts and of created events; the form lists more. */
const MAX_ENTRIES = 3;

/** The maximum number of KOLs whose events are read; each needs its own request. */
const MAX_KOLS = 12;

/** What is coming up, which drafts wait, and the way to a new event. */
export function UpcomingEvents() {
  const t = useHomeMessages();
  const format = useFormat();
  const hasDeskApi = useHasDeskApi();
  const mayCreateEvents = useHasRole('planner');
  const drafts = listDraftTitles().slice(0, mayCreateEvents ? MAX_ENTRIES : 0);
  // The list of the organization below has them too.
  const created = hasDeskApi ? [] : listCreatedEventTitles().slice(0, MAX_ENTRIES);
  return (
    <Section title={t.upcoming} note={hasDeskApi ? undefined : t.ofMyKols}>
      {drafts.length > 0 && (
        <LinkList
          title={t.drafts}
          lines={drafts.map(({ id, name, invited, toCorrect, savedAt, mayExist }) => ({
            key: id,
            to: newEventPath({ draft: id }),
            title: name === '' ? t.unnamedDraft : name,
            detail: mayExist ? t.mayExist : t.draftLine(invited, toCorrect, format.dateTime(savedAt)),
          }))}
        />
      )}
      {created.length > 0 && (
        <LinkList
          title={t.created}
          lines={created.map(({ id, name, start_date, city }) => ({
            key: id,
            to: createdEventPath(id),
            title: name,
            end: placeAndDay(format, city, start_date),
          }))}
        />
      )}
      {hasDeskApi ? <OfOrganization /> : <OfMyKols />}
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
      {hasDeskApi && <OldEventsAlert />}
    </Section>
  );
}

/** `Berlin · Apr 1, 2027`, without what is not known. */
const placeAndDay = (format: Format, city: string | null | undefined, start: string | null | undefined) =>
  [city, start && format.day(dayOfEvent(start))].filter(Boolean).join(' · ');

/** The next events of the organization, where the service can list them. */
function OfOrganization() {
  const format = useFormat();
  const { data, error, isFetching, refetch } = useQueryState(useQuery(upcomingEventsOptions(MAX_EVENTS)));
  if (error !== null && data === undefined)
    return <ErrorAlert error={error} onRetry={refetch} isRetrying={isFetching} />;
  return (
    <Upcoming
      lines={data?.map(({ id, name, start_date, location }) => ({
        key: id,
        to: eventsPath({ selected: id }),
        title: name || id,
        end: placeAndDay(format, location?.city, start_date),
      }))}
    />
  );
}

/** Shown if the next events of the organization are older ones, because they could not be read again. */
function OldEventsAlert() {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(upcomingEventsOptions(MAX_EVENTS));
  if (error === null || data === undefined) return null;
  return <ErrorAlert error={error} onRetry={refetch} isRetrying={isFetching} dataUpdatedAt={dataUpdatedAt} />;
}

/** The next events of the KOLs that this user opened or put on a shortlist. */
function OfMyKols() {
  const t = useHomeMessages();
  const format = useFormat();
  const ids = [...new Set([...useRecentKols(), ...useShortlists().flatMap(({ kolIds }) => kolIds)])].slice(0, MAX_KOLS);
  const results = useQueries({ queries: ids.map((id) => kolOptions(id, ['events'])) });
  const hasFailed = results.some(({ error }) => error !== null && !error.isNotFound);
  const events = nextEvents(results.flatMap(({ data }) => data ?? []));
  return (
    <>
      {hasFailed && <Box sx={{ color: 'text.secondary' }}>{t.eventsMissing}</Box>}
      <Upcoming
        lines={
          results.some(({ isLoading }) => isLoading)
            ? undefined
            : events.map(({ id, name, date, kols: [first, ...others] }) => ({
                key: id,
                to: kolPath(first.id, 'events'),
                title: name,
                detail: t.invited(first.full_name || first.id, others.length),
                end: format.day(date),
              }))
        }
      />
    </>
  );
}

/** Always as high as its longest list, so that nothing below moves. @param lines undefined while they load */
function Upcoming({ lines }: { lines: Line[] | undefined }) {
  const t = useHomeMessages();
  return (
    <Box sx={{ minHeight: MAX_EVENTS * 35 }}>
      {lines === undefined ? (
        <Skeleton variant="rounded" height={MAX_EVENTS * 35} />
      ) : lines.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t.noUpcoming}</Box>
      ) : (
        <Links lines={lines} />
      )}
    </Box>
  );
}

interface NextEvent {
  id: string;
  name: string;
  date: string;
  /** Who is invited, among the KOLs that were read. */
  kols: [ParsedKol, ...ParsedKol[]];
}

/** Returns the events of these KOLs from today on, each once, the earliest first. */
function nextEvents(kols: readonly ParsedKol[]): NextEvent[] {
  const today = todayUtc();
  const byId = new Map<string, NextEvent>();
  for (const kol of kols)
    for (const { id, name, date } of kol.events ?? []) {
      if (!id || !date || date < today) continue;
      const known = byId.get(id);
      if (known === undefined) byId.set(id, { id, name: name || id, date, kols: [kol] });
      else known.kols.push(kol);
    }
  return [...byId.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1)).slice(0, MAX_EVENTS);
}
