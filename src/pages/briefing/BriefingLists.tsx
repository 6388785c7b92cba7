import type { KolInclude } from '../../contract/kol.ts';
import type { KolRecord, ReadKol } from '../../contract/readKol.ts';
import { isUnreadable } from '../../contract/tolerant.ts';
import { useNamedTexts } from '../../ui/AnyValue.tsx';
import { Joined } from '../../ui/Joined.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { useBriefingWords } from '../../words/briefing.ts';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { dateOf, headlineOf, isUpcoming, newestFirst } from '../shared/kolRecords.ts';
import { useRecordDetails } from '../shared/useRecordDetails.ts';
import styles from './BriefingSheet.module.css';
import { Cut } from './Cut.tsx';
import type { TextKind } from './onePage.ts';

/** Last interactions, coming and recent events, recent publications. @param most how many entries of each */
export function BriefingLists({ kol, most }: { kol: ReadKol; most: number }) {
  const t = useBriefingWords();
  const isComing = (record: KolRecord) => isUpcoming(dateOf('events', record));
  const events = kol.events && newestFirst('events', kol.events);
  const list = (include: KolInclude) => ({ include, most, isLost: isUnreadable(kol, include) });
  return (
    <>
      <List
        {...list('interactions')}
        title={t.interactions}
        records={kol.interactions && newestFirst('interactions', kol.interactions)}
      />
      <List {...list('events')} title={t.coming} records={events?.filter(isComing).reverse()} isBrief />
      <List {...list('events')} title={t.recent} records={events?.filter((event) => !isComing(event))} isBrief />
      <List
        {...list('publications')}
        title={t.publications}
        records={kol.publications && newestFirst('publications', kol.publications)}
      />
    </>
  );
}

interface ListProps {
  include: KolInclude;
  title: string;
  /** How many entries there is room for. */
  most: number;
  /** Every entry, the nearest to today first; undefined where the service did not answer the list. */
  records: readonly KolRecord[] | undefined;
  /** True where the list could not be read. */
  isLost: boolean;
  /** True where an entry has a line only. */
  isBrief?: boolean;
}

function List({ include, title, most, records, isLost, isBrief = false }: ListProps) {
  const t = useBriefingWords();
  const { notAnswered, notReadable } = useKolWords();
  const all = records?.length ?? 0;
  return (
    <section>
      <h3>{all > most ? t.someOf(title, most, all) : title}</h3>
      {all === 0 && <p>{isLost ? notReadable : records === undefined ? notAnswered : t.noneRecorded}</p>}
      <ul>
        {records?.slice(0, most).map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries of an answer have no identity and never change their order
          <Entry key={index} include={include} record={record} kind={isBrief ? 'line' : 'entry'} />
        ))}
      </ul>
    </section>
  );
}

/** An entry: its day, what it is, and whatever else it says as far as there is room. */
function Entry({ include, record, kind }: { include: KolInclude; record: KolRecord; kind: TextKind }) {
  const { recordField } = useKolWords();
  const format = useFormat();
  const day = dateOf(include, record);
  const headline = headlineOf(include, record);
  const details = useRecordDetails()(record);
  const further = useNamedTexts()({ record: record.further, labels: recordField });
  const texts = [...details, ...further];
  return (
    <li>
      <time dateTime={day}>
        <Value>{optional(day, format.day)}</Value>
      </time>
      <Cut kind={kind}>
        {headline ? <bdi>{headline}</bdi> : texts.length === 0 && <Value>{undefined}</Value>}
        {texts.length > 0 && (
          <span className={styles.detail}>
            {headline && ' · '}
            <Joined texts={texts} />
          </span>
        )}
      </Cut>
    </li>
  );
}
