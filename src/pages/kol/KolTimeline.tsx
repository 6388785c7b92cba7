import Button from '@mui/material/Button';
import { Archive, Check, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import type { ReadKol } from '../../contract/readKol.ts';
import { isUnreadable } from '../../contract/tolerant.ts';
import { AnswerDetail } from '../../ui/AnswerDetail.tsx';
import { NamedValues } from '../../ui/AnyValue.tsx';
import { Joined } from '../../ui/Joined.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { Tag, type Tone } from '../../ui/Tag.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { headlineOf, isUpcoming } from '../shared/kolRecords.ts';
import { useRecordDetails } from '../shared/useRecordDetails.ts';
import { KolSkeleton } from './KolSkeleton.tsx';
import styles from './KolTimeline.module.css';
import { filteredTimeline, type TimelineEntry, timelineOf } from './timeline.ts';

const TONES: Record<KolInclude, Tone> = {
  events: 'accent',
  campaigns: 'info',
  interactions: 'positive',
  publications: 'warning',
};

/** All events, campaigns, interactions and publications of the KOL in one timeline; undefined while loading. */
export const KolTimeline = ({ kol }: { kol: ReadKol | undefined }) =>
  kol === undefined ? <KolSkeleton /> : <Timeline kol={kol} />;

/** Events, campaigns, interactions, publications. */
function Timeline({ kol }: { kol: ReadKol }) {
  const t = useKolWords();
  const format = useFormat();
  const [kinds, setKinds] = useState<ReadonlySet<KolInclude>>(new Set(KOL_INCLUDES));
  const [since, setSince] = useState('');
  const entries = useMemo(() => timelineOf(kol), [kol]);
  const shown = filteredTimeline(entries, kinds, since);
  const missing = KOL_INCLUDES.filter((include) => !Array.isArray(kol[include]));
  const [unreadable, unanswered] = [true, false].map((isLost) =>
    format.list(missing.filter((include) => isUnreadable(kol, include) === isLost).map((include) => t.tabs[include])),
  );
  const remark = format.sentences([
    unreadable && t.timelineNotReadable(unreadable),
    unanswered && t.timelineNotAnswered(unanswered),
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
          <AnswerDetail title={remark} answer={kol.$answer} />
        </Alert>
      )}
      {entries.length === 0 ? (
        <StatePanel icon={<Archive size={40} />} title={t.noTimeline} />
      ) : shown.length === 0 ? (
        <StatePanel icon={<SearchX size={40} />} title={t.noTimelineMatch} />
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
  const t = useKolWords();
  const format = useFormat();
  const details = useRecordDetails()(record);
  return (
    <li className={styles.entry}>
      <div className={styles.date}>
        <Value>{optional(date, format.day)}</Value>
      </div>
      <div className={styles.kind}>
        <Tag tone={TONES[kind]}>{t.kinds[kind]}</Tag>
      </div>
      <div className={styles.record}>
        <div className={styles.headline}>
          <span dir="auto">
            <Value>{headlineOf(kind, record)}</Value>
          </span>{' '}
          {kind === 'events' && isUpcoming(date) && <Tag tone="info">{t.upcoming}</Tag>}
        </div>
        {details.length > 0 && (
          <div className={styles.details}>
            <Joined texts={details} />
          </div>
        )}
        <div className={styles.further}>
          <NamedValues record={record.further} labels={t.recordField} />
        </div>
      </div>
    </li>
  );
}
