import Button from '@mui/material/Button';
import { Archive, Check, SearchX } from 'lucide-react';
import { useId } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ResponseDetails } from '../../components/feedback/ResponseDetails.tsx';
import { DayInput } from '../../components/form/DayInput.tsx';
import { FormField } from '../../components/form/FormField.tsx';
import { NamedValues } from '../../components/layout/AnyValue.tsx';
import { Chip, type Tone } from '../../components/layout/Chip.tsx';
import { JoinedList } from '../../components/layout/JoinedList.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { useUrlState } from '../../components/table/urlState.ts';
import { localDay } from '../../contract/calendarDays.ts';
import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { headlineOf } from '../shared/kolRecords.ts';
import { useRecordDetails } from '../shared/useRecordDetails.ts';
import { KolSkeleton } from './KolHeader.tsx';
import styles from './KolTimeline.module.css';
import { RecordChip, RecordTitle } from './RecordTitle.tsx';
import { KolAddress, kindsOf } from './searchParams.ts';
import { filteredTimeline, type TimelineEntry, TODAY, timelineOf, yearsOf } from './timeline.ts';

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
  const table = useTableMessages();
  const format = useFormat();
  const [address, setAddress] = useUrlState(KolAddress);
  const entries = timelineOf(kol);
  const shown = filteredTimeline(entries, address);
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
  return (
    <>
      <TimelineFilters
        address={address}
        onChange={(change) => setAddress(change, { replace: true })}
        shown={shown.length}
        all={entries.length}
      />
      {remark !== '' && (
        <Alert severity="warning" variant="outlined">
          {remark}
          <ResponseDetails title={remark} response={kol.$response} />
        </Alert>
      )}
      {entries.length === 0 ? (
        <EmptyState icon={Archive} title={t.noTimeline} />
      ) : shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t.noTimelineMatch}
          actions={
            <Button
              variant="contained"
              onClick={() => setAddress({ kinds: undefined, since: undefined }, { replace: true })}
            >
              {table.clearFilters}
            </Button>
          }
        />
      ) : (
        <div className={styles.years}>
          {yearsOf(shown).map(({ year, entries: ofYear }) => (
            <Year key={year} year={year} entries={ofYear} />
          ))}
        </div>
      )}
    </>
  );
}

interface TimelineFiltersProps {
  address: KolAddress;
  onChange: (change: Partial<KolAddress>) => void;
  /** The numbers of entries. */
  shown: number;
  all: number;
}

/** Which lists the timeline shows, and from which day on. Without a selected list it shows all of them. */
function TimelineFilters({ address, onChange, shown, all }: TimelineFiltersProps) {
  const t = useKolMessages();
  const kinds = kindsOf(address);
  const toggle = (kind: KolInclude) => {
    const next = KOL_INCLUDES.filter((name) => kinds.includes(name) !== (name === kind));
    onChange({ kinds: next.length === KOL_INCLUDES.length ? undefined : next.join(',') });
  };
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div role="group" aria-label={t.timelineKinds} className={styles.kinds}>
        {KOL_INCLUDES.map((kind) => (
          <Button
            key={kind}
            variant="outlined"
            size="small"
            color={kinds.includes(kind) ? 'primary' : 'inherit'}
            aria-pressed={kinds.includes(kind)}
            // The mark keeps its place, so that a toggle never moves its neighbors.
            startIcon={<Check size={16} visibility={kinds.includes(kind) ? undefined : 'hidden'} />}
            onClick={() => toggle(kind)}
          >
            {t.tabs[kind]}
          </Button>
        ))}
      </div>
      <div className={styles.since}>
        <FormField id="timeline-since" label={t.since}>
          <DayInput
            id="timeline-since"
            value={address.since ?? ''}
            onDay={(day) => onChange({ since: day || undefined })}
          />
        </FormField>
      </div>
      <div role="status" className={styles.count}>
        {t.entries(shown, all)}
      </div>
    </div>
  );
}

interface YearProps {
  /** Empty for entries without a date. */
  year: string;
  entries: readonly (TimelineEntry | typeof TODAY)[];
}

function Year({ year, entries }: YearProps) {
  const t = useKolMessages();
  const format = useFormat();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.year}>
        {year || t.undated}
      </h2>
      <ol aria-labelledby={headingId} className={styles.entries}>
        {entries.map((entry) =>
          entry === TODAY ? (
            <li key={TODAY} aria-current="date" className={styles.today}>
              <span>{t.today}</span> <span>{format.day(localDay(new Date()))}</span>
            </li>
          ) : (
            <Entry key={entry.key} entry={entry} />
          ),
        )}
      </ol>
    </section>
  );
}

function Entry({ entry: { kind, date, record } }: { entry: TimelineEntry }) {
  const t = useKolMessages();
  const format = useFormat();
  // The chip shows these.
  const details = useRecordDetails()({ ...record, role: undefined, status: undefined, type: undefined });
  return (
    <li className={styles.entry}>
      <div className={styles.date}>
        <Value>{optional(date, format.day)}</Value>
      </div>
      <div className={styles.kind}>
        <Chip tone={TONES[kind]}>{t.kinds[kind]}</Chip>
      </div>
      <div className={styles.record}>
        <span className={styles.headline}>
          {headlineOf(kind, record) ? (
            <RecordTitle include={kind} record={record} />
          ) : (
            details.length === 0 && <Value>{undefined}</Value>
          )}
        </span>
        <RecordChip record={record} />
        {details.length > 0 && (
          <span className={styles.details}>
            {' '}
            <JoinedList texts={details} />
          </span>
        )}
        <NamedValues record={record.further} labels={t.recordField} />
      </div>
    </li>
  );
}
