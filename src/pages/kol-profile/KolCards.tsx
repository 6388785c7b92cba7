import CardActionArea from '@mui/material/CardActionArea';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import { optional } from '../../components/layout/Value.tsx';
import { useUrlState } from '../../components/table/urlState.ts';
import type { KolInclude } from '../../contract/kol.ts';
import type { KolRecord, ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { useCancelledEvents } from '../../queries/cancelledEvents.ts';
import { metricOf } from '../shared/kolMetrics.ts';
import { dateOf, headlineOf, isUndated, latestOf, nextOf } from '../shared/kolRecords.ts';
import styles from './KolProfile.module.css';
import { RecordChip } from './RecordTitle.tsx';
import { KolAddress, tabPath } from './searchParams.ts';
import type { KolList, KolLists } from './useKolProfile.ts';

/** What one needs before a call: the last contact, the next event, the latest publication, the response to emails. */
export function KolCards({ kol, lists }: { kol: ParsedKol; lists: KolLists }) {
  const t = useKolMessages();
  const format = useFormat();
  const openRate = optional(metricOf(kol, 'email_open_rate'), (rate) => t.opened(format.percent(rate)));
  const cancelled = useCancelledEvents(kol.id);
  const card = (include: KolInclude) => ({ kolId: kol.id, include, list: lists[include] });
  const events =
    typeof lists.events === 'string' ? lists.events : lists.events.filter(({ id = '' }) => !cancelled.has(id));
  return (
    <ul aria-label={t.glance} className={styles.cards}>
      <RecordCard {...card('interactions')} />
      <RecordCard {...card('events')} list={events} />
      <RecordCard {...card('publications')} />
      <RecordCard {...card('campaigns')} value={openRate} />
    </ul>
  );
}

interface RecordCardProps {
  kolId: string;
  include: KolInclude;
  list: KolList;
  /** Shown in place of the day of the record. */
  value?: string;
}

/** A link to a tab, with the record that matters most. Its height is the same while the list loads. */
function RecordCard({ kolId, include, list, value }: RecordCardProps) {
  const t = useKolMessages();
  const format = useFormat();
  const [address] = useUrlState(KolAddress);
  const record = recordFor(include, list);
  const day = record && dateOf(include, record);
  const isLoading = list === 'loading';
  const problem = problemOf(include, list);
  const noRecord = problem ? t[problem] : t.noCard[include];
  const headline = record && [headlineOf(include, record), record.journal].filter(Boolean).join(' · ');
  return (
    <Paper component="li" variant="outlined">
      <CardActionArea
        component={Link}
        to={tabPath(kolId, { ...address, tab: include })}
        preventScrollReset
        title={headline}
        className={styles.card}
      >
        <div className={styles.cardLabel}>
          <span>{t.cards[include]}</span>
          {day && <span>{format.relativeDay(day)}</span>}
        </div>
        <div className={styles.cardValue}>
          {isLoading ? (
            <Skeleton width="55%" />
          ) : (
            <>
              <span>{value ?? (day ? format.day(day) : noRecord)}</span>
              {record && <RecordChip record={record} />}
            </>
          )}
        </div>
        <div className={styles.headline}>
          {isLoading ? (
            <Skeleton width="80%" />
          ) : (
            <span dir="auto">{headline || (value !== undefined && noRecord)}</span>
          )}
        </div>
      </CardActionArea>
    </Paper>
  );
}

/** The last contact, the next event, the latest publication or campaign; undefined without one. */
function recordFor(include: KolInclude, list: KolList): KolRecord | undefined {
  if (typeof list === 'string') return undefined;
  return include === 'events' ? nextOf(list) : latestOf(include, list);
}

/** Why the records are not known; undefined if they are, and while they load. */
function problemOf(include: KolInclude, list: KolList) {
  switch (list) {
    case 'loading':
      return undefined;
    case 'failed':
      return 'notLoadedShort';
    case 'absent':
      return 'notAnswered';
    case 'unreadable':
      return 'notReadable';
    default:
      return isUndated(include, list) ? 'notReadable' : undefined;
  }
}
