import Box from '@mui/material/Box';
import { useEventMessages } from '../../i18n/event.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/localeStore.ts';
import { zoneName } from '../../i18n/zoneName.ts';
import { minutesBetween } from './eventWarnings.ts';
import { listedZone, readerZone } from './zones.ts';

interface EventTimesProps {
  /** Timestamps in UTC. */
  start: string;
  end: string;
  /** The time zone of the venue. */
  zone: string;
  /** A virtual event has no venue. */
  isVirtual: boolean;
}

/** Start and end on three clocks (venue, user, UTC), and the duration. */
export function EventTimes({ start, end, zone, isVirtual }: EventTimesProps) {
  const t = useEventMessages();
  const format = useFormat();
  const { locale } = useLocale();
  const clocks = [
    { label: isVirtual ? t.ofEvent : t.atVenue, zone },
    { label: t.forYou, zone: readerZone() },
    { label: t.inUtc, zone: 'UTC' },
  ];
  return (
    <Box component="table" sx={timesStyle} aria-label={t.sameMoment}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.start}</th>
          <th scope="col">{t.end}</th>
        </tr>
      </thead>
      <tbody>
        {clocks.map((clock) => (
          <tr key={clock.label}>
            <th scope="row">
              {clock.label}
              <small>{zoneName(clock.zone, locale)}</small>
              {clock.zone !== 'UTC' && <small>{listedZone(clock.zone).replaceAll('_', ' ')}</small>}
            </th>
            <td data-label={t.start}>{format.momentIn(start, clock.zone)}</td>
            <td data-label={t.end}>{format.momentIn(end, clock.zone)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t.length}</th>
          <td colSpan={2}>{format.duration(minutesBetween(start, end))}</td>
        </tr>
      </tbody>
    </Box>
  );
}

const timesStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'body2.fontSize',
  lineHeight: 1.45,
  '& thead th': { color: 'text.secondary', fontSize: 'body3.fontSize' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: '7px',
    paddingInlineEnd: 1.25,
    fontWeight: 400,
  },
  '& tbody tr > *': { borderTop: 1, borderColor: 'divider' },
  '& th[scope="row"]': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& small': {
    display: 'block',
    fontWeight: 400,
    fontSize: 'body3.fontSize',
    color: 'text.secondary',
    whiteSpace: 'normal',
  },
  '@media (max-width: 37.497rem)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderTop: 1,
      borderColor: 'divider',
      padding: '6px 0',
    },
    '& tbody tr > *': { borderTop: 0, padding: '2px 0' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'inline-block',
      width: '3.5rem',
      color: 'text.secondary',
    },
  },
} as const;
