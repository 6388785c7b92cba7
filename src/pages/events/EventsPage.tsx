import Button from '@mui/material/Button';
import type { QueryClient } from '@tanstack/react-query';
import { CalendarPlus, CalendarX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useHasRole } from '../../auth/role.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { InvalidFiltersAlert } from '../../components/feedback/InvalidFiltersAlert.tsx';
import { ReversedPeriodAlert } from '../../components/feedback/ReversedPeriodAlert.tsx';
import { FilterBar } from '../../components/form/FilterBar.tsx';
import { FilterChips } from '../../components/form/FilterChips.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import { parseUrlQuery } from '../../components/table/urlState.ts';
import { useSelectRecord } from '../../components/table/useSelectRecord.ts';
import { useAppMessages } from '../../i18n/app.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useEventListMessages } from '../../i18n/eventList.ts';
import { eventsPath, newEventPath } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { eventListOptions, eventOptions } from '../../queries/events.ts';
import { openDefaultView } from '../shared/openDefaultView.ts';
import { useListAddress } from '../shared/useListAddress.ts';
import { EventTable } from './EventTable.tsx';
import { EventTabs } from './EventTabs.tsx';
import { EventsAddress, isCalendar, toEventFilter, toEventRequest } from './searchParams.ts';
import { useEventFilters } from './useEventFilters.ts';

// Opened by a click.
const EventCalendar = lazy(async () => ({ default: (await import('./EventCalendar.tsx')).EventCalendar }));
const EventDrafts = lazy(async () => ({ default: (await import('./EventDrafts.tsx')).EventDrafts }));

/** Requests the page of events in the URL, and the open event. Without parameters the default view opens. */
export function loadEvents(client: QueryClient, url: URL) {
  openDefaultView('events', url, eventsPath);
  const { query } = parseUrlQuery(EventsAddress, url.searchParams);
  if (query.layout === undefined && query.tab !== 'drafts')
    void client.prefetchQuery(eventListOptions(toEventRequest(query)));
  if (query.selected !== undefined) void client.prefetchQuery(eventOptions(query.selected));
}

/** The events of the organization (desk interface), and the user's unsent forms. */
export function EventsPage() {
  return useHasDeskApi() ? <Events /> : <EventsUnavailable />;
}

function Events() {
  const t = useEventListMessages();
  const list = useListAddress('events', EventsAddress);
  const { address, onChange } = list;
  const [pressed, onPress] = useState<'tab' | 'layout'>();
  const filter = toEventFilter(address);
  const showsCalendar = isCalendar(address);
  const select = useSelectRecord(address.selected, onChange);
  const filters = useEventFilters(filter, onChange, !showsCalendar);
  const shared = {
    actions: <NewEventButton />,
    tabs: <EventTabs address={address} filter={filter} onChange={onChange} pressed={pressed} onPress={onPress} />,
    filters: <FilterBar filters={filters} query={address} onChange={onChange} />,
    chips: (
      <>
        <FilterChips filters={filters} query={address} onChange={onChange} />
        {!showsCalendar && <ReversedPeriodAlert {...filter} />}
      </>
    ),
  };
  if (!showsCalendar && address.tab !== 'drafts') return <EventTable {...list} {...shared} />;
  return (
    <Page isWide title={t.title} actions={shared.actions} tabs={shared.tabs} hasDrawer={address.selected !== undefined}>
      <InvalidFiltersAlert names={list.invalidParameters} />
      <ErrorBoundary key={address.tab}>
        <Suspense>
          {showsCalendar ? (
            <EventCalendar
              month={address.month}
              filter={filter}
              onMonth={(month) => onChange({ month })}
              selected={address.selected}
              onSelect={select}
            >
              {shared.filters}
              {shared.chips}
            </EventCalendar>
          ) : (
            <EventDrafts />
          )}
        </Suspense>
      </ErrorBoundary>
    </Page>
  );
}

function NewEventButton() {
  const { newEvent } = useAppMessages();
  const mayCreateEvents = useHasRole('planner');
  return (
    mayCreateEvents && (
      <Button
        ref={pageAction(newEvent)}
        component={Link}
        variant="contained"
        to={newEventPath()}
        startIcon={<CalendarPlus size={18} />}
        aria-label={newEvent}
        title={newEvent}
      >
        <span>{newEvent}</span>
      </Button>
    )
  );
}

/** Shown if the service has no desk interface. */
function EventsUnavailable() {
  const t = useEventListMessages();
  const { productName } = useCommonMessages();
  return (
    <>
      <title>{`${t.title} · ${productName}`}</title>
      <EmptyState icon={CalendarX} title={t.unavailableTitle} headingLevel="h1" actions={<NewEventButton />}>
        {t.unavailable}
      </EmptyState>
    </>
  );
}
