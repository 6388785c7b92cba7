import type { ReactNode } from 'react';
import { useNamedTexts } from '../../components/layout/AnyValue.tsx';
import { JoinedList } from '../../components/layout/JoinedList.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import type { KolInclude } from '../../contract/kol.ts';
import type { KolRecord, ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { dateOf, hasUnreadableDays, headlineOf, isUpcoming, newestFirst } from '../shared/kolRecords.ts';
import { useRecordDetails } from '../shared/useRecordDetails.ts';
import styles from './BriefingSheet.module.css';
import type { TextKind } from './fitToPage.ts';

/**
 * Latest interactions, upcoming and recent events, latest publications.
 * @param maxEntries the maximum number of entries per list
 */
export function BriefingLists({ kol, maxEntries }: { kol: ParsedKol; maxEntries: number }) {
  const t = useKolMessages().briefing;
  const isComing = (record: KolRecord) => isUpcoming(dateOf('events', record));
  const events = kol.events && newestFirst('events', kol.events);
  const list = (include: KolInclude) => ({ include, maxEntries, isLost: hasUnreadableDays(kol, include) });
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
  /** The maximum number of entries. */
  maxEntries: number;
  /** Every entry, nearest to today first; undefined if the service did not send the list. */
  records: readonly KolRecord[] | undefined;
  /** True if the list, or the day of every entry, is unreadable: it may have entries that are not here. */
  isLost: boolean;
  /** True if each entry has only one line. */
  isBrief?: boolean;
}

function List({ include, title, maxEntries, records, isLost, isBrief = false }: ListProps) {
  const { briefing: t, notAnswered, notReadable } = useKolMessages();
  const all = records?.length ?? 0;
  return (
    <section>
      <h3>{all > maxEntries ? t.someOf(title, maxEntries, all) : title}</h3>
      {all === 0 && <p>{isLost ? notReadable : records === undefined ? notAnswered : t.noneRecorded}</p>}
      <ul>
        {records?.slice(0, maxEntries).map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries have no identity and never change their order
          <Entry key={index} include={include} record={record} kind={isBrief ? 'line' : 'entry'} />
        ))}
      </ul>
    </section>
  );
}

/** An entry: its day, its title, and further details if there is space. */
function Entry({ include, record, kind }: { include: KolInclude; record: KolRecord; kind: TextKind }) {
  const { recordField } = useKolMessages();
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
      <ClampedText kind={kind}>
        {headline ? <bdi>{headline}</bdi> : texts.length === 0 && <Value>{undefined}</Value>}
        {texts.length > 0 && (
          <span className={styles.detail}>
            {headline && ' · '}
            <JoinedList texts={texts} />
          </span>
        )}
      </ClampedText>
    </li>
  );
}

/** A text that is shortened to fit the page, with a mark that says so. */
export function ClampedText({ kind, children }: { kind: TextKind; children: ReactNode }) {
  const t = useKolMessages().briefing;
  return (
    <div data-text="whole" className={styles[kind]} dir="auto">
      {children}
      <span className={styles.shortened}>{t.shortened}</span>
    </div>
  );
}
