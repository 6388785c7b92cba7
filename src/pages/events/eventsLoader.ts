import type { QueryClient } from '@tanstack/react-query';
import { parseUrlQuery } from '../../components/table/urlState.ts';
import { eventsPath } from '../../paths.ts';
import { eventListOptions, eventOptions } from '../../queries/events.ts';
import { openDefaultView } from '../shared/openDefaultView.ts';
import { EventsAddress, toEventRequest } from './searchParams.ts';

/** Requests the page of events in the URL, and the open event. Without parameters the default view opens. */
export function loadEvents(client: QueryClient, url: URL) {
  openDefaultView('events', url, eventsPath);
  const { query } = parseUrlQuery(EventsAddress, url.searchParams);
  if (query.layout === undefined && query.tab !== 'drafts')
    void client.prefetchQuery(eventListOptions(toEventRequest(query)));
  if (query.selected !== undefined) void client.prefetchQuery(eventOptions(query.selected));
}
