import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { useHasRole } from '../../auth/role.ts';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { Chip, type Tone } from '../../components/layout/Chip.tsx';
import { DateTime } from '../../components/layout/DateTime.tsx';
import { DescriptionList } from '../../components/layout/DescriptionList.tsx';
import { OtherFields } from '../../components/layout/OtherFields.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { Section } from '../../components/layout/Section.tsx';
import { SelectedDetailDrawer, type SelectedProps } from '../../components/layout/SelectedDetailDrawer.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { type Attendee, type Event, EventWithAttendees, RSVPS } from '../../contract/event.ts';
import { isUnreadable, type Lenient, type Parsed } from '../../contract/lenientParsing.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useEventLabels } from '../../i18n/eventLabels.ts';
import { useEventListMessages } from '../../i18n/eventList.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { getLabel } from '../../i18n/messages.ts';
import { kolPath, newEventPath } from '../../paths.ts';
import { eventOptions } from '../../queries/events.ts';
import { type QueryState, useQueryState } from '../../queries/useQueryState.ts';
import { AttendeesExport } from '../shared/AttendeesExport.tsx';
import { CalendarExport } from '../shared/CalendarExport.tsx';
import { formatAddress, formatLocation } from '../shared/formatLocation.ts';
import { venueZone } from '../shared/zones.ts';
import { EventStatus } from './eventColumns.tsx';

/** The detail drawer of the event in the URL. The service reads any event by its id, also one that is not in the list. */
export function SelectedEvent(selected: SelectedProps<Parsed<Event>>) {
  const result = useQueryState(useQuery(eventOptions(selected.id)));
  const isUnknown = result.error?.isNotFound === true;
  const search = {
    ...result,
    error: isUnknown ? null : result.error,
    data: { record: isUnknown ? null : result.data, wait: null },
  };
  // The row shows what the list knows; the error of the attendees is shown beside it.
  const isListed = selected.rows?.some(({ id }) => id === selected.id) === true;
  return (
    <SelectedDetailDrawer
      {...selected}
      // The event has its own request, so the drawer does not wait for the list.
      rows={selected.rows ?? []}
      search={isListed ? { ...search, error: null } : search}
      onFind={() => {}}
    >
      {(event) => <EventDetails event={event} detail={result} />}
    </SelectedDetailDrawer>
  );
}

interface EventDetailsProps {
  /** What the list knows, or the whole event. */
  event: Parsed<Event>;
  /** The event with its attendees, which has its own request. */
  detail: QueryState<Parsed<EventWithAttendees>>;
}

function EventDetails({ event, detail }: EventDetailsProps) {
  const t = useEventListMessages();
  const labels = useEventLabels();
  const format = useFormat();
  const { rsvp_stats: replies } = event;
  const place = formatLocation(event.location, labels, format);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, fontSize: 'body2.fontSize' }}>
      <EventActions event={event} attendees={detail.data?.attendees ?? undefined} />
      <Section title={t.details}>
        <DescriptionList
          items={[
            { label: t.start, value: <EventTime event={event} field="start_date" /> },
            { label: t.end, value: <EventTime event={event} field="end_date" /> },
            { label: t.place, value: <Value isUnreadable={isUnreadable(event, 'location')}>{place}</Value> },
            {
              label: labels.event_type,
              value: (
                <Value isUnreadable={isUnreadable(event, 'event_type')}>
                  {optional(event.event_type, (type) => getLabel(labels.eventTypes, type))}
                </Value>
              ),
            },
            { label: labels.status, value: <EventStatus event={event} /> },
            {
              label: labels.visibility,
              value: (
                <Value isUnreadable={isUnreadable(event, 'visibility')}>
                  {optional(event.visibility, (visibility) => getLabel(labels.visibilities, visibility))}
                </Value>
              ),
            },
            {
              label: labels.rsvp,
              value: (
                <Value isUnreadable={isUnreadable(event, 'rsvp_stats')}>
                  {replies && labels.rsvpStats(replies.confirmed, replies.pending, replies.declined)}
                </Value>
              ),
            },
            {
              label: t.created,
              value: <DateTime value={event.created_at} isUnreadable={isUnreadable(event, 'created_at')} />,
            },
            { label: labels.id, value: <code>{event.id}</code> },
          ]}
        />
      </Section>
      {(event.description || isUnreadable(event, 'description')) && (
        <Section title={t.description}>
          <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <Value isUnreadable={isUnreadable(event, 'description')}>{event.description}</Value>
          </Box>
        </Section>
      )}
      <Section title={t.attendees} note={optional(event.attendee_count, format.number)}>
        {detail.data !== undefined ? (
          <Attendees event={detail.data} />
        ) : detail.error !== null ? (
          <ErrorAlert error={detail.error} onRetry={detail.refetch} isRetrying={detail.isFetching} />
        ) : (
          <Skeleton height={120} />
        )}
      </Section>
      <OtherFields record={event} known={Object.keys(EventWithAttendees.shape)} />
    </Box>
  );
}

interface EventTimeProps {
  event: Parsed<Event>;
  field: 'start_date' | 'end_date';
}

/** The time for the user, below the time at the venue if that is known and differs. */
function EventTime({ event, field }: EventTimeProps) {
  const { atVenue, forYou } = useEventLabels();
  const { fieldName } = useCommonMessages();
  const format = useFormat();
  const value = event[field];
  if (!value) return <DateTime value={value} isUnreadable={isUnreadable(event, field)} />;
  const timeIn = (zone: string) => (
    <time dateTime={value} title={format.utcDateTime(value)}>
      {format.dateTimeIn(value, zone)}
    </time>
  );
  const userZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = venueZone(event.location) ?? userZone;
  if (format.dateTimeIn(value, zone) === format.dateTimeIn(value, userZone)) return timeIn(userZone);
  return (
    <>
      <div>
        {fieldName(atVenue)} {timeIn(zone)}
      </div>
      <div>
        {fieldName(forYou)} {timeIn(userZone)}
      </div>
    </>
  );
}

const ORDER: readonly string[] = RSVPS;

const TONES: Readonly<Record<string, Tone>> = { confirmed: 'positive', pending: 'warning', declined: 'negative' };

/** The invited KOLs: those who come first. Their names lead to their profiles. */
function Attendees({ event }: { event: Parsed<EventWithAttendees> }) {
  const t = useEventListMessages();
  const { roles, notReadable, notAnswered } = useKolMessages();
  const attendees = event.attendees ?? [];
  const isLost = isUnreadable(event, 'attendees');
  if (attendees.length === 0)
    return (
      <Box sx={{ color: 'text.secondary' }}>{isLost ? notReadable : event.attendees ? t.noAttendees : notAnswered}</Box>
    );
  const rank = ({ rsvp }: Lenient<Attendee>) => {
    const position = ORDER.indexOf(rsvp ?? '');
    return position === -1 ? ORDER.length : position;
  };
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {attendees
        .toSorted((one, other) => rank(one) - rank(other))
        .map(({ id, full_name, institution, role, rsvp }) => (
          <Box component="li" key={id} sx={attendeeStyle}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }} dir="auto">
              {id ? <Link to={kolPath(id)}>{full_name || id}</Link> : full_name}
              <Box sx={{ color: 'text.secondary', fontSize: 'body3.fontSize' }}>
                {[institution, role && role !== 'attendee' && getLabel(roles, role)].filter(Boolean).join(' · ')}
              </Box>
            </Box>
            {rsvp && <Chip tone={TONES[rsvp]}>{getLabel(t.rsvps, rsvp)}</Chip>}
          </Box>
        ))}
    </Box>
  );
}

interface EventActionsProps {
  event: Parsed<Event>;
  /** Undefined while they load. */
  attendees: readonly Lenient<Attendee>[] | undefined;
}

function EventActions({ event, attendees = [] }: EventActionsProps) {
  const t = useEventListMessages();
  const format = useFormat();
  const mayCreateEvents = useHasRole('planner');
  const { start_date: start, end_date: end } = event;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      {mayCreateEvents && (
        <Button
          ref={pageAction(t.duplicate)}
          component={Link}
          variant="outlined"
          size="small"
          to={newEventPath({ like: event.id })}
          startIcon={<Copy size={16} />}
        >
          {t.duplicate}
        </Button>
      )}
      {start && end && (
        <CalendarExport
          eventId={event.id}
          event={{
            summary: event.name || event.id,
            description: event.description ?? '',
            location: formatAddress(event.location, format),
            start,
            end,
            stamp: event.updated_at ?? event.created_at ?? new Date().toISOString(),
            // The interface does not contain the zone of the venue.
            zone: 'UTC',
            status: event.status,
          }}
          size="small"
        />
      )}
      {attendees.length > 0 && <AttendeesExport eventId={event.id} attendees={attendees} size="small" />}
    </Box>
  );
}

const attendeeStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  paddingBlock: 0.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
