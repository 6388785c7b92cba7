import { Link } from 'react-router';
import { Section } from '../../components/layout/Section.tsx';
import { createdEventPath } from '../../paths.ts';
import { listCreated } from '../../storage/createdEvents.ts';
import { useFormat } from '../../words/format.ts';
import { useNewEventWords } from '../../words/newEvent.ts';
import styles from './CreatedHere.module.css';

/** The events that were created in this tab: nothing else could show them again. */
export function CreatedHere({ except }: { except?: string }) {
  const t = useNewEventWords();
  const format = useFormat();
  const others = listCreated().filter(({ event }) => event.id !== except);
  if (others.length === 0) return null;
  return (
    <div className={styles.created}>
      <Section title={t.createdHere}>
        <div className={styles.note}>{t.createdHereNote}</div>
        <ul className={styles.events}>
          {others.map(({ event, sent, zone }) => (
            <li key={event.id}>
              <Link to={createdEventPath(event.id)}>{event.name || sent.name}</Link>
              <div className={styles.line}>
                {t.createdHereLine(format.momentIn(event.start_date ?? sent.start_date, zone), sent.attendees.length)}
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
