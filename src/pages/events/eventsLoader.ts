import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { parseUrlQuery } from '../../components/table/urlState.ts';
import { eventsPath } from '../../paths.ts';
import { eventListOptions, eventOptions } from '../../queries/events.ts';
import { readDefaultView } from '../../storage/savedViews.ts';
import { EventsAddress, requestOf } from './searchParams.ts';

/** Requests the page of events in the URL, and the open event. Without parameters the default view opens. */
export function loadEvents(client: QueryClient, { search, searchParams }: URL) {
  const view = search === '' ? readDefaultView('events') : undefined;
  if (view !== undefined) throw redirect(eventsPath({ ...view.query, view: view.id }));
  const { query } = parseUrlQuery(EventsAddress, searchParams);
  if (query.layout === undefined && query.tab !== 'drafts')
    void client.prefetchQuery(eventListOptions(requestOf(query)));
  if (query.selected !== undefined) void client.prefetchQuery(eventOptions(query.selected));
}
