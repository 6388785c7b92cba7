import { styled } from '@mui/material/styles';
import { useFormat } from '../../words/format.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import { minutesBetween } from './eventWarnings.ts';
import { listedZone, readerZone } from './zones.ts';

interface EventTimesProps {
  /** Moments in UTC. */
  start: string;
  end: string;
  /** The venue's zone. */
  zone: string;
  /** Nobody meets at a venue. */
  isVirtual: boolean;
}

/** The same moments on three clocks: at the venue, the reader's, and UTC; and how long it is in between. */
export function EventTimes({ start, end, zone, isVirtual }: EventTimesProps) {
  const t = useNewEventWords();
  const format = useFormat();
  const clocks = [
    { label: isVirtual ? t.ofEvent : t.atVenue, zone },
    { label: t.forYou, zone: readerZone() },
    { label: t.inUtc, zone: 'UTC' },
  ];
  return (
    <Table aria-label={t.sameMoment}>
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
              <small>{listedZone(clock.zone).replaceAll('_', ' ')}</small>
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
    </Table>
  );
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  'th, td': { textAlign: 'start', verticalAlign: 'top', paddingBlock: 7, paddingInlineEnd: 10, fontWeight: 400 },
  'tbody tr > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  'th[scope=row]': { fontWeight: 600, whiteSpace: 'nowrap' },
  'thead th': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
  small: { display: 'block', fontWeight: 400, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    // On a phone each clock is a block: the two moments stand under each other.
    thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    tr: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      padding: '6px 0',
    },
    'tbody tr > *': { borderTop: 0, padding: '2px 0' },
    'td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'inline-block',
      width: '3.5rem',
      color: theme.vars.palette.text.secondary,
    },
  },
}));
