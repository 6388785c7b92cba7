import { useQuery } from '@tanstack/react-query';
import { dayFilters } from '../../components/form/dayFilters.tsx';
import type { Filter } from '../../components/form/FilterBar.tsx';
import { EVENT_STATUSES, EVENT_TYPES } from '../../contract/event.ts';
import { useEventLabels } from '../../i18n/eventLabels.ts';
import { useEventListMessages } from '../../i18n/eventList.ts';
import { useFormat } from '../../i18n/format.ts';
import { kolOptions } from '../../queries/kols.ts';
import type { EventFilter } from './searchParams.ts';

/**
 * The filters of the events.
 * @param hasDays false for the calendar, whose month is its own filter
 */
export function useEventFilters(
  query: EventFilter,
  onChange: (change: EventFilter, options?: { replace: boolean }) => void,
  hasDays: boolean,
): Filter<keyof EventFilter>[] {
  const t = useEventListMessages();
  const labels = useEventLabels();
  const format = useFormat();
  // The address holds the id of a KOL; this query loads the name.
  const { data: attendee } = useQuery({ ...kolOptions(query.attendee ?? ''), enabled: query.attendee !== undefined });
  return [
    { name: 'search', label: t.search, placeholder: t.searchPlaceholder },
    { name: 'event_type', label: labels.event_type, values: EVENT_TYPES, labels: labels.eventTypes },
    { name: 'status', label: labels.status, values: EVENT_STATUSES, labels: labels.statuses },
    ...(hasDays ? dayFilters({ query, labels: t, shortLabels: t.shortDays, format, onChange }) : []),
    // Set by a link, and removed by its chip.
    {
      label: t.attendee,
      names: ['attendee'],
      valueText: query.attendee && (attendee?.full_name || query.attendee),
      control: null,
    },
  ];
}
