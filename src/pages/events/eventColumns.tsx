import { useMemo } from 'react';
import { Chip, type Tone } from '../../components/layout/Chip.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { OneLine, PrimaryCell } from '../../components/table/cells.tsx';
import { RowLink } from '../../components/table/RowLink.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import type { Event } from '../../contract/event.ts';
import { isUnreadable, type Parsed } from '../../contract/lenientParsing.ts';
import { useEventLabels } from '../../i18n/eventLabels.ts';
import { useEventListMessages } from '../../i18n/eventList.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';
import { formatAddress, formatLocation } from '../shared/formatLocation.ts';

/** The columns of the events. The service sorts by the two that have an `accessorFn`. */
export function useEventColumns(): DataColumn<Parsed<Event>>[] {
  const t = useEventListMessages();
  const labels = useEventLabels();
  const format = useFormat();
  return useMemo(() => {
    const moment = (id: 'start_date' | 'end_date' | 'created_at', header: string, canSort: boolean) =>
      ({
        id,
        header,
        size: 190,
        meta: id === 'start_date' ? { phone: { line: 3, label: '' } } : { isHiddenByDefault: true },
        accessorFn: canSort ? (event) => event[id] : undefined,
        cell: ({ row: { original: event } }) => (
          <span title={event[id] ? format.utcDateTime(event[id]) : undefined}>
            <Value isUnreadable={isUnreadable(event, id)}>{optional(event[id], format.shortDateTime)}</Value>
          </span>
        ),
      }) satisfies DataColumn<Parsed<Event>>;

    const count = (
      id: string,
      header: string,
      read: (event: Parsed<Event>) => number | null | undefined,
      isHiddenByDefault = false,
    ) =>
      ({
        id,
        header,
        size: 104,
        meta: { align: 'end', isHiddenByDefault, phone: isHiddenByDefault ? undefined : { line: 3 } },
        cell: ({ row: { original: event } }) => (
          <Value isUnreadable={isUnreadable(event, id)}>{optional(read(event), format.number)}</Value>
        ),
      }) satisfies DataColumn<Parsed<Event>>;

    return [
      {
        id: 'name',
        header: t.name,
        size: 320,
        meta: { isRowLink: true, isFlexible: true },
        cell: ({ row: { original: event } }) => (
          <PrimaryCell name={event.name} detail={formatLocation(event.location, labels, format)}>
            <RowLink id={event.id}>
              <Value isUnreadable={isUnreadable(event, 'name')}>{event.name || event.id}</Value>
            </RowLink>
          </PrimaryCell>
        ),
      },
      moment('start_date', t.startForYou, true),
      {
        id: 'event_type',
        header: labels.event_type,
        size: 176,
        meta: { phone: { line: 2, label: '' } },
        cell: ({ row: { original: event } }) => (
          <Value isUnreadable={isUnreadable(event, 'event_type')}>
            {optional(event.event_type, (type) => getLabel(labels.eventTypes, type))}
          </Value>
        ),
      },
      {
        id: 'status',
        header: labels.status,
        size: 128,
        meta: { phone: { line: 2, label: '' } },
        cell: ({ row: { original: event } }) => <EventStatus event={event} />,
      },
      count('attendee_count', t.invited, (event) => event.attendee_count),
      count('rsvp_stats.confirmed', t.confirmed, ({ rsvp_stats }) => rsvp_stats?.confirmed),
      count('rsvp_stats.pending', t.rsvps.pending, ({ rsvp_stats }) => rsvp_stats?.pending, true),
      count('rsvp_stats.declined', t.rsvps.declined, ({ rsvp_stats }) => rsvp_stats?.declined, true),
      {
        id: 'location',
        header: t.place,
        size: 220,
        meta: { isHiddenByDefault: true },
        cell: ({ row: { original: event } }) => (
          <Value isUnreadable={isUnreadable(event, 'location')}>
            {optional(formatAddress(event.location, format), (address) => (
              <OneLine>{address}</OneLine>
            ))}
          </Value>
        ),
      },
      {
        id: 'visibility',
        header: labels.visibility,
        size: 128,
        meta: { isHiddenByDefault: true },
        cell: ({ row: { original: event } }) => (
          <Value isUnreadable={isUnreadable(event, 'visibility')}>
            {optional(event.visibility, (visibility) => getLabel(labels.visibilities, visibility))}
          </Value>
        ),
      },
      moment('end_date', t.end, false),
      moment('created_at', t.created, true),
    ];
  }, [t, labels, format]);
}

const TONES: Readonly<Record<string, Tone>> = {
  draft: 'neutral',
  scheduled: 'info',
  active: 'positive',
  completed: 'accent',
  cancelled: 'negative',
};

/** The status of an event (interface §3). */
export function EventStatus({ event }: { event: Parsed<Event> }) {
  const { statuses } = useEventLabels();
  return (
    <Value isUnreadable={isUnreadable(event, 'status')}>
      {optional(event.status, (status) => (
        <Chip tone={TONES[status]}>{getLabel(statuses, status)}</Chip>
      ))}
    </Value>
  );
}
