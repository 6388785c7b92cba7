import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { DialogErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import type { SelectedProps } from '../../components/layout/SelectedDetailDrawer.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { RowLink } from '../../components/table/RowLink.tsx';
import { addDays, localDay } from '../../contract/calendarDays.ts';
import type { Event } from '../../contract/event.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useEventLabels } from '../../i18n/eventLabels.ts';
import { useEventListMessages } from '../../i18n/eventList.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/localeStore.ts';
import { allEventsOptions } from '../../queries/events.ts';
import { useAllPages } from '../../queries/useAllPages.ts';
import { BESIDE_DRAWER, CARD_ROWS } from '../../theme/theme.ts';
import { addMonths, daysOfEvent, weeksOfMonth } from './calendarMonth.ts';
import type { EventFilter } from './searchParams.ts';
import { TimeZoneNote } from './TimeZoneNote.tsx';

// Opened by a click.
const SelectedEvent = lazy(async () => ({ default: (await import('./EventDetails.tsx')).SelectedEvent }));

/** How many events of a day are shown; a button shows the others. */
const SHOWN_ON_DAY = 3;

interface EventCalendarProps {
  /** `YYYY-MM`; without it, this month. */
  month: string | undefined;
  filter: EventFilter;
  onMonth: (month: string | undefined) => void;
  /** The id of the event in the URL, whose drawer steps through the events on screen. */
  selected: string | undefined;
  onSelect: SelectedProps<Parsed<Event>>['onSelect'];
  /** The filters, which stand above it. */
  children: ReactNode;
}

/** The events of a month, each on its days in the user's time zone. A table, in which every event is a link. */
export function EventCalendar({ month, filter, onMonth, selected, onSelect, children }: EventCalendarProps) {
  const t = useEventListMessages();
  const { loading } = useCommonMessages();
  const format = useFormat();
  const { locale } = useLocale();
  const today = localDay(new Date());
  const shown = month ?? today.slice(0, 7);
  const weeks = weeksOfMonth(shown, locale);
  const days = weeks.flat();
  // The service knows days in UTC, so the days around the month are asked for too.
  const { list, dataUpdatedAt, error, isFetching, refetch } = useAllPages({
    ...allEventsOptions({
      ...filter,
      from: addDays(days[0] ?? shown, -1),
      to: addDays(days.at(-1) ?? shown, 1),
      sort: 'start_date',
    }),
    // No loader requests a month.
    retryOnMount: true,
  });
  const byDay = new Map<string, Parsed<Event>[]>();
  for (const event of list?.records ?? [])
    for (const day of daysOfEvent(event)) byDay.set(day, [...(byDay.get(day) ?? []), event]);
  const onScreen = list?.records.filter((event) => daysOfEvent(event).some((day) => days.includes(day)));
  const inMonth = (list?.records ?? []).filter((event) => daysOfEvent(event).some((day) => day.startsWith(shown)));
  const monthName = format.longMonth(shown);
  const alert = error !== null && (
    <ErrorAlert error={error} onRetry={refetch} isRetrying={isFetching} dataUpdatedAt={list && dataUpdatedAt} />
  );
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>{children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlock: 1 }}>
        <IconButton aria-label={t.previousMonth} title={t.previousMonth} onClick={() => onMonth(addMonths(shown, -1))}>
          <ChevronLeft size={20} />
        </IconButton>
        <IconButton aria-label={t.nextMonth} title={t.nextMonth} onClick={() => onMonth(addMonths(shown, 1))}>
          <ChevronRight size={20} />
        </IconButton>
        <Box component="h2" sx={{ margin: 0, fontSize: 'h6.fontSize', minWidth: '10rem' }}>
          {monthName}
        </Box>
        <Button size="small" onClick={() => onMonth(undefined)}>
          {t.thisMonth}
        </Button>
        <Box role="status" sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>
          {list?.isComplete && t.inMonth(inMonth.length, monthName)}
        </Box>
        <Box sx={{ marginInlineStart: { sm: 'auto' }, [BESIDE_DRAWER]: { display: 'none' } }}>
          <TimeZoneNote />
        </Box>
      </Box>
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label={loading} />}</Box>
      {list === undefined && alert}
      <Box component="table" aria-label={monthName} data-empty={inMonth.length === 0 || undefined} sx={calendarStyle}>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col" abbr={format.weekday(day, 'long')}>
                {format.weekday(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const events = byDay.get(day) ?? [];
                return (
                  <td
                    key={day}
                    data-other={!day.startsWith(shown) || undefined}
                    data-empty={events.length === 0 || undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <time dateTime={day}>
                      <VisuallyHidden>{format.day(day)}</VisuallyHidden>
                      <span aria-hidden>
                        <span>{format.weekday(day, 'short')} </span>
                        {Number(day.slice(8))}
                      </span>
                    </time>
                    <DayEvents day={day} events={events} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      {list !== undefined && alert}
      {selected !== undefined && (
        <DialogErrorBoundary onClose={() => onSelect(undefined)}>
          <SelectedEvent id={selected} rows={onScreen} list={{ error, isFetching, refetch }} onSelect={onSelect} />
        </DialogErrorBoundary>
      )}
    </>
  );
}

function DayEvents({ day, events }: { day: string; events: readonly Parsed<Event>[] }) {
  const t = useEventListMessages();
  const { statuses } = useEventLabels();
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  if (events.length === 0) return null;
  const hidden = events.length - SHOWN_ON_DAY;
  const label = showsAll ? t.fewer : t.more(hidden);
  return (
    <ul>
      {events.slice(0, hidden > 1 && !showsAll ? SHOWN_ON_DAY : undefined).map((event) => (
        <li key={event.id} data-status={event.status} title={event.name ?? undefined}>
          <RowLink id={event.id}>
            {event.start_date && localDay(new Date(event.start_date)) === day && (
              <span>{format.timeShort(event.start_date)} </span>
            )}
            {event.name || event.id}
            {event.status === 'cancelled' && <VisuallyHidden> {statuses.cancelled}</VisuallyHidden>}
          </RowLink>
        </li>
      ))}
      {hidden > 1 && (
        <li>
          <Button
            size="small"
            aria-expanded={showsAll}
            aria-label={format.joinList([label, format.day(day)])}
            onClick={() => setShowsAll(!showsAll)}
          >
            {label}
          </Button>
        </li>
      )}
    </ul>
  );
}

const calendarStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  backgroundColor: 'background.paper',
  '& th': {
    padding: 1,
    borderBottom: 1,
    borderColor: 'divider',
    color: 'text.secondary',
    fontSize: 'body3.fontSize',
    textAlign: 'start',
  },
  '& td': { height: 104, padding: 0.5, borderColor: 'divider', verticalAlign: 'top' },
  '& td + td': { borderInlineStart: 1, borderColor: 'divider' },
  '& tr + tr td': { borderTop: 1, borderColor: 'divider' },
  '& td[data-other]': { backgroundColor: 'action.hover', '& time': { color: 'text.secondary' } },
  '& time': {
    display: 'inline-block',
    minWidth: '1.75rem',
    paddingBlock: 0.25,
    paddingInline: 0.75,
    borderRadius: 4,
    fontSize: 'body3.fontSize',
    textAlign: 'center',
  },
  // Only a list of days needs it.
  '& time span span': { display: 'none' },
  '& td[aria-current] time': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
  '& ul': { display: 'grid', gap: 0.25, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { minWidth: 0, fontSize: 'body3.fontSize' },
  '& li a': {
    // Hidden text is cut off with the name, so that it does not widen the page.
    position: 'relative',
    display: 'block',
    minHeight: 24,
    paddingBlock: 0.25,
    paddingInline: 0.75,
    overflow: 'hidden',
    borderRadius: 0.5,
    color: 'text.primary',
    textDecoration: 'none',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:hover, &[aria-current]': { backgroundColor: 'action.selected', textDecoration: 'underline' },
    '& span': { color: 'text.secondary' },
  },
  '& li[data-status=cancelled] a': { textDecoration: 'line-through' },
  // Paper has no tooltip with the whole name.
  '@media print': { '& li a': { whiteSpace: 'normal' } },
  // On a phone, a list of the days that have events.
  [`@media ${CARD_ROWS}`]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '&[data-empty], & thead, & td[data-empty], & td[data-other]': { display: 'none' },
    '& time span span': { display: 'inline' },
    '& td': { height: 'auto', padding: 1, borderInlineStart: '0 !important', borderTop: 1 },
    '& li a': { minHeight: 'var(--mui-touchTarget)', paddingBlock: 1.5, whiteSpace: 'normal' },
  },
} as const;
