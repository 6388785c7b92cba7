import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarX } from 'lucide-react';
import { Link } from 'react-router';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { CopyButton } from '../../../components/feedback/CopyButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { focusOnMount } from '../../../components/feedback/focus.ts';
import { Chip } from '../../../components/layout/Chip.tsx';
import { DescriptionList } from '../../../components/layout/DescriptionList.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { optional, Value } from '../../../components/layout/Value.tsx';
import { isUnreadable } from '../../../contract/lenientParsing.ts';
import { useEventMessages } from '../../../i18n/event.ts';
import { useEventListMessages } from '../../../i18n/eventList.ts';
import { useFormat } from '../../../i18n/format.ts';
import { getLabel } from '../../../i18n/messages.ts';
import { newEventPath } from '../../../paths.ts';
import { useKolBatch } from '../../../queries/kolBatch.ts';
import { INCLUDE_EVENTS } from '../../../queries/kols.ts';
import { type CreatedEventRecord, findCreatedEvent } from '../../../storage/createdEvents.ts';
import { formatLocation } from '../../shared/formatLocation.ts';
import { InvitedKols } from '../attendees/InvitedKols.tsx';
import { EventTimes } from '../schedule/EventTimes.tsx';
import { CreatedActions } from './CreatedActions.tsx';

/** An event that was created in this browser, or a sentence about one that was not. */
export function CreatedEvent({ id }: { id: string }) {
  const created = findCreatedEvent(id);
  return created === undefined ? <UnknownEvent id={id} /> : <CreatedDetails created={created} />;
}

/** Shown for an event that was not created in this browser, if the service has no desk interface. */
function UnknownEvent({ id }: { id: string }) {
  const t = useEventMessages();
  const eventList = useEventListMessages();
  return (
    <EmptyState
      icon={CalendarX}
      title={eventList.forgottenTitle}
      actions={
        <Button component={Link} variant="contained" to={newEventPath()}>
          {t.planAnother}
        </Button>
      }
    >
      {eventList.forgotten(id)}
    </EmptyState>
  );
}

/** All values come from the response, or from the request if the response was lost or has no name. */
function CreatedDetails({ created }: { created: CreatedEventRecord }) {
  const { event, sent, zone, found } = created;
  const t = useEventMessages();
  const eventList = useEventListMessages();
  const format = useFormat();
  const { kols } = useKolBatch(sent.attendees, INCLUDE_EVENTS);
  const name = event.name || sent.name;
  const { start_date: start, end_date: end } = event;
  return (
    <Box sx={gridStyle}>
      <Alert
        // The pressed button is gone, so focus moves to the result.
        ref={focusOnMount}
        tabIndex={-1}
        severity={found === undefined ? 'success' : 'info'}
        variant="outlined"
        role="status"
        sx={{ maxWidth: 'var(--mui-narrowTextWidth)', outline: 'none', displayPrint: 'none' }}
      >
        {found === undefined
          ? format.sentences([t.created(name), eventList.noEmail])
          : eventList.foundEvent(name, found.kolId, found.day === null ? null : format.day(found.day))}
      </Alert>
      {/* The actions may use the whole window. */}
      <CreatedActions created={created} />
      <Box sx={{ ...gridStyle, maxWidth: 'var(--mui-narrowTextWidth)' }}>
        <Section title={name}>
          <CreatedFacts created={created} />
        </Section>
        <Section title={eventList.times}>
          {start && end ? (
            <EventTimes start={start} end={end} zone={zone} isVirtual={event.location?.type === 'virtual'} />
          ) : (
            <DescriptionList
              items={(['start_date', 'end_date'] as const).map((field) => ({
                label: t[field],
                value: (
                  <Value isUnreadable={isUnreadable(event, field)}>
                    {optional(event[field], (moment) => format.dateTimeIn(moment, zone))}
                  </Value>
                ),
              }))}
            />
          )}
        </Section>
        {sent.attendees.length > 0 && (
          <Section title={t.invited} note={format.number(sent.attendees.length)}>
            <InvitedKols kols={kols} />
          </Section>
        )}
      </Box>
    </Box>
  );
}

const gridStyle = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

function CreatedFacts({ created: { event } }: { created: CreatedEventRecord }) {
  const t = useEventMessages();
  const eventList = useEventListMessages();
  const format = useFormat();
  return (
    <DescriptionList
      items={[
        {
          label: t.status,
          value: (
            <Value isUnreadable={isUnreadable(event, 'status')}>
              {optional(event.status, (status) => (
                <Chip tone={status === 'draft' ? 'neutral' : 'info'}>{getLabel(t.statuses, status)}</Chip>
              ))}
            </Value>
          ),
        },
        {
          label: t.id,
          value: (
            <Box
              component="span"
              sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 0.5 }}
            >
              <code>{event.id}</code>
              <Box component="span" sx={{ displayPrint: 'none' }}>
                <CopyButton text={event.id} label={eventList.copyId} />
              </Box>
            </Box>
          ),
        },
        {
          label: t.attendee_count,
          value: (
            <Value isUnreadable={isUnreadable(event, 'attendee_count')}>
              {optional(event.attendee_count, format.number)}
            </Value>
          ),
        },
        {
          label: t.rsvp,
          value: (
            <Value isUnreadable={isUnreadable(event, 'rsvp_stats')}>
              {optional(event.rsvp_stats, ({ confirmed, pending, declined }) =>
                t.rsvpStats(confirmed, pending, declined),
              )}
            </Value>
          ),
        },
        {
          label: t.event_type,
          value: (
            <Value isUnreadable={isUnreadable(event, 'event_type')}>
              {optional(event.event_type, (type) => getLabel(t.eventTypes, type))}
            </Value>
          ),
        },
        {
          label: t.visibility,
          value: (
            <Value isUnreadable={isUnreadable(event, 'visibility')}>
              {optional(event.visibility, (visibility) => getLabel(t.visibilities, visibility))}
            </Value>
          ),
        },
        {
          label: t.location,
          value: (
            <Value isUnreadable={isUnreadable(event, 'location')}>{formatLocation(event.location, t, format)}</Value>
          ),
        },
        {
          label: t.description,
          value: (
            <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
              <Value isUnreadable={isUnreadable(event, 'description')}>{event.description}</Value>
            </Box>
          ),
        },
        {
          label: t.created_at,
          value: (
            <Value isUnreadable={isUnreadable(event, 'created_at')}>
              {optional(event.created_at, format.dateTime)}
            </Value>
          ),
        },
      ]}
    />
  );
}
