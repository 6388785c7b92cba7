import type { Kol } from '../../contract/kol.ts';
import type { Read } from '../../contract/tolerant.ts';
import { optional, Value } from '../../ui/Value.tsx';
import { useBriefingWords } from '../../words/briefing.ts';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { labelOf } from '../../words/labelOf.ts';

/** How much of each list fits on the page. */
const MOST = { interactions: 3, coming: 3, recent: 3, publications: 3 };

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
  return (
    <>
      <List title={t.interactions} lines={newest(interactions)?.slice(0, MOST.interactions)} />
      <List isBrief title={t.coming} lines={newest(events?.filter(isComing))?.reverse().slice(0, MOST.coming)} />
      <List isBrief title={t.recent} lines={newest(events?.filter((line) => !isComing(line)))?.slice(0, MOST.recent)} />
      <List title={t.publications} lines={newest(publications)?.slice(0, MOST.publications)} />
    </>
  );
}

const newest = (lines: Line[] | undefined) =>
  lines?.toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? ''));

/**
 * @param lines undefined where the service did not answer the list
 * @param isBrief true where an entry has one line, otherwise it has three at most
 */
function List({ title, lines, isBrief = false }: { title: string; lines: Line[] | undefined; isBrief?: boolean }) {
  const t = useBriefingWords();
  const { notAnswered } = useKolWords();
  const format = useFormat();
  return (
    <section>
      <h3>{title}</h3>
      {lines === undefined && <p>{notAnswered}</p>}
      {lines?.length === 0 && <p>{t.noneRecorded}</p>}
      <ul>
        {lines?.map(({ key, day, text, detail }) => (
          <li key={key}>
            <time dateTime={day ?? undefined}>
              <Value>{optional(day, format.day)}</Value>
            </time>
            <div className={isBrief ? 'cut-1' : 'cut-3'} dir="auto">
              <Value>{text}</Value>
              {detail && <span className="detail"> · {detail}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
