import type { CsvColumn } from '../../components/table/csv.ts';
import type { ShownRows } from '../../components/table/ExportDialog.tsx';
import { toListFilter } from '../../components/table/urlState.ts';
import type { Event, EventListQuery } from '../../contract/event.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useEventListMessages } from '../../i18n/eventList.ts';
import { fetchAllEvents } from '../../queries/events.ts';
import { ListExport } from '../shared/ListExport.tsx';

interface EventExportProps extends ShownRows<Parsed<Event>> {
  query: EventListQuery;
}

/** Exports events as a file. */
export function EventExport({ query, ...shown }: EventExportProps) {
  const { noun } = useEventListMessages();
  const filter = toListFilter(query);
  const { sort: _sort, ...named } = filter;
  return (
    <ListExport
      {...shown}
      noun={noun}
      columns={COLUMNS}
      list="events"
      filter={named}
      fetchAll={(options) => fetchAllEvents(filter, options)}
    />
  );
}

/** The interface's own names (§2.4). Timestamps are UTC. */
const COLUMNS: CsvColumn<Parsed<Event>>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'name', value: ({ name }) => name },
  { header: 'description', value: ({ description }) => description },
  { header: 'event_type', value: ({ event_type }) => event_type },
  { header: 'status', value: ({ status }) => status },
  { header: 'start_date', value: ({ start_date }) => start_date },
  { header: 'end_date', value: ({ end_date }) => end_date },
  { header: 'location_type', value: ({ location }) => location?.type },
  { header: 'venue', value: ({ location }) => location?.venue },
  { header: 'city', value: ({ location }) => location?.city },
  { header: 'country', value: ({ location }) => location?.country },
  { header: 'visibility', value: ({ visibility }) => visibility },
  { header: 'attendee_count', value: ({ attendee_count }) => attendee_count },
  { header: 'confirmed', value: ({ rsvp_stats }) => rsvp_stats?.confirmed },
  { header: 'pending', value: ({ rsvp_stats }) => rsvp_stats?.pending },
  { header: 'declined', value: ({ rsvp_stats }) => rsvp_stats?.declined },
  { header: 'created_at', value: ({ created_at }) => created_at },
];
