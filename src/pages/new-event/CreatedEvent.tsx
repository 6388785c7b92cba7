import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Event } from '../../contract/event.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { kolPath } from '../../paths.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { useEventWords } from '../../words/event.ts';
import { useFormat } from '../../words/format.ts';
import { labelOf } from '../../words/labelOf.ts';

interface CreatedEventProps {
  /** The event as the service answered it. */
  event: Read<Event>;
  /** Who was invited, as it was sent: the answer names only how many. */
  attendees: string[];
  onPlanAnother: () => void;
}

/** What the service made of the form: every figure here is from its answer. */
export function CreatedEvent({ event, attendees, onPlanAnother }: CreatedEventProps) {
  const t = useEventWords();
  const format = useFormat();
  const moment = (field: 'start_date' | 'end_date' | 'created_at') => (
    <Value isUnreadable={isUnreadable(event, field)}>
      {optional(event[field], (value) => `${format.moment(value)} · ${format.utcMoment(value)}`)}
    </Value>
  );
  // The button that was pressed is gone; the keyboard goes on at the result.
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  const { location, rsvp_stats: rsvp } = event;
  const place = [
    optional(location?.type, (type) => labelOf(t.locationTypes, type)),
    location?.venue,
    location?.city,
    optional(location?.country, format.country),
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 820 }}>
      <Alert
        ref={result}
        tabIndex={-1}
        severity="success"
        variant="outlined"
        role="status"
        sx={{ bgcolor: 'background.paper', outline: 'none' }}
      >
        {t.created(event.name ?? event.id)}
      </Alert>
      <Panel title={event.name ?? event.id}>
        <Facts
          facts={[
            {
              label: t.status,
              value: (
                <Value isUnreadable={isUnreadable(event, 'status')}>
                  {optional(event.status, (status) => (
                    <Tag tone="info">{labelOf(t.statuses, status)}</Tag>
                  ))}
                </Value>
              ),
            },
            {
              label: t.event_type,
              value: <Value>{optional(event.event_type, (type) => labelOf(t.eventTypes, type))}</Value>,
            },
            { label: t.start_date, value: moment('start_date') },
            { label: t.end_date, value: moment('end_date') },
            {
              label: t.location,
              value: <Value isUnreadable={isUnreadable(event, 'location')}>{place.join(', ')}</Value>,
            },
            {
              label: t.visibility,
              value: <Value>{optional(event.visibility, (visibility) => labelOf(t.visibilities, visibility))}</Value>,
            },
            { label: t.description, value: <Value>{event.description}</Value> },
            {
              label: t.attendee_count,
              value: (
                <Value isUnreadable={isUnreadable(event, 'attendee_count')}>
                  {optional(event.attendee_count, format.count)}
                </Value>
              ),
            },
            {
              label: t.rsvp,
              value: (
                <Value isUnreadable={isUnreadable(event, 'rsvp_stats')}>
                  {optional(rsvp, ({ confirmed, pending, declined }) => t.rsvpStats(confirmed, pending, declined))}
                </Value>
              ),
            },
            { label: t.id, value: <code>{event.id}</code> },
            { label: t.created_at, value: moment('created_at') },
          ]}
        />
      </Panel>
      {attendees.length > 0 && (
        <Panel title={t.invited}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, columns: { xs: 1, sm: 2, md: 3 } }}>
            {attendees.map((kolId) => (
              <li key={kolId}>
                <Link component={RouterLink} to={kolPath(kolId, 'events')}>
                  {kolId}
                </Link>
              </li>
            ))}
          </Box>
        </Panel>
      )}
      <Button variant="contained" onClick={onPlanAnother} sx={{ justifySelf: 'start' }}>
        {t.planAnother}
      </Button>
    </Box>
  );
}
