import Button from '@mui/material/Button';
import { Archive, Check, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ResponseDetails } from '../../components/feedback/ResponseDetails.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { NamedValues } from '../../components/layout/AnyValue.tsx';
import { Chip, type Tone } from '../../components/layout/Chip.tsx';
import { JoinedList } from '../../components/layout/JoinedList.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { headlineOf, isUpcoming, useRecordDetails } from '../shared/kolRecords.ts';
import { KolSkeleton } from './KolHeader.tsx';
import styles from './KolTimeline.module.css';
import { filteredTimeline, type TimelineEntry, timelineOf } from './timeline.ts';

const TONES: Record<KolInclude, Tone> = {
  events: 'accent',
  campaigns: 'info',
  interactions: 'positive',
  publications: 'warning',
};

/** All events, campaigns, interactions and publications of the KOL in one timeline; undefined while loading. */
export const KolTimeline = ({ kol }: { kol: ParsedKol | undefined }) =>
  kol === undefined ? <KolSkeleton /> : <Timeline kol={kol} />;

/** Events, campaigns, interactions, publications. */
function Timeline({ kol }: { kol: ParsedKol }) {
  const t = useKolMessages();
  const format = useFormat();
  const [kinds, setKinds] = useState<ReadonlySet<KolInclude>>(new Set(KOL_INCLUDES));
  const [since, setSince] = useState('');
  const entries = timelineOf(kol);
  const shown = filteredTimeline(entries, kinds, since);
  const missing = KOL_INCLUDES.filter((include) => !Array.isArray(kol[include]));
  const [unreadable, absent] = [true, false].map((isInvalid) =>
    format.list(
      missing.filter((include) => isUnreadable(kol, include) === isInvalid).map((include) => t.tabs[include]),
    ),
  );
  const remark = format.sentences([
    unreadable && t.timelineNotReadable(unreadable),
    absent && t.timelineNotAnswered(absent),
  ]);
  const toggle = (kind: KolInclude) => {
    const next = new Set(kinds);
    if (!next.delete(kind)) next.add(kind);
    setKinds(next);
  };
  return (
    <>
      <div className={styles.filters}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div role="group" aria-label={t.timelineKinds} className={styles.kinds}>
          {KOL_INCLUDES.map((kind) => (
            <Button
              key={kind}
              variant="outlined"
              color={kinds.has(kind) ? 'primary' : 'inherit'}
              aria-pressed={kinds.has(kind)}
              startIcon={kinds.has(kind) ? <Check size={16} /> : undefined}
              onClick={() => toggle(kind)}
            >
              {t.tabs[kind]}
            </Button>
          ))}
        </div>
        <div className={styles.since}>
          <TextField
            id="timeline-since"
            type="date"
            label={t.since}
            value={since}
            onChange={(change) => setSince(change.target.value)}
          />
        </div>
        <div role="status" className={styles.count}>
          {t.entries(shown.length, entries.length)}
        </div>
      </div>
      {remark !== '' && (
        <Alert severity="warning" variant="outlined">
          {remark}
          <ResponseDetails title={remark} response={kol.$response} />
        </Alert>
      )}
      {entries.length === 0 ? (
        <EmptyState icon={<Archive size={40} />} title={t.noTimeline} />
      ) : shown.length === 0 ? (
        <EmptyState icon={<SearchX size={40} />} title={t.noTimelineMatch} />
      ) : (
        <ol aria-label={t.tabs.timeline} className={styles.entries}>
          {shown.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </ol>
      )}
    </>
  );
}

function Entry({ entry: { kind, date, record } }: { entry: TimelineEntry }) {
  const t = useKolMessages();
  const format = useFormat();
  const details = useRecordDetails()(record);
  return (
    <li className={styles.entry}>
      <div className={styles.date}>
        <Value>{optional(date, format.day)}</Value>
      </div>
      <div className={styles.kind}>
        <Chip tone={TONES[kind]}>{t.kinds[kind]}</Chip>
      </div>
      <div className={styles.record}>
        <div className={styles.headline}>
          <span dir="auto">
            <Value>{headlineOf(kind, record)}</Value>
          </span>{' '}
          {kind === 'events' && isUpcoming(date) && <Chip tone="info">{t.upcoming}</Chip>}
        </div>
        {details.length > 0 && (
          <div className={styles.details}>
            <JoinedList texts={details} />
          </div>
        )}
        <div className={styles.further}>
          <NamedValues record={record.further} labels={t.recordField} />
        </div>
      </div>
    </li>
  );
}
