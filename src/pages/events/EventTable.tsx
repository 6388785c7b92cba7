import { lazy } from 'react';
import { ListPage, type ListTools } from '../../components/table/ListPage.tsx';
import { useEventListMessages } from '../../i18n/eventList.ts';
import { eventsPath } from '../../paths.ts';
import { eventListOptions } from '../../queries/events.ts';
import { useListPage } from '../../queries/useListPage.ts';
import { useEventColumns } from './eventColumns.tsx';
import { type EventsAddress, toEventRequest } from './searchParams.ts';
import { TimeZoneNote } from './TimeZoneNote.tsx';

// Opened by a click.
const EventExport = lazy(async () => ({ default: (await import('./EventExport.tsx')).EventExport }));
const SelectedEvent = lazy(async () => ({ default: (await import('./EventDetails.tsx')).SelectedEvent }));

/** The upcoming or the past events as a table, which the service sorts. */
export function EventTable(tools: ListTools<EventsAddress>) {
  const { address } = tools;
  const t = useEventListMessages();
  const query = toEventRequest(address);
  const result = useListPage(eventListOptions, query);
  return (
    <ListPage
      {...tools}
      messages={address.tab === 'past' ? { ...t, emptyTitle: t.nonePastTitle, empty: t.nonePast } : t}
      columns={useEventColumns()}
      pathTo={eventsPath}
      result={result}
      renderSelected={(selected) => <SelectedEvent {...selected} />}
      renderExport={(shown) => <EventExport query={query} {...shown} />}
    >
      {/* After the rows, whose number decides its place. */}
      {result.data && <TimeZoneNote />}
    </ListPage>
  );
}
