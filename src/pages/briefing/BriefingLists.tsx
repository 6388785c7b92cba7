import type { Kol, KolInclude } from '../../contract/kol.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { optional, Value } from '../../ui/Value.tsx';
import { useBriefingWords } from '../../words/briefing.ts';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { labelOf } from '../../words/labelOf.ts';
import { Cut } from './Cut.tsx';

/** How much of each list fits on the page. */
const MOST = 3;

interface Line {
  key: string;
  day: string | null | undefined;
  text: string | null | undefined;
  detail?: string | null;
}

/** Last interactions, coming and recent events, recent publications. */
export function BriefingLists({ kol }: { kol: Read<Kol> }) {
  const t = useBriefingWords();
  const words = useKolWords();
  const today = new Date().toISOString().slice(0, 10);
  const events = kol.events?.map(({ name, date, role }, index): Line => {
    return { key: `${index}`, day: date, text: name, detail: optional(role, (known) => labelOf(words.roles, known)) };
  });
  const interactions = kol.interactions?.map(({ subject, date, type, summary }, index): Line => {
    const kind = optional(type, (known) => labelOf(words.interactionTypes, known));
    return {
      key: `${index}`,
      day: date,
      text: subject ?? kind,
      detail: [subject && kind, summary].filter(Boolean).join(': '),
    };
  });
  const publications = kol.publications?.map(({ title, journal, published_on }, index): Line => {
    return { key: `${index}`, day: published_on, text: title, detail: journal };
  });
  const isComing = ({ day }: Line) => (day ?? '') >= today;
  const coming = events?.filter(isComing);
  const recent = events?.filter((line) => !isComing(line));
  const isLost = (list: KolInclude) => isUnreadable(kol, list);
  return (
    <>
      <List title={t.interactions} lines={newest(interactions)} isLost={isLost('interactions')} />
      <List isBrief title={t.coming} lines={newest(coming)?.reverse()} isLost={isLost('events')} />
      <List isBrief title={t.recent} lines={newest(recent)} isLost={isLost('events')} />
      <List title={t.publications} lines={newest(publications)} isLost={isLost('publications')} />
    </>
  );
}

const newest = (lines: Line[] | undefined) =>
  lines?.toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? ''));

interface ListProps {
  title: string;
  /** Every entry, the nearest to today first; undefined where the service did not answer the list. */
  lines: Line[] | undefined;
  /** True where something of the list could not be read. */
  isLost: boolean;
  /** True where an entry has a line only. */
  isBrief?: boolean;
}

function List({ title, lines, isLost, isBrief = false }: ListProps) {
  const t = useBriefingWords();
  const { notAnswered, notReadable } = useKolWords();
  const format = useFormat();
  const all = lines?.length ?? 0;
  return (
    <section>
      <h3>{all > MOST ? t.someOf(title, MOST, all) : title}</h3>
      {all === 0 && <p>{isLost ? notReadable : lines === undefined ? notAnswered : t.noneRecorded}</p>}
      <ul>
        {lines?.slice(0, MOST).map(({ key, day, text, detail }) => (
          <li key={key}>
            <time dateTime={day ?? undefined}>
              <Value>{optional(day, format.day)}</Value>
            </time>
            <Cut kind={isBrief ? 'line' : 'entry'}>
              <Value>{text}</Value>
              {detail && <span className="detail"> · {detail}</span>}
            </Cut>
          </li>
        ))}
      </ul>
    </section>
  );
}
