import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import type { Filter } from '../../components/form/FilterBar.tsx';
import { EVENT_STATUSES, EVENT_TYPES } from '../../contract/event.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useEventMessages } from '../../i18n/event.ts';
import { useEventsMessages } from '../../i18n/events.ts';
import { useFormat } from '../../i18n/format.ts';
import { kolOptions } from '../../queries/kols.ts';
import type { EventFilter } from './eventsAddress.ts';

/**
 * The filters of the events.
 * @param hasDays false for the calendar, whose month is its own filter
 */
export function useEventFilters(
  query: EventFilter,
  onChange: (change: EventFilter, options?: { replace: boolean }) => void,
  hasDays: boolean,
): Filter<keyof EventFilter>[] {
  const t = useEventsMessages();
  const words = useEventMessages();
  const format = useFormat();
  // The address holds the id of a KOL; the name is read.
  const { data: attendee } = useQuery({ ...kolOptions(query.attendee ?? ''), enabled: query.attendee !== undefined });
  const day = (name: 'from' | 'to', label: string) => ({
    label,
    names: [name],
    valueText: query[name] && format.day(query[name]),
    control: (
      <DayField
        id={`filter-${name}`}
        label={label}
        value={query[name] ?? ''}
        onChange={(value) => onChange({ [name]: value || undefined }, { replace: true })}
      />
    ),
  });
  return [
    { name: 'search', label: t.search, placeholder: t.searchPlaceholder },
    { name: 'event_type', label: words.event_type, values: EVENT_TYPES, labels: words.eventTypes },
    { name: 'status', label: words.status, values: EVENT_STATUSES, labels: words.statuses },
    ...(hasDays ? [day('from', t.from), day('to', t.to)] : []),
    // Set by a link, and removed by its chip.
    {
      label: t.attendee,
      names: ['attendee'],
      valueText: query.attendee && (attendee?.full_name || query.attendee),
      control: null,
    },
  ];
}

interface DayFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A day in the line of the filters, with its label inside. */
function DayField({ id, label, value, onChange }: DayFieldProps) {
  const { fieldName } = useCommonMessages();
  return (
    <OutlinedInput
      id={id}
      type="date"
      value={value}
      inputProps={{ 'aria-label': label }}
      startAdornment={
        <Box component="span" aria-hidden sx={{ marginInlineEnd: 1, whiteSpace: 'nowrap' }}>
          {fieldName(label)}
        </Box>
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
