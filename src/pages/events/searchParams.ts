import * as z from 'zod/mini';
import { listParameters, ofPageSizes, toListFilter, toListRequest } from '../../components/table/urlState.ts';
import { addDays, todayUtc } from '../../contract/calendarDays.ts';
import { EventListQuery } from '../../contract/event.ts';

const { sort: Sort, ...request } = EventListQuery.shape;

/** The URL parameters of the events: the request of the desk interface, and the settings of the screen. */
export const EventsAddress = z.strictObject({
  ...request,
  per_page: ofPageSizes(request.per_page),
  /** Without it, the upcoming events. */
  tab: z.optional(z.enum(['past', 'drafts'])),
  layout: z.optional(z.literal('calendar')),
  /** The month of the calendar, `YYYY-MM`; without it, this month. */
  month: z.optional(z.string().check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/))),
  ...listParameters,
});
export type EventsAddress = z.infer<typeof EventsAddress>;

/** True if the address shows the calendar. The drafts have none. */
export const isCalendar = ({ tab, layout }: EventsAddress) => layout === 'calendar' && tab !== 'drafts';

/** The filters, without page, order and the settings of the screen. */
export const toEventFilter = ({ tab: _tab, layout: _layout, month: _month, ...address }: EventsAddress): EventFilter =>
  toListFilter(toListRequest(address));

export type EventFilter = Omit<EventListQuery, 'page' | 'per_page' | 'sort'>;

/**
 * The filter of a tab. An event is upcoming until its last day (UTC) is over, and past from the day after its first one. In between
 * it is both, because the desk interface cannot find the events that ended before a day.
 */
export function tabFilter(filter: EventFilter, tab: 'upcoming' | 'past'): EventFilter {
  const today = todayUtc();
  const yesterday = addDays(today, -1);
  return tab === 'upcoming'
    ? { ...filter, from: filter.from !== undefined && filter.from > today ? filter.from : today }
    : { ...filter, to: filter.to !== undefined && filter.to < yesterday ? filter.to : yesterday };
}

/** The request of the table: the earliest upcoming event first, or the latest past one. */
export function toEventRequest(address: EventsAddress): EventListQuery {
  const { page, per_page, tab, sort } = address;
  const byDate = tab === 'past' ? '-start_date' : 'start_date';
  return {
    page,
    per_page,
    ...tabFilter(toEventFilter(address), tab === 'past' ? 'past' : 'upcoming'),
    sort: z.parse(z.catch(Sort, byDate), sort ?? byDate),
  };
}
